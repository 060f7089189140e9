import { escapeHtml } from '#shared/format/html'
import { formatMoney } from '#shared/format/money'
import { paymentLabel } from '#shared/itinerary/payments'
import { contactOf, payPath, payStylePath } from './pay-parts'
import { latestCharge, type PayReading, type PayStanding } from './pay-reading'
import { factRow, payerPage } from './payer-page'

/** What a page says where there is nothing to pay, or nothing can be paid. */
interface Words {
  readonly title: string
  readonly text: string
  readonly look: 'paid' | 'processing' | 'closed'
}

const wordsOf = {
  paid: {
    title: 'Thank you, your payment is complete',
    text: 'We’ve received your payment. You’re all set.',
    look: 'paid',
  },
  'under-way': {
    title: 'Your bank transfer is on its way',
    text: 'Bank transfers can take a few days. There’s nothing more to do.',
    look: 'processing',
  },
  cancelled: { title: 'This trip has been cancelled', text: 'No payment is due.', look: 'closed' },
  'not-now': {
    title: 'This trip is being updated',
    text: 'You’ll be able to pay once it’s ready. Please come back to this link later.',
    look: 'closed',
  },
  gone: {
    title: 'This payment is no longer due',
    text: 'It was removed from the trip or replaced by another. Questions? Reply to the email that brought you here.',
    look: 'closed',
  },
  over: {
    title: 'This link has expired',
    text: 'Payment links expire after a few weeks. Reply to the email that brought you here to get a new one.',
    look: 'closed',
  },
} as const satisfies Record<Exclude<PayStanding, 'payable'>, Words>

/** A card payment that somebody looks at: it is decided in minutes, and the page follows. */
const cardUnderReview: Words = {
  title: 'Your card payment is being reviewed',
  text: 'This usually takes a few minutes. Please don’t pay again: this page updates automatically, and you may close it.',
  look: 'processing',
}

/** How often the page looks again, and for how long: about half an hour. */
const looksAgain = { seconds: 20, times: 90 }

interface ClosedPage {
  readonly token: string
  readonly standing: PayStanding
  /** How often the page has looked already. */
  readonly back: number
}

/** The page of a link where nothing is to be paid: it says why, and whom to ask. */
export function closedPage(reading: PayReading, { token, standing, back }: ClosedPage): string {
  const { stored, payment, brand } = reading
  const isReviewed = standing === 'under-way' && !isByBank(reading)
  const { title, text, look } = isReviewed
    ? cardUnderReview
    : wordsOf[standing === 'payable' ? 'gone' : standing]
  if (stored === undefined) return plainPage(token, { title, text, look })
  const { record } = stored
  const isMoney = payment !== undefined && (standing === 'paid' || standing === 'under-way')
  const total = isMoney
    ? { amount: payment.amount + payment.serviceFee, currency: record.currency }
    : undefined
  return payerPage({
    title,
    styleAt: payStylePath(token),
    brand,
    next:
      isReviewed && back < looksAgain.times
        ? { seconds: looksAgain.seconds, at: payPath(token, back + 1) }
        : undefined,
    main: `<h1>${escapeHtml(title)}</h1>
<p class="done ${look}" role="status">${escapeHtml(text)}</p>
<dl>${factRow('Trip', record.name)}${factRow('Payment', payment === undefined ? undefined : paymentLabel(payment))}${
      total === undefined
        ? ''
        : factRow('Amount with service fee', formatMoney(total, { show: 'code' }))
    }</dl>
${contactOf(stored)}`,
  })
}

const isByBank = ({ payment, charges }: PayReading): boolean =>
  (payment?.paymentMethod ?? latestCharge(charges)?.method) === 'ach'

/** The page of a link that leads nowhere. */
export const unknownLinkPage = (token: string): string =>
  plainPage(token, {
    title: 'This link doesn’t work',
    text: 'It may be incomplete or expired. Open it from the email again, or reply to that email for a new link.',
    look: 'closed',
  })

/** The page of what went wrong on our side. */
export const troublePage = (token: string): string =>
  plainPage(token, {
    title: 'Something went wrong',
    text: 'The problem is on our side and you haven’t been charged. Please try again in a minute.',
    look: 'closed',
  })

const plainPage = (token: string, { title, text, look }: Words): string =>
  payerPage({
    title,
    styleAt: payStylePath(token),
    main: `<h1>${escapeHtml(title)}</h1>
<p class="done ${look}" role="status">${escapeHtml(text)}</p>`,
  })
