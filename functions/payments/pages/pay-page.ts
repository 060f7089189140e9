import { type CalendarDate, calendarDate } from '#shared/dates/calendar-date'
import { longDate, rangeWithYear } from '#shared/format/dates'
import { escapeHtml } from '#shared/format/html'
import { formatMoney } from '#shared/format/money'
import { countOf } from '#shared/format/words'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { wireLines } from '#shared/payments/bank-account'
import { type PayableWay, payableMethods } from '#shared/payments/payable-methods'
import { overdueDays } from '#shared/payments/payment-standing'
import { planningNote } from '#shared/payments/planning-fee'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { isOpen } from '../charges/close-charges'
import { feesOf } from '../requests/new-payments'
import { closedPage } from './pay-closed-page'
import { contactOf, payPath, payStylePath } from './pay-parts'
import { latestCharge, type PayReading, payStanding } from './pay-reading'
import { factRow, payerPage } from './payer-page'

interface Shown {
  readonly token: string
  readonly today: CalendarDate
  /**
   * How often the page has been looked at since the payer came back from the provider; 0 for who
   * comes by the link.
   */
  readonly back: number
  /** The provider could not be asked whether what was begun has been paid. */
  readonly isUnsure?: boolean
  /** What came of the last try. */
  readonly message?: string
  /** The bank-linking service, where there is one. */
  readonly banks?: Banks | undefined
}

export interface Banks {
  /**
   * The account that the payer has linked and not paid from yet: `First Platypus Bank account
   * ending in 0000`.
   */
  readonly account?: string | undefined
}

/** What the form says of a bank account that is linked. */
export const linkedBank = 'bank'

/** The page of a link to pay: what is due and how to pay it, or why nothing is to be paid. */
export function payPage(reading: PayReading, shown: Shown): string {
  const { stored, payment } = reading
  const standing = payStanding(reading, shown.today)
  if (stored === undefined || payment === undefined || standing !== 'payable') {
    return closedPage(reading, { token: shown.token, standing, back: shown.back })
  }
  return shown.back > 0 && shown.isUnsure === true
    ? waitingPage({ reading, stored, payment }, shown)
    : duePage({ reading, stored, payment }, shown)
}

interface Due {
  readonly reading: PayReading
  readonly stored: StoredItinerary
  readonly payment: Payment
}

/** Seconds until the page looks again, for a payer who is back before the provider's word is. */
const looks = [2, 3, 5]

function waitingPage({ reading, stored, payment }: Due, { token, back }: Shown): string {
  const title = titleOf(stored, payment)
  return payerPage({
    title,
    styleAt: payStylePath(token),
    brand: reading.brand,
    main: `<h1>${escapeHtml(title)}</h1>
<p class="said wait" role="status">Confirming your payment… This page updates automatically.</p>
<p><a href="${payPath(token)}">I haven’t paid yet</a></p>`,
    next: { seconds: looks[back - 1] ?? 10, at: payPath(token, back + 1) },
  })
}

function duePage({ reading, stored, payment }: Due, shown: Shown): string {
  const { record } = stored
  const { token, today } = shown
  const title = titleOf(stored, payment)
  const { name: party } = record.parties.find(({ id }) => id === payment.partyId) ?? {}
  const notice = shown.message ?? payNotice(reading, shown)
  return payerPage({
    title,
    styleAt: payStylePath(token),
    brand: reading.brand,
    main: `<h1>${escapeHtml(title)}</h1>
<p class="when">${rangeWithYear(record.startDate, record.endDate)}</p>
${notice === undefined ? '' : `<p class="said${shown.message === undefined ? ' wait' : ''}" role="status">${escapeHtml(notice)}</p>`}
<dl>${factRow('For', party)}${factRow('Due', dueOf(payment))}${lateRow(stored, { payment, today })}
<div class="total"><dt>Amount</dt><dd>${moneyIn(record.currency)(payment.amount)}</dd></div></dl>
<form class="ways" method="post" action="${payPath(token)}"><h2>How would you like to pay?</h2>
${waysOf(record.currency, shown.banks)
  .map((way) => wayButton(stored, { payment, ...way }))
  .join('\n')}
</form>
<p class="quiet">You’ll pay on our payment provider’s secure page and then return here.${feeNote(reading, stored, payment)}${planningNote(payment)}</p>
${wirePart(reading, stored, payment)}${contactOf(stored)}`,
  })
}

/** Where a wire goes, and how much, for who would rather send one; the agent marks it as paid. */
function wirePart(
  { accounts = [] }: PayReading,
  { record }: StoredItinerary,
  { amount }: Payment,
): string {
  const lines = wireLines(record, accounts)
  if (lines.length === 0) return ''
  const rows = lines.map(([label, text]) => factRow(label, text)).join('')
  return `<details><summary>Send a wire instead</summary>
<p class="quiet">Wire ${moneyIn(record.currency)(amount)} with no service fee. We confirm it once it has arrived, usually within 1 to 5 business days.</p>
<dl>${rows}</dl></details>
`
}

const titleOf = ({ record }: StoredItinerary, payment: Payment): string =>
  `${paymentLabel(payment)} for ${record.name}`

/** What a payer who comes, or comes back, should know of earlier attempts. */
function payNotice({ charges }: PayReading, { back, isUnsure, banks }: Shown): string | undefined {
  if (isUnsure === true)
    return 'We can’t reach our payment provider right now. If you have just paid, please don’t pay again: confirmation can take a few minutes.'
  if (banks?.account !== undefined)
    return `Your ${banks.account} is linked. Confirm the payment to pay from it.`
  if (latestCharge(charges)?.state === 'failed')
    return 'Your last payment was declined. You can try again.'
  return back > 0 && charges.some(isOpen)
    ? 'Nothing has been paid yet. Pay whenever you’re ready.'
    : undefined
}

interface WayShown {
  readonly way: PayableWay
  readonly value: string
  readonly words: string
}

/**
 * Those of the provider, and from an account linked elsewhere; one that is linked already comes
 * first.
 */
function waysOf(currency: string, banks: Banks | undefined): WayShown[] {
  const words = { credit: 'Card', ach: 'Bank transfer' } as const
  const ways = payableMethods(currency).map(
    (way): WayShown => ({ way, value: way, words: words[way] }),
  )
  if (banks === undefined || !ways.some(({ way }) => way === 'ach')) return ways
  const linkedWay = { way: 'ach', value: linkedBank } as const
  return banks.account === undefined
    ? [...ways, { ...linkedWay, words: 'Bank transfer, linked with Plaid' }]
    : [{ ...linkedWay, words: `Bank transfer from your ${banks.account}` }, ...ways]
}

/** A way to pay, with all that it costs: by shared/payments, as the provider will ask for it. */
function wayButton(
  { record }: StoredItinerary,
  { payment, way, value, words }: WayShown & { readonly payment: Payment },
): string {
  const money = moneyIn(record.currency)
  const fee = feesOf(record, payment.amount)[way]
  const parts =
    fee === 0 ? 'No service fee' : `${money(payment.amount)} plus service fee ${money(fee)}`
  return `<button class="way" type="submit" name="method" value="${value}"><span>${escapeHtml(words)}</span><b>${money(payment.amount + fee)}</b><small>${parts}</small></button>`
}

/** Payers are told before they pay that a service fee stays paid when the trip is cancelled. */
function feeNote(
  { returnsServiceFees = false }: PayReading,
  { record }: StoredItinerary,
  { amount }: Payment,
): string {
  const fees = feesOf(record, amount)
  const hasFee = payableMethods(record.currency).some((way) => fees[way] > 0)
  return hasFee && !returnsServiceFees
    ? ' Service fees aren’t returned if the trip is cancelled.'
    : ''
}

const dueOf = ({ dueDate }: Payment): string | undefined =>
  dueDate === undefined ? undefined : longDate(calendarDate(dueDate))

function lateRow(
  { record }: StoredItinerary,
  { payment, today }: { payment: Payment; today: CalendarDate },
): string {
  const { status, purpose, dueDate } = payment
  if (dueDate === undefined) return ''
  const { state } = record
  const days = overdueDays({ status, state, purpose, dueDate: calendarDate(dueDate) }, today)
  return days === 0
    ? ''
    : `<div class="late"><dt>Overdue</dt><dd>${countOf(days, 'day')}</dd></div>`
}

const moneyIn =
  (currency: string) =>
  (amount: number): string =>
    escapeHtml(formatMoney({ amount, currency }, { show: 'code' }))
