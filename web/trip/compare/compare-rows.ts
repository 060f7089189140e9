import type { PortalPart } from '#shared/api/portal-shapes'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf, joinWords } from '#shared/format/words'
import { excludedTitles } from '#shared/presentation/part-words'

type ComparedPart = Pick<
  PortalPart,
  | 'kind'
  | 'title'
  | 'nights'
  | 'country'
  | 'mealBasis'
  | 'extras'
  | 'isIncluded'
  | 'isOffered'
  | 'paidLocally'
> & { readonly rooms: readonly { readonly name: string }[] }

/** A trip as its client reads it, as far as it is compared with others. Amounts in minor units. */
export interface ComparedTrip {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly adults: number
  readonly children: number
  readonly currency: string
  readonly price?:
    | {
        readonly total?: number | undefined
        readonly perPerson?: number | undefined
        readonly deposit?: number | undefined
      }
    | undefined
  readonly parts: readonly ComparedPart[]
}

/** What proposals are compared by: one cell for each of them, in their order. */
export interface CompareRow {
  readonly label: string
  readonly cells: readonly string[]
  /** Whether the proposals differ in it. */
  readonly isDifferent: boolean
}

/** The most proposals that stand side by side; more of them are not worth scrolling to. */
export const maxCompared = 6

type Read = (trip: ComparedTrip) => string

/** The proposals row by row; what all of them leave out is left out. */
export function compareRows(trips: readonly ComparedTrip[]): CompareRow[] {
  const comparedRows: readonly (readonly [string, Read])[] = [
    ['Price difference', (trip) => differenceOf(trip, trips)],
    ...priceRows,
    ...journeyRows,
    ...inclusionRows,
  ]
  return comparedRows
    .map(([label, read]) => compareRow(label, trips.map(read)))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A row of its cells. */
export const compareRow = (label: string, cells: readonly string[]): CompareRow => ({
  label,
  cells,
  isDifferent: new Set(cells).size > 1,
})

const stays = ({ parts }: ComparedTrip) => parts.filter(({ kind }) => kind === 'stay')
const lines = (texts: readonly string[]) => [...new Set(texts)].join('\n')
const count = ({ parts }: ComparedTrip, kind: ComparedPart['kind']) =>
  String(parts.filter((part) => part.kind === kind).length || '')
const money = ({ currency }: ComparedTrip, amount: number | undefined) =>
  amount === undefined ? '' : formatMoney({ amount, currency }, { show: 'code' })

const priceRows: readonly (readonly [string, Read])[] = [
  ['Price', (trip) => money(trip, trip.price?.total)],
  ['Per person', (trip) => money(trip, perPersonOf(trip))],
  ['Deposit', (trip) => money(trip, trip.price?.deposit)],
]

const journeyRows: readonly (readonly [string, Read])[] = [
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
  ['Rooms', (trip) => lines(stays(trip).flatMap(({ rooms }) => rooms.map(({ name }) => name)))],
]

const inclusionRows: readonly (readonly [string, Read])[] = [
  ['Meals', (trip) => lines(stays(trip).flatMap(({ mealBasis = [] }) => mealBasis))],
  ['Flights', (trip) => count(trip, 'flight')],
  ['Transfers', (trip) => count(trip, 'road')],
  [
    'Activities',
    ({ parts }) =>
      parts
        .filter(({ kind }) => kind === 'activity')
        .map((part) => (part.isOffered ? `${part.title} (optional extra)` : part.title))
        .join('\n'),
  ],
  ['Extras', ({ parts }) => lines(parts.flatMap(({ extras }) => extras))],
  ['Not included', notIncluded],
]

/** What travelers arrange or pay on the way; optional extras stand among the activities. */
function notIncluded({ parts }: ComparedTrip): string {
  const local = parts.flatMap(({ title, paidLocally }) =>
    paidLocally === undefined ? [] : [`${title}: ${paidLocally}, paid locally`],
  )
  return lines([...excludedTitles(parts).own, ...local])
}

/**
 * `Lowest price`, or how much more than it, among those that have a price; nothing where prices
 * cannot be compared.
 */
function differenceOf({ price, currency }: ComparedTrip, trips: readonly ComparedTrip[]): string {
  const pricedTrips = trips.filter((trip) => trip.price?.total !== undefined)
  const isComparable =
    pricedTrips.length > 1 && pricedTrips.every((trip) => trip.currency === currency)
  if (!isComparable || price?.total === undefined) return ''
  const more = price.total - Math.min(...pricedTrips.flatMap((trip) => trip.price?.total ?? []))
  return more === 0 ? 'Lowest price' : `${formatMoney({ amount: more, currency })} more`
}

function perPersonOf({ price, adults, children }: ComparedTrip): number | undefined {
  if (price?.perPerson !== undefined) return price.perPerson
  const people = adults + children
  return price?.total === undefined || people === 0 ? undefined : Math.round(price.total / people)
}
