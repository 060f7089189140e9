import { describe, expect, test } from 'vitest'
import type { Dashboard } from '#shared/api/dashboard'
import { parseWhere } from '#shared/catalogue/filter'
import { addMonths, type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import { agentIdSchema } from '#shared/ids/ids'
import { tripFigures } from '../../../../functions/dashboard/trip-figures'
import { Columns } from '../../../../functions/data/lists/columns'
import { type TripLine, tripLines } from '../../../../functions/data/lists/trip-lines'
import { tripWhitelist } from '../../../../functions/itineraries/view/trip-list'
import {
  behindPath,
  chasePath,
  departuresPath,
  monthPath,
  owedPath,
  soldPath,
  stagePath,
} from '../../../../web/features/dashboard/model/dashboard-words'
import { viewOfSearch } from '../../../../web/features/trips/model/trip-view'
import { tripsWhere } from '../../../../web/features/trips/model/trips-where'
import { manyTrips, today } from '../../../functions/dashboard/many-trips'

const trips = manyTrips(3_000)
const list = new Columns<TripLine>(tripLines)
for (const trip of trips) list.put({ version: 1, ...trip } as TripLine)
const me = agentIdSchema.parse('agt_naledi')

/** The trips that a link of the dashboard lists. */
function listed(path: string): string[] {
  const view = viewOfSearch(new URLSearchParams(path.split('?')[1]))
  const where = parseWhere(
    JSON.stringify(tripsWhere({ filters: view, tab: view.tab, today, me })),
    tripWhitelist,
  )
  return Array.from(list.pick(where, ['id']), ({ id }) => id)
}

describe.each(['agency', 'mine'] as const)(
  'the links of the figures of %s lead to exactly what was counted:',
  (whose) => {
    const own = trips.filter(({ agentId }) => whose === 'agency' || agentId === me)
    const figures = tripFigures(own, today)

    test('each stage of the pipeline', () => {
      for (const { stage, trips: count } of figures.pipeline) {
        expect([stage, listed(stagePath(stage, whose, today)).length]).toEqual([stage, count])
        expect(count).toBeGreaterThan(0)
      }
    })

    test('quotes to chase, and departures', () => {
      expect(listed(chasePath(whose, today)).sort()).toEqual(
        figures.chase.trips.map(({ id }) => id).sort(),
      )
      expect(listed(departuresPath(whose, today)).sort()).toEqual(
        figures.departing.map(({ id }) => id).sort(),
      )
    })

    test('margin by month and by agent', () => {
      const booked = own.filter(
        ({ margin = 0, state }) => margin !== 0 && /confirm|provisional|unknown/.test(state),
      )
      for (let at = -5; at < 7; at++) {
        const month: CalendarMonth = addMonths(monthOf(today), at)
        expect(listed(monthPath(month, whose)).length).toBe(
          booked.filter(({ startDate }) => monthOf(startDate) === month).length,
        )
      }
      for (const { agentId, trips: count } of figures.margin.agents) {
        expect(listed(soldPath(agentId, whose, figures as never as Dashboard)).length).toBe(count)
      }
    })

    test('costs in a currency', () => {
      expect(figures.exposure.map(({ currency }) => currency).sort()).toEqual(['KES', 'ZAR'])
      for (const { currency, trips: count } of figures.exposure) {
        expect(listed(owedPath(currency, whose, today)).length).toBe(count)
      }
    })

    test('trips that the server names; too many for an address lead to the nearest list', () => {
      const ids = own
        .filter(({ state }) => state === 'confirmed')
        .slice(0, 100)
        .map(({ id }) => id)
      expect(listed(behindPath(ids, whose, { tab: 'due' })).sort()).toEqual(ids.toSorted())
      expect(listed(behindPath([], whose, { tab: 'due' }))).toEqual([])
      expect(behindPath(undefined, 'agency', { tab: 'due' })).toBe('/trips-and-payments?tab=due')
    })
  },
)
