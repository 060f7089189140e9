import { describe, expect, test } from 'vitest'
import {
  adviceCodes,
  isAdvice,
  problem,
  problemCodes,
  problemSchema,
} from '#shared/itinerary/problem'
import {
  judge,
  type ProblemQuestion,
  problemsOf,
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

/** A margin of -1, and a group that cancelled for a fee, its guests still counted or not. */
const cancelledFor = (fee: number, isTakenOut?: true): Partial<ProblemQuestion> => ({
  totalMargin: -1,
  partyCancellations: [{ fee, ...(isTakenOut && { isTakenOut }) }] as unknown as NonNullable<
    ProblemQuestion['partyCancellations']
  >,
})

describe('the total margin', () => {
  const below = ['total-margin-below-zero: The total margin is below zero.']
  test.each<[string, Partial<ProblemQuestion>, string[]]>([
    ['of zero is none', { totalMargin: 0 }, []],
    ['below zero is a problem', { totalMargin: -1 }, below],
    ['below zero is none of a relaxed agency', { totalMargin: -1, agencyCode: 'YEL002' }, []],
    ['below zero is a problem while quoting, net', { totalMargin: -1, state: 'quoting' }, below],
    [
      'below zero is none while quoting, rack',
      { totalMargin: -1, state: 'quoting', model: 'rack' },
      [],
    ],
    ['below zero is a problem afterwards, rack', { totalMargin: -1, model: 'rack' }, below],
    ['below zero is none where a cancelled group’s fee covers it', cancelledFor(1), []],
    ['below zero is a problem beyond such a fee', cancelledFor(0), below],
    ['below zero is a problem once its places are given back', cancelledFor(9, true), below],
  ])('%s', (_, overrides, problems) => {
    expect(found(overrides).filter((one) => one.startsWith('total-margin'))).toEqual(problems)
  })

  test('is relaxed for YEL002 and YEL003', () => {
    expect(['YEL002', 'YEL003', 'YEL004'].map(isOnRelaxedList)).toEqual([true, true, false])
  })
})

describe('a gap', () => {
  const later = aStay({ id: 's2', startDate: '2027-06-19', endDate: '2027-06-20', nights: 1 })

  test('is a problem at its first night', () => {
    expect(problemsOf(question({ segments: [aStay(), later] }))).toEqual([
      { code: 'gap', message: 'There is a gap in the itinerary dates', date: '2027-06-18' },
    ])
  })

  test('is closed by a night on the way, not by a line that only spans days', () => {
    const overnight = (type: string) =>
      aStay({ id: 's3', type, startDate: '2027-06-18', endDate: '2027-06-19', rooms: [] })
    expect(found({ segments: [aStay(), overnight('road'), later] })).toEqual([])
    expect(found({ segments: [aStay(), overnight('service'), later] })).toHaveLength(1)
  })
})

test('a segment of an unknown type is advised on', () => {
  expect(problemsOf(question({ segments: [aStay({ type: 'balloon' })] }))).toEqual([
    { code: 'unknown-segment-type', message: 'Unknown segment type: balloon', segmentId: 's1' },
  ])
})

test('problems of the whole come first, then those of each segment in order', () => {
  const segments = [
    aStay({ id: 's1', type: 'balloon' }),
    aStay({ startDate: '2027-06-15', endDate: '2027-06-16' }),
    aStay({
      id: 's2',
      startDate: '2027-06-20',
      endDate: '2027-06-21',
      availabilityCheckedAt: '2026-11-01T00:00:00Z',
    }),
  ]
  const codes = problemsOf(question({ segments, totalMargin: -1 })).map(({ code }) => code)
  expect(codes).toEqual([
    'total-margin-below-zero',
    'gap',
    'unknown-segment-type',
    'availability-stale',
  ])
})

test('old availability is judged only at an instant', () => {
  const segments = [aStay({ availabilityCheckedAt: '2026-11-01T00:00:00Z' })]
  expect(found({ segments })).toHaveLength(1)
  expect(found({ segments, now: undefined })).toEqual([])
})

test('what the supplier system said stands while its stay is there', () => {
  const said = [
    problem('no-rooms', 'Taken', { segmentId: 's1' }),
    problem('supplier-failed', 'No answer'),
  ]
  const over = [
    problem('no-rooms', 'Taken', { segmentId: 'gone' }),
    problem('gap', 'There is a gap'),
  ]
  expect(judge(question(), [...over, ...said])).toEqual({ problems: said, advice: [] })
  expect(withoutSupplierProblems([...said, ...over])).toEqual([over[1]])
})

test('advice is kept apart from problems', () => {
  const segments = [aStay({ availabilityCheckedAt: '2026-11-01T00:00:00Z' })]
  const { problems, advice } = judge(question({ segments, totalMargin: -1 }), [])
  expect(problems.map(({ code }) => code)).toEqual(['total-margin-below-zero'])
  expect(advice.map(({ code }) => code)).toEqual(['availability-stale'])
})

describe('a stay that people arrange', () => {
  const arranged = { rooms: [], dmcArrangedOnly: true }
  const of = (stay: object, stored = [] as ReturnType<typeof problem>[]) =>
    judge(
      question({ segments: [aStay({ ...arranged, ...stay })], quotedAt: '2026-11-20T08:00:00Z' }),
      stored,
    ).problems.map(({ code }) => code)

  test.each([
    ['has a problem until it has a price', {}, ['no-price']],
    ['asks for one at a cost of nothing too', { costAmount: '0.00' }, ['no-price']],
    [
      'asks for one where a consultant is needed',
      { dmcArrangedOnly: false, consultantInteractionRequired: true },
      ['no-price'],
    ],
    ['is priced by its cost', { costAmount: '950' }, []],
    ['is priced by a sell by hand, at nothing too', { sellOverride: 0 }, []],
    ['may be left out of the charge', { chargeable: false }, []],
  ])('%s', (_, stay, codes) => {
    expect(of(stay)).toEqual(codes)
  })

  test('is not reproached twice where its rate is missing, nor at all once it is priced by hand', () => {
    const missing = problem('rate-rule-missing', 'No pricing rule found', { segmentId: 's1' })
    expect(of({}, [missing])).toEqual(['rate-rule-missing'])
    expect(of({ sellOverride: 95_000 }, [missing])).toEqual([])
  })
})

test('each problem can be stored, and none is advice', () => {
  expect(
    [problemCodes, adviceCodes].map((codes) => codes.every((code) => isAdvice({ code }))),
  ).toEqual([false, true])
  expect(problemCodes.some((code) => isAdvice({ code }))).toBe(false)
  for (const one of problemsOf(question({ totalMargin: -1 })))
    expect(problemSchema.parse(one)).toEqual(one)
})
