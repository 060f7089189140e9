import type { TransferView } from '#shared/api/suppliers'
import { addDays, type CalendarDate, calendarDate, weekdayOf } from '#shared/dates/calendar-date'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { instantsOf } from '#shared/itinerary/flight-status'
import { parseDecimal } from '#shared/money/decimal'
import { amountText, readAmount } from '#shared/money/money'
import { percentFactor } from '#shared/money/percent'
import { ratioOf } from '#shared/money/ratio'
import { scaleAmount } from '#shared/money/scale-amount'
import { bandFor, readChildBands } from '#shared/rates/child-bands'
import type { ConnectionRecord } from '../data/catalogue/catalogue-records'
import { groupBy } from '../data/table/group-by'
import { greatCircleKm, type Place, travelMinutes } from './transfers'

/** Who wants to go where, and when: without a day, what operates on any day is offered. */
export interface Journey {
  readonly from: Place
  readonly to: Place
  readonly pax: number
  /** Of the children among them. */
  readonly childrenAges?: readonly number[] | undefined
  readonly date?: CalendarDate | undefined
}

/**
 * The flights and transfers of the catalogue that lead from one transit point to another, the
 * earliest first. The price is what the operator's list asks of the whole party: a seat each, by the
 * ages of children where the list does, or as many vehicles as it fills.
 */
export function connectionsBetween(
  connections: readonly ConnectionRecord[],
  journey: Journey,
): TransferView[] {
  const { from, to, date } = journey
  return connections
    .filter(
      (connection) =>
        !connection.disabled &&
        connection.fromHubCode === from.transitPointCode &&
        connection.travelHubCode === to.transitPointCode &&
        (date === undefined || operatesOn(connection, date)),
    )
    .toSorted((one, other) =>
      (one.departureTime ?? '24').localeCompare(other.departureTime ?? '24'),
    )
    .map((connection) => offerFor(connection, journey))
}

/** Whether a connection operates on a day, by the dates of its list and its days of the week. */
export function operatesOn(
  { days, validFrom, validTo }: Pick<ConnectionRecord, 'days' | 'validFrom' | 'validTo'>,
  date: CalendarDate,
): boolean {
  if (validFrom !== undefined && date < validFrom) return false
  if (validTo !== undefined && date > validTo) return false
  const sunday = 7
  return days === undefined || days.includes(String(weekdayOf(date) || sunday))
}

function offerFor(connection: ConnectionRecord, journey: Journey): TransferView {
  const { from, to, pax } = journey
  const { type, cost, currency, costPer, seats = pax } = connection
  const amount = readAmount(cost, currency)
  const childSeats = costPer === 'person' ? seatsOfChildren(connection, amount, journey) : []
  const childCount = childSeats.reduce((sum, one) => sum + one.count, 0)
  const count = costPer === 'person' ? pax - childCount : Math.ceil(pax / seats)
  const total = childSeats.reduce((sum, one) => sum + one.amount * one.count, amount * count)
  return {
    type,
    from: from.transitPointCode,
    to: to.transitPointCode,
    fromName: from.name,
    toName: to.name,
    kilometres: Math.round(greatCircleKm(from, to)),
    minutes: connection.minutes ?? clockMinutes(connection, from, to) ?? travelMinutes(from, to),
    costAmount: amountText({ amount: total, currency }),
    currency,
    connection: {
      code: connection.connectionCode,
      operator: connection.operator,
      unitCost: amountText({ amount, currency }),
      costPer,
      count,
      ...(childSeats.length > 0 && {
        childSeats: childSeats.map((one) => ({
          unitCost: amountText({ amount: one.amount, currency }),
          count: one.count,
        })),
      }),
      seats: connection.seats,
      flightNumber: connection.flightNumber,
      departureTime: connection.departureTime,
      arrivalTime: connection.arrivalTime,
      luggage: connection.luggage,
      validTo: connection.validTo,
    },
  }
}

interface SeatsOfChildren {
  /** Of one, in minor units. */
  readonly amount: number
  readonly count: number
}

/** The seats of children that the list has at another price, the dearest first. */
function seatsOfChildren(
  { childBands = '', currency }: ConnectionRecord,
  full: number,
  { pax, childrenAges = [] }: Journey,
): SeatsOfChildren[] {
  const bands = readChildBands(childBands)
  if (typeof bands === 'string') return []
  const amounts = childrenAges.slice(0, pax).flatMap((age) => {
    const rate = bandFor(bands, { age, bed: undefined })?.rate
    if (rate === undefined) return []
    if ('percent' in rate)
      return scaleAmount(full, ratioOf({ times: [percentFactor(parseDecimal(rate.percent))] }))
    return readAmount(String(rate.amount), currency)
  })
  const counts = groupBy(
    amounts.filter((amount) => amount !== full),
    (amount) => amount,
  )
  return [...counts]
    .map(([amount, { length: count }]) => ({ amount, count }))
    .sort((one, other) => other.amount - one.amount)
}

const anyDay = calendarDate('2027-03-01')

/** Minutes between the clocks of both places, on the next day where they say an earlier hour. */
function clockMinutes(
  { departureTime, arrivalTime }: ConnectionRecord,
  from: Place,
  to: Place,
): number | undefined {
  const minutesUntil = (endDate: CalendarDate) => {
    const { departsAt, arrivesAt } = instantsOf({
      startDate: anyDay,
      endDate,
      departureTime,
      arrivalTime,
      fromZone: zoneOfCountry(from.countryCode),
      toZone: zoneOfCountry(to.countryCode),
    })
    if (departsAt === undefined || arrivesAt === undefined) return undefined
    return (arrivesAt.getTime() - departsAt.getTime()) / 60_000
  }
  const minutes = minutesUntil(anyDay)
  return minutes === undefined || minutes > 0 ? minutes : minutesUntil(addDays(anyDay, 1))
}
