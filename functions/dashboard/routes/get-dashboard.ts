import { dashboardRoutes } from '#shared/api/dashboard'
import type { Where } from '#shared/catalogue/filter-types'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { holdZone } from '#shared/itinerary/hold-zone'
import { endingHolds } from '../../data/itineraries/ending-holds'
import { itinerariesIn } from '../../data/itineraries/itinerary-reads'
import type { Columns } from '../../data/lists/columns'
import { ownWhere } from '../../data/lists/list-page'
import { type PaymentLine, paymentRowIn } from '../../data/lists/payment-lines'
import { itineraryKey } from '../../data/table/keys'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { paymentListMakers, paymentsOn } from '../../payments/lists/payment-list'
import { isOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { departureOf } from '../departure-checks'
import { countedTrips, figureFields, sumsOf, tripFigures } from '../trip-figures'

const dayMs = 24 * 3_600_000
const holdDays = 14
const weekDays = 7
const dueDays = 30
/** Rows of each card; its list has the others. */
const maxShown = 6

const makers = {
  ...tripListMakers,
  ...paymentListMakers,
  holds: endingHolds,
  read: (table: Table) => (keys: Parameters<typeof itinerariesIn>[1]) => itinerariesIn(table, keys),
}

/**
 * The business of an agency, or of one agent of it, from the lists that are kept in memory: what
 * changed of trips and of payments, the holds of two weeks, and the six trips that leave next.
 */
export const getDashboard = useCase(
  dashboardRoutes.getDashboard,
  async ({ query, principal }, deps: Deps<typeof makers>) => {
    const { tripList, paymentList, holds, read, clock } = deps
    const { agencyId, agentId } = principal
    const [now, today] = [clock.now(), clock.today(query.timeZone || undefined)]
    const mine: Where = { kind: 'equality', field: 'agentId', type: 'string', value: agentId }
    const where = ownWhere(query.whose === 'mine' ? mine : { kind: 'and', of: [] }, principal)
    const [list, payments, ending] = await Promise.all([
      tripList.now(agencyId),
      paymentsOn(today, { agencyId, paymentList }),
      holds.ofAgency(agencyId, { from: now, to: new Date(now.getTime() + holdDays * dayMs) }),
    ])
    const { departing, chase, ...figures } = tripFigures(
      [...list.pick({ kind: 'and', of: [where, countedTrips(today)] }, figureFields)],
      today,
    )
    const leaving = departing.slice(0, maxShown)
    const own = ending.filter(
      ({ trip }) =>
        isOwn(principal, trip) && (query.whose === 'agency' || trip.agentId === agentId),
    )
    const ownHolds = own.slice(0, maxShown)
    const ids = new Set([...leaving, ...ownHolds.map(({ trip }) => trip)].map(({ id }) => id))
    const records = new Map(
      (await read([...ids].map((id) => itineraryKey(agencyId, id)))).map(({ record }) => [
        record.id,
        record,
      ]),
    )
    return {
      today,
      ...figures,
      chase: { ...chase, trips: chase.trips.slice(0, maxShown) },
      holds: {
        count: own.length,
        soon: own.filter(({ until }) => Date.parse(until) - now.getTime() < dayMs).length,
        behind: behind(own.map(({ trip }) => trip.id)),
        trips: ownHolds.map(({ trip: { id, name, clientName }, until }) => {
          const stays = records.get(id)?.segments.filter(({ type }) => type === 'stay') ?? []
          const countries = stays.map(({ country }) => country)
          return { id, name, clientName, until, zone: holdZone(new Date(until), countries) }
        }),
      },
      due: dueIn(payments, where, today),
      departures: {
        count: departing.length,
        trips: leaving.map((trip) => departureOf(trip, records.get(trip.id))),
      },
    }
  },
)

/** With a search text and every state beside them, an address of CloudFront holds so many ids. */
const maxBehind = 75

/** The trips behind a figure, each once; undefined for more than an address holds. */
function behind(ids: readonly ItineraryId[]): ItineraryId[] | undefined {
  const trips = [...new Set(ids)]
  return trips.length > maxBehind ? undefined : trips
}

const expectedStatuses = ['Pending', 'Error']

function dueIn(payments: Columns<PaymentLine>, own: Where, today: CalendarDate) {
  const duePayments: Where = {
    kind: 'and',
    of: [
      own,
      { kind: 'equality', field: 'standing', type: 'string', value: 'open' },
      { kind: 'inq', field: 'status', type: 'string', value: expectedStatuses },
      { kind: 'lte', field: 'dueDate', type: 'date', value: addDays(today, dueDays) },
    ],
  }
  const lines = [...payments.pick(duePayments, ['amount', 'currency', 'dueDate', 'itineraryId'])]
  const between = (from: string, to: string) =>
    lines.filter(({ dueDate = '' }) => dueDate >= from && dueDate < to)
  const weekEnd = addDays(today, weekDays + 1)
  const [overdue, week, later] = [
    between('', today),
    between(today, weekEnd),
    between(weekEnd, '9999'),
  ]
  const sumOf = (own: typeof lines) => sumsOf(own, ({ amount }) => amount)
  const tripsOf = (own: typeof lines) => behind(own.map(({ itineraryId }) => itineraryId))
  const order = [{ field: 'dueDate', direction: 'ascending' }] as const
  return {
    overdue: sumOf(overdue),
    week: sumOf(week),
    later: sumOf(later),
    count: lines.length,
    overdueCount: overdue.length,
    behind: {
      all: tripsOf(lines),
      overdue: tripsOf(overdue),
      week: tripsOf(week),
      later: tripsOf(later),
    },
    payments: payments
      .page({ where: duePayments, order, limit: maxShown })
      .lines.map((line) => paymentRowIn(line, today)),
  }
}

export const handler = lambdaFor(getDashboard, makers)
