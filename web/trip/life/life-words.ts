import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { counted, listed } from '#shared/format/words'
import { openPayments } from '#shared/itinerary/open-payments'
import { takenOf } from '#shared/itinerary/payments'
import { openRequests } from '#shared/itinerary/room-requests'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { canDo } from '#shared/itinerary/transitions'
import { moneyText } from '../../components/money/money-parts'
import type { Trip } from '../page/trip'
import { segmentName } from '../segments/segment-words'

/** What is asked before something that cannot be taken back at once. */
export interface Asked {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

/** What cancelling does to the rooms and to the money. */
export function cancelWords(trip: Trip): Asked {
  const what = trip.bookingReference === undefined ? 'itinerary' : 'booking'
  return {
    title: `Cancel ${trip.name}?`,
    text: [roomsGoBack(trip), ...moneyGoesBack(trip), 'A cancelled trip cannot be taken up again.'].join(' '),
    confirmLabel: `Cancel ${what}`,
  }
}

function roomsGoBack(trip: Trip): string {
  const { bookingReference } = trip
  if (bookingReference === undefined) return 'No rooms are held.'
  return `The rooms at ${campsOf(trip)} go back at once, and booking ${bookingReference} ends.`
}

function moneyGoesBack({ payments, currency }: Trip): string[] {
  const paid = payments
    .filter(({ status }) => status === 'Paid')
    .map(takenOf)
    .reduce((sum, { amount, serviceFee }) => sum + amount + serviceFee, 0)
  const open = openPayments(payments).length
  return [
    ...(paid > 0 ? [`${moneyText(paid, currency)} that came in goes back to whoever paid it.`] : []),
    ...(open > 0 ? [`${counted(open, 'payment')} still to come ${open === 1 ? 'is' : 'are'} asked for no more.`] : []),
  ]
}

/** What requoting does: the price may change, the rooms stay. */
export function requoteWords({ state, payments }: Trip): Asked {
  const isHeld = state === 'provisional' || state === 'confirm_requested' || state === 'confirmed'
  const rooms = isHeld ? 'The rooms stay held until the next hold takes the new ones instead. ' : ''
  const money = payments.length > 0 ? ' Payments stay as they are; the next quote says what is left.' : ''
  return {
    title: 'Requote this trip?',
    text: `${rooms}The price is unlocked and the suppliers are asked again, so it may change.${money}`,
    confirmLabel: 'Requote',
  }
}

/** What confirming binds. */
export function confirmWords(trip: Trip): Asked {
  return {
    title: 'Confirm the booking?',
    text: `${campsOf(trip)} will be told that the guests come. From then on their cancellation terms apply.`,
    confirmLabel: 'Confirm booking',
  }
}

/** What comes after the present state, in a sentence; empty when nothing does. */
export function nextWords(trip: Trip, today: CalendarDate): string {
  const { state, payments } = trip
  const asked = openRequests({ state, segments: trip.itinerary.segments })
  const due = nextDueWords(trip, today)
  const money = due && `Next: ${due}.`
  if (asked.length > 0)
    return `Next: note what ${listed([...new Set(asked.map(segmentName))])} says, then the booking can be confirmed.`
  switch (state) {
    case 'quote':
      return trip.bookingReference === undefined
        ? ''
        : 'Next: hold the rooms of this quote. The present ones stay held until then.'
    case 'provisional':
      return money ?? 'Next: generate payments, or request confirmation, and the hold no longer runs out.'
    case 'confirm_requested':
      return `Nothing runs out any more. ${money ?? 'Next: confirm when the client has agreed.'}`
    case 'confirmed':
      return money ?? (payments.length === 0 ? 'Next: generate payments.' : 'Everything is paid.')
    case 'cancelled':
      return moneyBackWords(trip)
    default:
      return ''
  }
}

/** What became of the money of a cancelled trip: what a person has to do comes last. */
function moneyBackWords({ payments, currency }: Trip): string {
  const taken = payments.filter(({ status }) => status === 'Paid')
  if (taken.length === 0) return 'Nothing was paid.'
  const sum = (picks: (refund: Refund | undefined) => boolean) =>
    taken
      .filter(({ refund }) => picks(refund))
      .reduce((total, { amount, serviceFee, refund }) => total + (refund?.amount ?? amount + serviceFee), 0)
  const isByHand = (refund: Refund | undefined) => refund?.status === 'Pending' && refund.task !== undefined
  const [back, failed, byHand] = [
    sum((refund) => refund?.status === 'Paid'),
    sum((refund) => refund?.status === 'Error'),
    sum(isByHand),
  ]
  const onItsWay = sum((refund) => refund === undefined || (refund.status === 'Pending' && !isByHand(refund)))
  const money = (amount: number) => moneyText(amount, currency)
  return [
    ...(back > 0 ? [`${money(back)} was sent back.`] : []),
    ...(onItsWay > 0 ? [`${money(onItsWay)} is on its way back.`] : []),
    ...(failed > 0 ? [`${money(failed)} could not be sent back.`] : []),
    ...(byHand > 0 ? [`Next: send ${money(byHand)} back by hand, and mark it as sent back.`] : []),
  ].join(' ')
}
type Refund = NonNullable<Trip['payments'][number]['refund']>

/** What may still be done once the hold has run out, before the rooms are back. */
export function holdOverWords({ state }: Pick<Trip, 'state'>): string {
  const back = 'The rooms go back to the camps within minutes'
  return canDo('requestConfirmation', state) ? `${back}: request confirmation now to keep them.` : `${back}.`
}

function campsOf({ itinerary }: Trip): string {
  const stays = itinerary.segments.filter((segment) => segment.type === 'stay' && !isOwnArrangement(segment))
  return listed([...new Set(stays.map(segmentName))])
}

/** What is to be paid next: all of the earliest day, as groups pay on the same one; undefined when nothing is open. */
function nextDueWords(
  { payments, currency }: Pick<Trip, 'payments' | 'currency'>,
  today: CalendarDate,
): string | undefined {
  const open = openPayments(payments)
  const [first] = open
  if (first === undefined) return undefined
  const day = open.filter(({ dueDate }) => dueDate === first.dueDate)
  const sum = moneyText(
    day.reduce((all, { amount }) => all + amount, 0),
    currency,
  )
  const [what, isOne] = day.length === 1 ? [sum, true] : [`${day.length} payments, together ${sum},`, false]
  return `${what} ${dueWords(first.dueDate, { today, isOne })}`
}

/** `is due today`, `are due Feb 6, 2027`, `was due Nov 3`: the year only where it is another one. */
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
