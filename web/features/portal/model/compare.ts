import type { PortalTrip } from '#shared/api/portal-shapes'
import { daysBetween } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf, joinWords } from '#shared/format/words'

/** What proposals are compared by: one cell for each of them, in their order. */
export interface CompareRow {
  readonly label: string
  readonly cells: readonly string[]
  /** Whether the proposals differ in it. */
  readonly isDifferent: boolean
}

/** The most proposals that stand side by side; more of them are not worth scrolling to. */
export const maxCompared = 6

/** The proposals row by row; what all of them leave out is left out. */
export function compareRows(trips: readonly PortalTrip[]): CompareRow[] {
  const stays = (trip: PortalTrip) => trip.parts.filter(({ kind }) => kind === 'stay')
  const money = ({ currency }: PortalTrip, amount: number | undefined) =>
    amount === undefined ? '' : formatMoney({ amount, currency }, { show: 'code' })
  const count = (trip: PortalTrip, kind: string) =>
    trip.parts.filter((part) => part.kind === kind).length
  const comparedRows: readonly (readonly [string, (trip: PortalTrip) => string])[] = [
    ['Price difference', (trip) => differenceOf(trip, trips)],
    ['Price', (trip) => money(trip, trip.price?.total)],
    ['Per person', (trip) => money(trip, perPersonOf(trip))],
    ['Deposit', (trip) => money(trip, trip.price?.deposit)],
    ['Dates', ({ startDate, endDate }) => rangeWithYear(startDate, endDate)],
    ['Nights', ({ startDate, endDate }) => String(daysBetween(startDate, endDate))],
    [
      'Countries',
      (trip) => joinWords([...new Set(stays(trip).flatMap(({ country = [] }) => country))]),
    ],
    [
      'Stays',
      (trip) =>
        stays(trip)
          .map(({ title, nights }) => `${title}, ${countOf(nights, 'night')}`)
          .join('\n'),
    ],
    [
      'Rooms',
      (trip) =>
        [...new Set(stays(trip).flatMap(({ rooms }) => rooms.map(({ name }) => name)))].join('\n'),
    ],
    [
      'Meals',
      (trip) => [...new Set(stays(trip).flatMap(({ mealBasis = [] }) => mealBasis))].join('\n'),
    ],
    ['Flights', (trip) => String(count(trip, 'flight') || '')],
    [
      'Activities',
      (trip) =>
        trip.parts
          .filter(({ kind }) => kind === 'activity')
          .map((part) => (part.isOffered ? `${part.title} (optional extra)` : part.title))
          .join('\n'),
    ],
  ]
  return comparedRows
    .map(([label, read]) => ({ label, cells: trips.map(read) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => ({ ...row, isDifferent: new Set(row.cells).size > 1 }))
}

/** `Lowest price`, or how much more than it; nothing where prices cannot be compared. */
function differenceOf({ price, currency }: PortalTrip, trips: readonly PortalTrip[]): string {
  const totals = trips.flatMap((trip) => trip.price?.total ?? [])
  const isComparable =
    totals.length === trips.length && trips.every((trip) => trip.currency === currency)
  if (!isComparable || trips.length < 2 || price?.total === undefined) return ''
  const more = price.total - Math.min(...totals)
  return more === 0 ? 'Lowest price' : `${formatMoney({ amount: more, currency })} more`
}

function perPersonOf({ price, adults, children }: PortalTrip): number | undefined {
  if (price?.perPerson !== undefined) return price.perPerson
  const people = adults + children
  return price?.total === undefined || people === 0 ? undefined : Math.round(price.total / people)
}
