import { calendarDate } from '#shared/dates/calendar-date'
import { longDate, rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { guestWords } from '#shared/format/words'
import { otherPayers, payerOf } from '#shared/itinerary/payers'
import {
  hasPricePayments,
  type Payment,
  paymentLabel,
  paymentMethodLabels,
  paymentPhrase,
  pricePayments,
} from '#shared/itinerary/payments'
import { cancellationSums } from '#shared/payments/cancellation-sums'
import { owedPayments } from '#shared/payments/payable-payment'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { TripMail } from '../data/mail/trip-mails'

/** What a mail says of a trip's news, before it is a letter of its agency. */
export interface TripNews {
  readonly kind: TripMail['trip']
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** What its button does. */
  readonly action: string
  /** The paper that belongs to it, as it is asked for by reply. */
  readonly paper?: string
}

type Trip = Pick<StoredItinerary, 'record'>

/** The words of a trip's news for one client; undefined where the trip has moved on since. */
export function tripNews(mail: TripMail, trip: Trip): TripNews | undefined {
  switch (mail.trip) {
    case 'payment':
      return paymentNews(mail, trip)
    case 'refund':
      return refundNews(mail, trip)
    case 'confirmation':
      return trip.record.state === 'confirmed' && travels(mail, trip)
        ? confirmationNews(mail, trip)
        : undefined
    case 'cancellation':
      return mail.partyId === undefined && trip.record.state !== 'cancelled'
        ? undefined
        : cancellationNews(mail, trip)
  }
}

type Fact = readonly [name: string, value: string]

const moneyIn =
  ({ record: { currency } }: Trip) =>
  (amount: number) =>
    formatMoney({ amount, currency }, { show: 'code' })

const isPaidByReader =
  ({ record }: Trip, { clientId }: Pick<TripMail, 'clientId'>) =>
  ({ partyId }: Payment) =>
    payerOf(record, partyId) === clientId

/** Whether this client goes: the trip's own, or one who pays for a group that has not cancelled. */
const travels = ({ clientId }: TripMail, { record }: Trip): boolean =>
  record.clientId === clientId || otherPayers(withoutCancelled(record)).includes(clientId)

const withoutCancelled = ({ parties, partyCancellations = [], ...record }: Trip['record']) => ({
  ...record,
  parties: parties.filter(({ id }) => !partyCancellations.some(({ partyId }) => partyId === id)),
})

/** What this client is asked for next. */
function nextFacts(mail: TripMail, trip: Trip): Fact[] {
  const { state } = trip.record
  const payments = trip.record.payments.filter(isPaidByReader(trip, mail))
  const [next] = owedPayments({ state, payments })
  // After a planning fee alone the price itself is still to be asked for.
  if (next === undefined) return hasPricePayments(payments) ? [['Open payments', 'None']] : []
  const due = next.dueDate === undefined ? '' : `, due ${longDate(calendarDate(next.dueDate))}`
  return [[`Next: ${paymentLabel(next).toLowerCase()}`, `${moneyIn(trip)(next.amount)}${due}`]]
}

function paymentNews(
  mail: Extract<TripMail, { trip: 'payment' }>,
  trip: Trip,
): TripNews | undefined {
  const payment = trip.record.payments.find(({ paymentId }) => paymentId === mail.paymentId)
  if (payment?.status !== 'Paid') return undefined
  const { amount, serviceFee, paymentMethod, paidAt, receiptNumber } = payment
  const money = moneyIn(trip)
  const what = paymentLabel(payment)
  const total = money(amount + serviceFee)
  return {
    kind: 'payment',
    subject: `Received: ${what.toLowerCase()} for ${trip.record.name}`,
    heading: `We have received ${paymentPhrase(payment, 'your')}`,
    paragraphs: [`Thank you for your payment of ${total} for ${trip.record.name}.`],
    facts: toFacts([
      ['Receipt', receiptNumber],
      ['Received', paidAt && longDate(calendarDate(paidAt.slice(0, 10)))],
      ['Paid by', paymentMethod && paymentMethodLabels[paymentMethod]],
      [what, money(amount)],
      ['Service fee', serviceFee === 0 ? undefined : money(serviceFee)],
      ['Total', serviceFee === 0 ? undefined : total],
      ...nextFacts(mail, trip),
    ]),
    action: 'Get your receipt',
    paper: 'your receipt',
  }
}

function refundNews(mail: Extract<TripMail, { trip: 'refund' }>, trip: Trip): TripNews | undefined {
  const payment = trip.record.payments.find(({ paymentId }) => paymentId === mail.paymentId)
  if (payment === undefined) return undefined
  const { paymentMethod = 'wire', receiptNumber } = payment
  const money = moneyIn(trip)(mail.amount)
  return {
    kind: 'refund',
    subject: `Refund for ${trip.record.name}`,
    heading: 'Your refund is on its way',
    paragraphs: [
      `We have refunded ${money} for ${trip.record.name} ${backTo[paymentMethod]}. It can take a few days to appear in your account.`,
    ],
    facts: toFacts([
      ['Refund', money],
      ['Of', paymentLabel(payment)],
      ['Receipt', receiptNumber],
    ]),
    action: 'See your payments',
  }
}

const backTo = {
  credit: 'to the card that you paid with',
  ach: 'to the bank account that you paid from',
  wire: 'by wire transfer',
} as const

function confirmationNews(mail: TripMail, trip: Trip): TripNews {
  const { name, startDate, endDate, bookingReference } = trip.record
  return {
    kind: 'confirmation',
    subject: `Confirmed: ${name}`,
    heading: 'Your trip is confirmed',
    paragraphs: [`All bookings for ${name} are confirmed.`],
    facts: toFacts([
      ['Booking', bookingReference],
      ['Travel dates', rangeWithYear(startDate, endDate)],
      ['Travelers', guestWords(trip.record)],
      ...nextFacts(mail, trip),
    ]),
    action: 'Open your trip',
  }
}

function cancellationNews(mail: TripMail & { partyId?: string | undefined }, trip: Trip): TripNews {
  const { payments, bookingReference, cancellationFee, parties } = trip.record
  const { partyId } = mail
  const party = parties.find(({ id }) => id === partyId)?.name
  const name = [trip.record.name, party].filter(Boolean).join(', ')
  const own =
    partyId === undefined
      ? pricePayments(payments).filter(isPaidByReader(trip, mail))
      : payments.filter((payment) => payment.partyId === partyId)
  const money = moneyIn(trip)
  const sums = cancellationSums({ payments: own })
  const some = (amount: number) => (amount === 0 ? undefined : money(amount))
  return {
    kind: 'cancellation',
    subject: `Cancelled: ${name}`,
    heading: party === undefined ? 'Your trip is cancelled' : 'Your booking is cancelled',
    paragraphs: [
      party === undefined
        ? `${name} has been cancelled.`
        : `${party} no longer travels on ${trip.record.name}. The trip goes on for everyone else.`,
      ...(sums.toRefund === 0
        ? []
        : [`We will refund ${money(sums.toRefund)} and email you when it is on its way.`]),
      ...(sums.due === 0 ? [] : [`${money(sums.due)} of the cancellation fee is still due.`]),
    ],
    facts: toFacts([
      ['Booking', bookingReference],
      ['Credit note', cancellationFee?.creditNote],
      ['Paid', some(sums.paid)],
      ['Kept', some(sums.kept)],
      ['To be refunded', some(sums.toRefund)],
      ...(sums.due === 0 ? [] : nextFacts(mail, trip)),
    ]),
    action: 'See the statement',
    paper: 'the cancellation statement',
  }
}

/** Facts without those that there is nothing to say of. */
const toFacts = (rows: readonly (readonly [name: string, value: string | undefined])[]): Fact[] =>
  rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
