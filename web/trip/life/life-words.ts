import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { countOf, joinWords } from '#shared/format/words'
import { hasPricePayments, isCancellationFee, refundedAmount } from '#shared/itinerary/payments'
import { openRequests } from '#shared/itinerary/room-requests'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { canDo } from '#shared/itinerary/transitions'
import { owedPayments } from '#shared/payments/payable-payment'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { moneyText } from '../../components/money/money-parts'
import type { MissingWay } from '../journey/missing-ways'
import type { Trip } from '../page/trip'
import { staleNote } from '../payments/may-collect'
import { sumNote } from '../payments/sum-note'
import { segmentName } from '../segments/segment-words'
import { bookingBehind } from './booking-behind'
import type { LifeEntry } from './life-menu'

/** The question before something that can't be undone right away. */
export interface Asked {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

/**
 * The question before a step; undefined for steps that start right away.
 * @param missing - stays that no transfer leads to
 */
export function questionOf(
  action: LifeEntry['action'],
  trip: Trip,
  missing: readonly MissingWay[],
): Asked | undefined {
  if (action === 'GetHold') return missing.length === 0 ? undefined : missingWords(missing)
  if (action === 'CancelBooking') return cancelWords(trip)
  if (action === 'requote') return requoteWords(trip)
  if (action === 'toBooking') return backWords(trip)
  return action === 'ConfirmQuote' ? confirmWords(trip) : undefined
}

/** Transfers that a hold would lock out of the trip. */
function missingWords(missing: readonly MissingWay[]): Asked {
  return {
    title: `${countOf(missing.length, 'transfer')} missing, hold anyway?`,
    text: `${missing.map(({ text }) => `${text}.`).join(' ')} Once rooms are held, transfers can’t be added without a requote.`,
    confirmLabel: 'Hold anyway',
  }
}

/** What cancelling does to rooms and to payments that nobody has made yet. */
export function cancelWords(trip: Trip): Asked {
  const what = trip.bookingReference === undefined ? 'itinerary' : 'booking'
  const open = owedPayments(trip).length
  return {
    title: `Cancel ${trip.name}?`,
    text: [
      roomsGoBack(trip),
      ...(open > 0 ? [`${countOf(open, 'unpaid payment')} will be cancelled.`] : []),
      'A cancelled trip can’t be reinstated.',
    ].join(' '),
    confirmLabel: `Cancel ${what}`,
  }
}

function roomsGoBack(trip: Trip): string {
  const { bookingReference } = trip
  if (bookingReference === undefined) return 'No rooms are held.'
  return `Rooms at ${campsOf(trip)} will be released immediately and booking ${bookingReference} cancelled.`
}

/** What requoting does: the price may change, the rooms stay held. */
export function requoteWords({ state, payments }: Trip): Asked {
  const isHeld = state === 'provisional' || state === 'confirm_requested' || state === 'confirmed'
  const rooms = isHeld ? 'Current rooms stay held until the next hold replaces them. ' : ''
  const money = hasPricePayments(payments)
    ? ' Payments stay as they are; the next quote shows the remaining balance.'
    : ''
  return {
    title: 'Requote this trip?',
    text: `${rooms}The price will be unlocked and rechecked with suppliers, so it may change.${money}`,
    confirmLabel: 'Requote',
  }
}

/** What going back to the booking gives up. */
function backWords(trip: Trip): Asked {
  const behind = bookingBehind(trip) ?? 'held'
  return {
    title: `Go back to the ${behind} booking?`,
    text: `The trip will be as it was booked, at the agreed price. Rooms and payments stay as they are. Changes made since remain in the history.`,
    confirmLabel: `Back to the ${behind} booking`,
  }
}

/** What confirming commits to. */
function confirmWords(trip: Trip): Asked {
  return {
    title: 'Confirm the booking?',
    text: `${campsOf(trip)} will receive the confirmed booking, and their cancellation policy will apply from then on.`,
    confirmLabel: 'Confirm booking',
  }
}

/** What follows the present state, in a sentence; empty if nothing does. */
export function nextWords(trip: Trip, today: CalendarDate): string {
  const { state, payments } = trip
  const requests = openRequests({ state, segments: trip.itinerary.segments })
  const due = nextDueWords(trip, today)
  const isOther = (staleNote(trip) ?? sumNote(trip)) !== undefined
  const money = isOther
    ? 'Next: regenerate the payments, which don’t match the price.'
    : due && `Next: ${due}.`
  if (requests.length > 0)
    return `Next: record the answer from ${joinWords([...new Set(requests.map(segmentName))])}, then confirm the booking.`
  switch (state) {
    case 'quote':
      return trip.bookingReference === undefined
        ? ''
        : 'Next: hold the rooms on this quote. Current rooms stay booked until then.'
    case 'provisional':
      return money ?? 'Next: generate payments, or request confirmation to stop the hold expiring.'
    case 'confirm_requested':
      return `The hold no longer expires. ${money ?? 'Next: confirm once the client agrees.'}`
    case 'confirmed':
      return money ?? (hasPricePayments(payments) ? 'Paid in full.' : 'Next: generate payments.')
    case 'cancelled':
      return moneyBackWords(trip, today)
    default:
      return ''
  }
}

/** Whether the next step is taken in the list of payments. */
export function isAboutPayments(trip: Trip, today: CalendarDate): boolean {
  const { state, payments, itinerary } = trip
  if (state === 'cancelled' || openRequests({ state, segments: itinerary.segments }).length > 0)
    return false
  const isOpen = !hasPricePayments(payments) && (state === 'provisional' || state === 'confirmed')
  return isOpen || nextDueWords(trip, today) !== undefined
}

/** What happened to a cancelled trip's payments; what a person has to do comes last. */
function moneyBackWords(trip: Trip, today: CalendarDate): string {
  const { payments, currency, cancellationFee } = trip
  const paidPayments = payments.filter(({ status }) => status === 'Paid')
  const due = nextDueWords(trip, today)
  if (paidPayments.length === 0 && due === undefined) return 'Nothing was paid.'
  const sum = (picks: (refund: Refund | undefined) => boolean) =>
    paidPayments
      .filter((payment) => !isCancellationFee(payment) && picks(payment.refund))
      .reduce((total, payment) => total + goingBack(payment), 0)
  const isByHand = (refund: Refund | undefined) =>
    refund?.status === 'Pending' && refund.task !== undefined && !refund.needsConfirmation
  const back = paidPayments.reduce((total, payment) => total + refundedAmount(payment), 0)
  const failedSum = sum((refund) => refund?.status === 'Error')
  const byHand = sum(isByHand)
  const waiting = sum((refund) => refund?.needsConfirmation === true)
  const onItsWay = sum(
    (refund) =>
      refund === undefined ||
      (refund.status === 'Pending' && !refund.needsConfirmation && !isByHand(refund)),
  )
  const money = (amount: number) => moneyText(amount, currency)
  const fee = cancellationFee?.fee ?? 0
  return [
    ...(fee > 0 ? [`Cancellation fee ${money(fee)}.`] : []),
    ...(back > 0 ? [`${money(back)} refunded.`] : []),
    ...(onItsWay > 0 ? [`Refund of ${money(onItsWay)} in progress.`] : []),
    ...(failedSum > 0 ? [`Refund of ${money(failedSum)} failed.`] : []),
    ...(waiting > 0 ? [`Next: confirm the refund of ${money(waiting)}.`] : []),
    ...(byHand > 0 ? [`Next: refund ${money(byHand)} by wire and mark it as refunded.`] : []),
    ...(due === undefined ? [] : [`Next: ${due}.`]),
  ].join(' ')
}

/** What of a payment is on its way back or still to be sent; minor units. */
function goingBack(payment: Trip['payments'][number]): number {
  const { amount, serviceFee, refund } = payment
  if (refund?.status === 'Paid') return 0
  return refund?.amount ?? Math.max(0, amount + serviceFee - retainedOf(payment))
}
type Refund = NonNullable<Trip['payments'][number]['refund']>

/** What can still be done after the hold has expired, before the rooms are released. */
export function holdOverWords({ state }: Pick<Trip, 'state'>): string {
  const back = 'Rooms will be released within minutes'
  return canDo('requestConfirmation', state)
    ? `${back}. Request confirmation now to keep them.`
    : `${back}.`
}

function campsOf({ itinerary }: Trip): string {
  const stays = itinerary.segments.filter(
    (segment) => segment.type === 'stay' && !isOwnArrangement(segment),
  )
  return joinWords([...new Set(stays.map(segmentName))])
}

/**
 * The next payments: all those of the earliest due date, since groups share it; undefined if none
 * is open.
 */
function nextDueWords(
  { state, payments, currency }: Pick<Trip, 'state' | 'payments' | 'currency'>,
  today: CalendarDate,
): string | undefined {
  const open = owedPayments({ state, payments })
  const [first] = open
  if (first === undefined) return undefined
  const day = open.filter(({ dueDate }) => dueDate === first.dueDate)
  const sum = moneyText(
    day.reduce((all, { amount }) => all + amount, 0),
    currency,
  )
  const [what, isOne] =
    day.length === 1 ? [sum, true] : [`${day.length} payments totaling ${sum}`, false]
  return `${what} ${dueWords(first.dueDate, { today, isOne })}`
}

/**
 * `is due today`, `are due Feb 6, 2027`, `was due Nov 3`: with the year only if it isn't this one.
 */
function dueWords(
  dueDate: string | undefined,
  { today, isOne }: { readonly today: CalendarDate; readonly isOne: boolean },
): string {
  const now = isOne ? 'is due' : 'are due'
  if (!isCalendarDate(dueDate)) return now
  if (dueDate === today) return `${now} today`
  const isFar = dueDate.slice(0, 4) !== today.slice(0, 4)
  const day = isFar ? `${shortDate(dueDate)}, ${dueDate.slice(0, 4)}` : shortDate(dueDate)
  if (dueDate > today) return `${now} ${day}`
  return `${isOne ? 'was' : 'were'} due ${day}`
}
