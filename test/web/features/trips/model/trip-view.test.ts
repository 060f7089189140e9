import { describe, expect, test } from 'vitest'
import { agentIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import {
  firstView,
  isNarrowed,
  noFilters,
  searchOfView,
  type TripView,
  viewOfSearch,
} from '../../../../../web/features/trips/model/trip-view'
import { day } from '../support'

describe('the view in the address', () => {
  const views: readonly Partial<TripView>[] = [
    {},
    { tab: 'due' },
    { term: 'Hartley & sons', mine: true },
    { states: ['quote', 'confirm_requested'], from: day('2027-01-01'), to: day('2027-12-31') },
    { sort: { field: 'sell', descending: true } },
    { sort: { field: 'dueDate', descending: true }, tab: 'cancelled' },
    {
      counted: {
        agentId: agentIdSchema.parse('agt_thabo'),
        endsFrom: day('2027-01-01'),
        owedIn: 'ZAR',
      },
    },
    { counted: { chasedOn: day('2027-01-01'), ids: [itineraryIdSchema.parse('itn_0001')] } },
    { counted: { ids: [] } },
  ]

  test.each(views)('comes back as it went: %o', (changes) => {
    const view = { ...firstView, ...changes }
    expect(viewOfSearch(new URLSearchParams(searchOfView(view).toString()))).toEqual(view)
  })

  test('is empty for what one sees first', () => {
    expect(searchOfView(firstView).toString()).toBe('')
  })

  test('leaves out what is not known', () => {
    const search = new URLSearchParams(
      'tab=secret&state=quote,lost&from=2027-02-31&to=tomorrow&sort=-colour&agent=you&by=me&ends=now&owed=%25&chase=yes',
    )
    expect(viewOfSearch(search)).toEqual({ ...firstView, states: ['quote'] })
  })
})

test('a list is narrowed by any filter, and not by its tab', () => {
  expect(isNarrowed(noFilters)).toBe(false)
  expect(isNarrowed({ ...noFilters, term: '  ' })).toBe(false)
  for (const one of [
    { term: 'a' },
    { states: ['quote'] as const },
    { to: day('2027-01-01') },
    { mine: true },
    { counted: { ids: [] } },
  ]) {
    expect(isNarrowed({ ...noFilters, ...one })).toBe(true)
  }
})
