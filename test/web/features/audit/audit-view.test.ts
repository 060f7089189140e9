import { expect, test } from 'vitest'
import {
  isNarrowed,
  searchOfView,
  viewOfSearch,
  whereOf,
} from '../../../../web/features/audit/model/audit-view'

const view = (text: string) => viewOfSearch(new URLSearchParams(text))

test('is its address and back; odd values are left out', () => {
  const text =
    'who=agt_a&whoName=Ada&action=x&about=cli_b&aboutName=Ada&from=2026-11-01&to=2026-11-02&agency=all'
  expect(searchOfView(view(text)).toString()).toBe(text)
  expect(searchOfView(view('from=yesterday&to=2026-02-31&other=1')).toString()).toBe('')
})

test.each([
  ['', undefined],
  ['agency=all', undefined],
  ['who=agt_a', { and: [{ or: [{ by: 'agt_a' }, { masqueradedBy: 'agt_a' }] }] }],
  ['action=x&about=cli_b', { and: [{ action: 'x' }, { clientId: 'cli_b' }] }],
  ['about=itn_b', { and: [{ itineraryId: 'itn_b' }] }],
  ['about=nonsense', undefined],
])('asks %s for %j', (text, where) => {
  expect(whereOf(view(text))).toEqual(where)
})

test('days begin and end where the person is', () => {
  const begins = new Date('2026-11-01T00:00').toISOString()
  const ends = new Date('2026-11-02T00:00').toISOString()
  expect(whereOf(view('from=2026-11-01&to=2026-11-01'))).toEqual({
    and: [{ timestamp: { gte: begins } }, { timestamp: { lt: ends } }],
  })
  expect([isNarrowed(view('agency=all')), isNarrowed(view('to=2026-11-01'))]).toEqual([false, true])
})
