import { escapeHtml } from '#shared/format/html'
import { formatMoney } from '#shared/format/money'
import type { SandboxPayment } from '../../data/payments/payment-sandbox-store'
import { type TestNumber, testAccounts, testCards } from '../providers/sandbox-numbers'
import { isOver, isRefused, sandboxPagePath } from '../providers/sandbox-provider'
import { factRow, payerPage } from './payer-page'

interface Shown {
  readonly now: Date
  /** What came of the last try. */
  readonly message?: string
}

/**
 * The page where a payer pays in the sandbox: a plain form, without script, its style from an
 * address of its own.
 */
export function sandboxPage(payment: SandboxPayment, { now, message = '' }: Shown): string {
  const { token, title, amount, serviceFee, currency, method, returnPath, payerEmail, descriptor } =
    payment
  const outcome = outcomeNow(payment, now)
  const money = (minor: number) =>
    escapeHtml(formatMoney({ amount: minor, currency }, { show: 'code' }))
  const isOpen = outcome === undefined || outcome === 'failed'
  return payerPage({
    title,
    styleAt: `${sandboxPagePath(token)}?part=style`,
    main: `<p class="test">Test payments only. No money is charged, and only test numbers work.</p>
<h1>${escapeHtml(title)}</h1>
<dl><div><dt>Amount</dt><dd>${money(amount)}</dd></div><div><dt>Service fee</dt><dd>${money(serviceFee)}</dd></div>
<div class="total"><dt>Total</dt><dd>${money(amount + serviceFee)}</dd></div>
${factRow('On your statement', descriptor)}${factRow('Receipt to', payerEmail)}</dl>
${message === '' ? '' : `<p class="said" role="status">${escapeHtml(message)}</p>`}
${isOpen ? (payment.isAsked === true ? approvalOf(payment, money(amount + serviceFee)) : formOf(payment, money(amount + serviceFee))) : `<p class="done ${outcome}" role="status">${escapeHtml(doneWords[outcome])}</p>`}
${returnPath === '/' ? '' : `<p><a href="${escapeHtml(returnPath)}">${isOpen ? 'Go back without paying' : 'Go back'}</a></p>`}
${isOpen && payment.isAsked !== true ? numbersOf(method === 'credit' ? testCards : testAccounts) : ''}`,
  })
}

const doneWords = {
  paid: 'Paid. Thank you.',
  processing: 'Your payment is processing. Bank transfers can take a few days.',
  refused:
    'Your bank declined the transfer and nothing was paid. Request a new link or pay another way.',
  closed: 'This page is no longer in use. Please go back and start again.',
} as const

/**
 * What came of it as the page tells it: a transfer that was under way has arrived by then, or was
 * refused.
 */
function outcomeNow(payment: SandboxPayment, now: Date): SandboxPayment['outcome'] | 'refused' {
  if (isOver(payment, now)) return 'closed'
  if (isRefused(payment, now)) return 'refused'
  const { outcome, settles } = payment
  return outcome === 'processing' && settles !== undefined && settles.at <= now.toISOString()
    ? 'paid'
    : outcome
}

function formOf({ token, method }: SandboxPayment, total: string): string {
  const fields =
    method === 'credit'
      ? `${field('number', 'Card number', 'cc-number')}<div class="two">${field('expiry', 'Expires (MM/YY)', 'cc-exp')}${field('cvc', 'Security code', 'cc-csc')}</div>`
      : `${field('routing', 'Routing number', 'off')}${field('number', 'Account number', 'off')}`
  return `<form method="post" action="${sandboxPagePath(token)}">${fields}<button type="submit">Pay ${total}</button></form>`
}

/** What the payer's bank asks: the payment is made when they approve it. */
const approvalOf = ({ token }: SandboxPayment, total: string): string =>
  `<form method="post" action="${sandboxPagePath(token)}"><h2>Your bank needs your approval</h2><p>Approve the payment of ${total}. Nothing is paid until you do.</p>
<div class="two"><button type="submit" name="answer" value="approve">Approve</button><button class="quiet" type="submit" name="answer" value="refuse">Refuse</button></div></form>`

const field = (name: string, label: string, autocomplete: string): string =>
  `<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="30" required></label>`

const numbersOf = (numbers: readonly TestNumber[]): string =>
  `<table><caption>Test numbers</caption><tbody>${numbers
    .map(
      ({ number, does }) => `<tr><td><code>${number}</code></td><td>${escapeHtml(does)}</td></tr>`,
    )
    .join('')}</tbody></table>`
