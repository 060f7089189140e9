import type {
  PortalHomeTrip,
  PortalPart,
  PortalPayment,
  PortalTrip,
} from '#shared/api/portal-shapes'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { longDate, rangeWithYear, shortDate, weekdayDate } from '#shared/format/dates'
import { countOf, joinWords } from '#shared/format/words'
import type { PortalStanding } from '#shared/itinerary/portal-standing'
import { excludedTitles } from '#shared/presentation/part-words'

const standingWords: Readonly<Record<PortalStanding, string>> = {
  proposal: 'Proposal',
  held: 'Held for you',
  confirmed: 'Confirmed',
  updating: 'Being updated',
  cancelled: 'Cancelled',
}

/** How a trip stands, and of a proposal what the client decided. */
export function tripStandingWords({
  standing,
  version,
}: Pick<PortalHomeTrip, 'standing' | 'version'>): string {
  if (standing === 'proposal' && version?.outcome === 'chosen') return 'You chose this'
  if (standing === 'proposal' && version?.outcome === 'notChosen') return 'Not chosen'
  return standingWords[standing]
}

/** `in 42 days`, `Tomorrow`, `Day 3 of your trip`; undefined once it is over. */
export function countdownOf(
  { startDate, endDate }: Pick<PortalTrip, 'startDate' | 'endDate'>,
  today: CalendarDate,
): string | undefined {
  const days = daysBetween(today, startDate)
  if (days > 1) return `${days} days to go`
  if (days === 1) return 'Tomorrow'
  if (days === 0) return 'It begins today'
  return today <= endDate ? `Day ${1 - days} of your trip` : undefined
}

/**
 * Whether somebody asks themselves how a flight stands: from the day before until the day after.
 */
export const isTravelDay = (
  { startDate, endDate }: Pick<PortalPart, 'startDate' | 'endDate'>,
  today: CalendarDate,
) => daysBetween(today, startDate) <= 1 && daysBetween(endDate, today) <= 1

/** `Sat, Jun 12, 07:10`: local times, as tickets show them. */
export function whenOf({ startDate, endDate, departureTime, arrivalTime }: PortalPart): string {
  const day = weekdayDate(startDate)
  const later = endDate !== startDate ? ` (${shortDate(endDate)})` : ''
  if (departureTime !== undefined && arrivalTime !== undefined)
    return `${day}, ${departureTime} – ${arrivalTime}${later} local time`
  if (departureTime !== undefined) return `${day}, leaves ${departureTime}`
  return arrivalTime === undefined ? day : `${day}, arrives ${arrivalTime}${later}`
}

export interface PortalFact {
  readonly value: number
  readonly label: string
}

/** The trip in four numbers; zeros are left out. */
export function factsOf({ startDate, endDate, adults, children, parts }: PortalTrip): PortalFact[] {
  const stays = parts.filter(({ kind }) => kind === 'stay')
  const fact = (value: number, one: string, many: string) => ({
    value,
    label: value === 1 ? one : many,
  })
  return [
    fact(daysBetween(startDate, endDate), 'night', 'nights'),
    fact(new Set(stays.map(({ title }) => title)).size, 'place', 'places'),
    fact(parts.filter(({ kind }) => kind === 'flight').length, 'flight', 'flights'),
    fact(adults + children, 'traveler', 'of you'),
  ].filter(({ value }) => value > 0)
}

/** What the price includes, the extras it could, and what the travelers arrange themselves. */
export function includedIn(parts: readonly PortalPart[]) {
  const ours = parts.filter(({ isIncluded }) => isIncluded)
  const stays = ours.filter(({ kind }) => kind === 'stay')
  const nights = stays.reduce((sum, { nights }) => sum + nights, 0)
  const boards = new Map<string, string[]>()
  for (const { mealBasis, title } of stays) {
    if (mealBasis !== undefined) boards.set(mealBasis, [...(boards.get(mealBasis) ?? []), title])
  }
  const count = (kind: PortalPart['kind']) => ours.filter((part) => part.kind === kind).length
  const [flights, roads] = [count('flight'), count('road')]
  return {
    included: [
      ...(nights > 0 ? [`${countOf(nights, 'night')} in the rooms shown`] : []),
      ...[...boards].map(([board, names]) => `${board} at ${joinWords([...new Set(names)])}`),
      ...(flights > 0 ? [`${countOf(flights, 'flight')} within the trip`] : []),
      ...(roads > 0 ? [countOf(roads, 'road transfer')] : []),
      ...ours.filter(({ kind }) => kind === 'activity').map(({ title }) => title),
      ...new Set(ours.flatMap(({ extras }) => extras)),
    ],
    ...excludedTitles(parts),
  }
}

/** The payment that is next: what failed or is due first. */
export const nextPayment = (payments: readonly PortalPayment[]): PortalPayment | undefined =>
  payments
    .filter(({ isPayable }) => isPayable)
    .toSorted((one, other) => ((one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1))[0]

/** `due Mar 20, 2027`, `received`, `$400 to be refunded`: where a payment stands. */
export function paymentWords(payment: PortalPayment, money: (amount: number) => string): string {
  const { refunded = 0, toRefund = 0, amount } = payment
  if (toRefund === 0 && refunded >= amount && refunded > 0) return 'refunded'
  if (toRefund > 0 || refunded > 0)
    return [
      refunded > 0 ? `${money(refunded)} refunded` : undefined,
      toRefund > 0 ? `${money(toRefund)} to be refunded` : undefined,
    ]
      .filter(Boolean)
      .join(', ')
  return [standingWordsFor(payment), payment.isKept && 'not refundable'].filter(Boolean).join(', ')
}

function standingWordsFor({ status, dueDate }: PortalPayment): string {
  const due = dueDate === undefined ? 'due now' : `due ${longDate(dueDate)}`
  switch (status) {
    case 'paid':
      return 'received, thank you'
    case 'processing':
      return 'processing, up to a few days'
    case 'failed':
      return `didn’t go through, ${due}`
    case 'overdue':
      return `overdue, was ${due}`
    case 'due':
      return due
  }
}

/** How a message names the stay that it is about. */
export const aboutStay = ({ title, startDate, endDate }: PortalPart): string =>
  `${title}, ${rangeWithYear(startDate, endDate)}`
