import { describe, expect, test } from 'vitest'
import { parseFilter, parseWhere } from '#shared/catalogue/filter'
import { matches } from '#shared/catalogue/matches'
import { itineraryStates } from '#shared/itinerary/states'
import { tripWhitelist } from '../../../../../functions/itineraries/view/trip-list'
import { countedOfSearch } from '../../../../../web/features/trips/model/counted'
import {
  noFilters,
  sortFields,
  type TripFilters,
  type TripTab,
  tripTabs,
} from '../../../../../web/features/trips/model/trip-view'
import {
  liveWhere,
  tripsOrder,
  tripsWhere,
} from '../../../../../web/features/trips/model/trips-where'
import { day, naledi, today } from '../support'

const aTrip = (named: object = {}) => ({
  name: 'Botswana Adventure',
  clientName: 'Jonas Weber',
  state: 'confirmed',
  agentId: 'agt_naledi',
  startDate: '2027-03-20',
  problems: 0,
  stage: 'balance',
  dueDate: '2027-01-26',
  ...named,
})

/** Whether the server's own filter lets a trip through. */
function passes(ask: { tab?: TripTab; filters?: Partial<TripFilters> }, trip: object): boolean {
  const { tab = 'all', filters = {} } = ask
  const where = tripsWhere({ filters: { ...noFilters, ...filters }, tab, today, me: naledi })
  return matches(parseWhere(JSON.stringify(where), tripWhitelist), {
    read: (field) => (row: object) => Reflect.get(row, field),
  })(trip)
}

describe('the where clause of a tab', () => {
  test.each([
    ['all', {}, true],
    ['all', { state: 'cancelled' }, true],
    ['all', { state: 'saved' }, false],
    ['departing', { state: 'saved', startDate: '2027-01-19' }, false],
    ['attention', {}, false],
    ['attention', { problems: 1 }, true],
    ['attention', { state: 'unknown' }, true],
    ['attention', { dueDate: '2026-11-19' }, true],
    ['attention', { dueDate: '2026-11-20' }, false],
    ['attention', { state: 'cancelled', problems: 2 }, false],
    ['due', { dueDate: '2026-11-20' }, true],
    ['due', { dueDate: '2026-12-20' }, true],
    ['due', { dueDate: '2026-12-21' }, false],
    ['due', { dueDate: '2026-11-19' }, false],
    ['due', { dueDate: undefined }, false],
    ['departing', { startDate: '2027-01-19' }, true],
    ['departing', { startDate: '2027-01-20' }, false],
    ['departing', { startDate: '2026-11-19' }, false],
    ['paid', { stage: 'paid_in_full' }, true],
    ['paid', {}, false],
    ['cancelled', { state: 'cancelled' }, true],
    ['cancelled', {}, false],
  ] as const)('%s, for a trip with %o: %s', (tab, named, expected) => {
    expect(passes({ tab }, aTrip(named))).toBe(expected)
  })
})

describe('the where clause of the filters', () => {
  test('finds templates only where their state is asked for', () => {
    expect(passes({ filters: { states: ['saved'] } }, aTrip({ state: 'saved' }))).toBe(true)
    expect(passes({ filters: { states: ['quote'] } }, aTrip({ state: 'saved' }))).toBe(false)
  })

  test('takes a search text as it was typed', () => {
    const named = aTrip({ name: 'Hartley 50% off' })
    expect(passes({ filters: { term: '50%' } }, named)).toBe(true)
    for (const term of ['%', '50%off', '_'])
      expect(passes({ filters: { term } }, aTrip())).toBe(false)
  })

  test('finds a name, a client and a booking reference, upper and lower case alike', () => {
    for (const term of ['botswana', 'WEBER', 'wnd-47']) {
      expect(passes({ filters: { term } }, aTrip({ bookingReference: 'WND-47988' }))).toBe(true)
    }
    expect(passes({ filters: { term: 'kenya' } }, aTrip())).toBe(false)
  })

  test('takes states, days of departure and one’s own trips together', () => {
    const filters = {
      states: ['confirmed'],
      from: day('2027-03-01'),
      to: day('2027-03-20'),
      mine: true,
    } as const
    expect(passes({ filters }, aTrip())).toBe(true)
    for (const other of [
      { state: 'quote' },
      { startDate: '2027-02-28' },
      { startDate: '2027-03-21' },
    ]) {
      expect(passes({ filters }, aTrip(other))).toBe(false)
    }
    expect(passes({ filters }, aTrip({ agentId: 'agt_thabo' }))).toBe(false)
  })

  test('is one that the server takes, for every tab', () => {
    const counted = countedOfSearch(
      new URLSearchParams(`by=agt_thabo&ends=${today}&owed=ZAR&chase=${today}&trips=itn_0001`),
    )
    const filters = {
      term: 'a',
      states: ['quote'],
      from: today,
      to: today,
      mine: true,
      counted,
    } as const
    for (const tab of tripTabs) {
      const where = liveWhere(tripsWhere({ filters, tab, today, me: naledi }))
      expect(() => parseWhere(JSON.stringify(where), tripWhitelist)).not.toThrow()
    }
  })
})

test('the longest list that an agent sees fits into an address of CloudFront, which has 8,192 bytes', () => {
  const trips = Array.from({ length: 75 }, (_, at) => `itn_${String(at).padStart(26, 'a')}`)
  const filters = {
    term: '字'.repeat(100),
    states: [...itineraryStates],
    from: today,
    to: today,
    mine: true,
    counted: countedOfSearch(new URLSearchParams({ trips: trips.join() })),
  }
  const where = liveWhere(tripsWhere({ filters, tab: 'attention', today, me: naledi }))
  const order = tripsOrder({ field: 'sell', descending: true })
  const filter = JSON.stringify({ where, order, limit: 100, skip: 9_900 })
  const address = `https://app.tembeadirect.com/api/Itineraries?${new URLSearchParams({ filter })}`
  expect(address.length).toBeLessThan(8_192)
})

describe('the order', () => {
  test.each(sortFields)('by %s is one that the server takes, both ways', (field) => {
    for (const descending of [true, false]) {
      const filter = JSON.stringify({ order: tripsOrder({ field, descending }) })
      expect(() => parseFilter(filter, tripWhitelist)).not.toThrow()
    }
  })

  test('compares amounts within their currency', () => {
    expect(tripsOrder({ field: 'sell', descending: true })[0]).toBe('currency ASC')
  })
})
