import { calendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { type Payment, paymentLabel, paymentPhrase } from '#shared/itinerary/payments'
import type { BankAccount } from '#shared/payments/bank-account'
import type { ClientRecord } from '../../data/clients/client-records'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Brand } from '../../mail/brand'
import { letter, type Signature } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'
import { paymentsPlaceWords } from '../../portal/payments-place'
import { payingParts, waysToPay, whatHappensNext } from './ways-to-pay'

interface Asking {
  readonly payment: Payment
  readonly client: ClientRecord
  readonly brand: Brand
  /** The page where it can be paid. */
  readonly payAddress: string
  /** Where wires go. */
  readonly accounts: readonly BankAccount[]
  /** Where all of the trip's payments stand. */
  readonly portalAddress?: string | undefined
  readonly ownWords?: string | undefined
  readonly signature: Signature
}

/** The mail with which an agent asks a client to pay. */
export function requestMail({ record, people }: StoredItinerary, asking: Asking): Mail {
  const { payment, client, brand, payAddress, portalAddress, accounts, ownWords } = asking
  const { agent } = people.user
  const what = paymentLabel(payment)
  const subject = `${paymentPhrase(payment, 'Your')} for ${record.name}`
  const due = payment.dueDate === undefined ? undefined : calendarDate(payment.dueDate)
  const money = formatMoney({ amount: payment.amount, currency: record.currency }, { show: 'code' })
  const { online: ways, wire } = payingParts(record, accounts)
  const when = due === undefined ? 'now due' : `due on ${longDate(due)}`
  const parts = letter({
    heading: subject,
    paragraphs: [
      `Dear ${client.firstName},`,
      `${paymentPhrase(payment, 'The')} for ${record.name} is ${when}. You can pay ${ways} at once, with no need to sign in${wire.length === 0 ? '' : ', or send a wire'}.`,
    ],
    ownWords,
    facts: [
      ['Trip', record.name],
      [what, money],
      ...(due === undefined ? [] : [['Due', longDate(due)] as const]),
      ...waysToPay(payment, record, accounts),
    ],
    details: wire.length === 0 ? undefined : { title: 'For a wire', facts: wire },
    action: { label: `Pay ${ways}`, url: payAddress },
    closing: [
      whatHappensNext(payment, record),
      ...paymentsPlaceWords(portalAddress),
      `Questions? Reply to this email and ${agent.fullName} will help you.`,
    ],
    signature: asking.signature,
    brand,
  })
  return {
    to: client.email,
    replyTo: brand.replyTo ?? agent.email,
    subject: subject,
    ...parts,
  }
}
