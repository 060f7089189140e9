import { describe, expect, test } from 'vitest'
import { problem, problemCodes, problemSchema, severityOf } from '#shared/itinerary/problem'
import {
  type ProblemQuestion,
  problemsOf,
  supplierProblemsOf,
  withoutSupplierProblems,
} from '#shared/itinerary/problems'
import { isOnRelaxedList } from '#shared/itinerary/relaxed-agencies'
import { aStay } from './builders'

const question = (overrides: Partial<ProblemQuestion> = {}): ProblemQuestion => ({
  segments: [aStay()],
  state: 'quote',
  model: 'net',
  agencyCode: 'MAR001',
  now: new Date('2026-11-20T12:00:00Z'),
  ...overrides,
})
const found = (overrides: Partial<ProblemQuestion>) =>
  problemsOf(question(overrides)).map(({ code, message }) => `${code}: ${message}`)

test('a stay with nothing against it has no problems', () => {
  expect(problemsOf(question())).toEqual([])
})

describe('the total margin', () => {
  const below = ['total-margin-below-zero: The total margin is below zero.']
  test.each<[string, Partial<ProblemQuestion>, string[]]>([
    ['of zero is none', { totalMargin: 0 }, []],
    ['below zero is a problem', { totalMargin: -1 }, below],
    ['below zero is none of a relaxed agency', { totalMargin: -1, agencyCode: 'YEL002' }, []],
    ['below zero is a problem while quoting, net', { totalMargin: -1, state: 'quoting' }, below],
    ['below zero is none while quoting, rack', { totalMargin: -1, state: 'quoting', model: 'rack' }, []],
    ['below zero is a problem afterwards, rack', { totalMargin: -1, model: 'rack' }, below],
  ])('%s', (_, overrides, problems) => {
    expect(found(overrides)).toEqual(problems)
  })

  test('is relaxed for YEL002 and YEL003', () => {
    expect(['YEL002', 'YEL003', 'YEL004'].map(isOnRelaxedList)).toEqual([true, true, false])
  })
})

describe('a gap', () => {
  const later = aStay({ id: 's2', startDate: '2027-06-19', endDate: '2027-06-20', nights: 1 })

  test('is a problem at its first night', () => {
    expect(problemsOf(question({ segments: [aStay(), later] }))).toEqual([
      { code: 'gap', message: 'There is a gap in the itinerary dates', date: '2027-06-18', severity: 'error' },
    ])
  })

  test('is closed by a night on the way, not by a line that only spans days', () => {
    const overnight = (type: string) =>
      aStay({ id: 's3', type, startDate: '2027-06-18', endDate: '2027-06-19', rooms: [] })
    expect(found({ segments: [aStay(), overnight('road'), later] })).toEqual([])
    expect(found({ segments: [aStay(), overnight('service'), later] })).toHaveLength(1)
  })
})

test('a segment of an unknown type is a warning', () => {
  expect(problemsOf(question({ segments: [aStay({ type: 'balloon' })] }))).toEqual([
    { code: 'unknown-segment-type', message: 'Unknown segment type: balloon', segmentId: 's1', severity: 'warning' },
  ])
})

test('problems of the whole come first, then those of each segment in order', () => {
  const segments = [
    aStay({ id: 's1', type: 'balloon' }),
    aStay({ startDate: '2027-06-15', endDate: '2027-06-16' }),
    aStay({ id: 's2', startDate: '2027-06-20', endDate: '2027-06-21', availabilityCheckedAt: '2026-11-01T00:00:00Z' }),
  ]
  const codes = problemsOf(question({ segments, totalMargin: -1 })).map(({ code }) => code)
  expect(codes).toEqual(['total-margin-below-zero', 'gap', 'unknown-segment-type', 'availability-stale'])
})

test('old availability is judged only at an instant', () => {
  const segments = [aStay({ availabilityCheckedAt: '2026-11-01T00:00:00Z' })]
  expect(found({ segments })).toHaveLength(1)
  expect(found({ segments, now: undefined })).toEqual([])
})

test('what the supplier system said stands while its stay is there', () => {
  const said = [problem('no-rooms', 'Taken', { segmentId: 's1' }), problem('supplier-failed', 'No answer')]
  const over = [problem('no-rooms', 'Taken', { segmentId: 'gone' }), problem('gap', 'There is a gap')]
  expect(supplierProblemsOf({ problems: [...over, ...said], segments: [aStay()] })).toEqual(said)
  expect(withoutSupplierProblems([...said, ...over])).toEqual([over[1]])
})

test('each code says how bad it is, and each problem can be stored', () => {
  expect(Object.keys(severityOf).sort()).toEqual([...problemCodes].sort())
  for (const one of problemsOf(question({ totalMargin: -1 }))) expect(problemSchema.parse(one)).toEqual(one)
})
