import type { ListedPayment } from '#shared/api/payment-shapes'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf } from '#shared/format/words'
import { paymentLabel, paymentPhrase } from '#shared/itinerary/payments'
import type { Brand } from '../../mail/brand'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'
import { paymentsPlaceWords } from '../../portal/payments-place'
import { type Payable, payingParts, waysToPay } from '../requests/ways-to-pay'

/** A payment with a due date, and what its mails need to know besides. */
export type Reminded = ListedPayment & { readonly dueDate: CalendarDate }

/** What the client's mail says of a payment. */
export type ReminderLine = Pick<
  Reminded,
  | 'itineraryName'
  | 'agentName'
  | 'paymentType'
  | 'purpose'
  | 'restOf'
  | 'amount'
  | 'currency'
  | 'dueDate'
>

/** Of whom the mails speak, and when. */
export interface About {
  readonly agentEmail: string
  readonly brand: Brand
  readonly webAddress: string
  readonly today: CalendarDate
}

interface Recipient extends About, Payable {
  readonly email: string
  readonly firstName: string
  /** The page where it can be paid. */
  readonly payAddress: string
  /** Where all of the trip's payments stand. */
  readonly portalAddress: string | undefined
}

/**
 * The mail that reminds a client of a payment: before its due date, and after it with the days that
 * it is late.
 */
export function reminderMail(line: ReminderLine, to: Recipient): Mail {
  const { itineraryName, dueDate, agentName } = line
  const late = daysBetween(dueDate, to.today)
  const what = paymentLabel(line).toLowerCase()
  const subject =
    late > 0 ? `Overdue: ${what} for ${itineraryName}` : `Due soon: ${what} for ${itineraryName}`
  const when =
    late > 0
      ? `was due on ${longDate(dueDate)}, ${ago(late)}, and we haven’t received it yet`
      : `is due on ${longDate(dueDate)}`
  const { online, wire } = payingParts(to.trip, to.accounts)
  const parts = letter({
    heading: `${paymentPhrase(line, 'Your')} is ${late > 0 ? 'overdue' : 'due soon'}`,
    paragraphs: [
      `Dear ${to.firstName},`,
      `${paymentPhrase(line, 'The')} of ${moneyOf(line)} for ${itineraryName} ${when}.`,
    ],
    facts: [...factsOf(line), ...waysToPay(line, to.trip, to.accounts)],
    details: wire.length === 0 ? undefined : { title: 'For a wire', facts: wire },
    action: { label: `Pay ${online}`, url: to.payAddress },
    closing: [
      ...paymentsPlaceWords(to.portalAddress),
      `If you’ve already paid, thank you, and please disregard this email. Questions? Reply to this email and ${agentName} will help you.`,
    ],
    brand: to.brand,
  })
  return { to: to.email, replyTo: to.brand.replyTo ?? to.agentEmail, subject, ...parts }
}

/** The mail that tells an agent of a payment that is late: who owes it, and what can be done. */
export function overdueMail(line: Reminded, about: About): Mail {
  const { itineraryName, clientName = 'The client', dueDate, itineraryId } = line
  const what = paymentLabel(line).toLowerCase()
  const late = daysBetween(dueDate, about.today)
  const parts = letter({
    heading: `${clientName} hasn’t paid ${paymentPhrase(line, 'the')} yet`,
    paragraphs: [
      `${paymentPhrase(line, 'The')} of ${moneyOf(line)} for ${itineraryName} was due on ${longDate(dueDate)}, ${ago(late)}.`,
      line.clientId === undefined
        ? 'This trip has no client, so no reminder was sent. You can add a client, change the due date or mark a wire as paid.'
        : 'We’re also reminding the client today. You can change the due date, mark a wire as paid or cancel the trip.',
    ],
    facts: [['Client', clientName], ...factsOf(line)],
    action: { label: 'Open trip', url: `${about.webAddress}/itinerary/edit/${itineraryId}` },
    brand: about.brand,
  })
  return {
    to: about.agentEmail,
    subject: `${countOf(late, 'day')} overdue: ${what}, ${itineraryName}`,
    ...parts,
  }
}

const factsOf = (line: ReminderLine): [string, string][] => [
  ['Trip', line.itineraryName],
  [paymentLabel(line), moneyOf(line)],
  ['Due', longDate(line.dueDate)],
]

const moneyOf = ({ amount, currency }: ReminderLine): string =>
  formatMoney({ amount, currency }, { show: 'code' })

const ago = (days: number): string => (days === 1 ? 'yesterday' : `${days} days ago`)
