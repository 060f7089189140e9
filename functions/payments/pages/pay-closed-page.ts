import { escaped } from '#shared/format/html'
import { formatMoney } from '#shared/format/money'
import { paymentTypeLabels } from '#shared/itinerary/payments'
import { contactOf, payStylePath } from './pay-parts'
import type { PayReading, PayStanding } from './pay-reading'
import { factRow, payerPage } from './payer-page'

/** What a page says where there is nothing to pay, or nothing can be paid. */
interface Words {
  readonly title: string
  readonly text: string
  readonly look: 'paid' | 'processing' | 'closed'
}

const wordsOf = {
  paid: { title: 'Paid. Thank you.', text: 'This payment has come in, and nothing more is to be done.', look: 'paid' },
  'under-way': {
    title: 'Your payment is under way',
    text: 'A bank transfer takes a few days to come in. Nothing more is to be done.',
    look: 'processing',
  },
  cancelled: {
    title: 'This trip was cancelled',
    text: 'Nothing is to be paid for it any more.',
    look: 'closed',
  },
  'not-now': {
    title: 'This trip is being changed',
    text: 'It can be paid for when that is done. Please come back to this link a little later.',
    look: 'closed',
  },
  gone: {
    title: 'Nothing to pay here any more',
    text: 'This payment was taken off the trip, or another one took its place. Please answer the mail that brought you here.',
    look: 'closed',
  },
  over: {
    title: 'This link is over',
    text: 'A link to pay serves for some weeks. Please answer the mail that brought you here, for another one.',
    look: 'closed',
  },
} as const satisfies Record<Exclude<PayStanding, 'payable'>, Words>

interface Closed {
  readonly token: string
  readonly standing: PayStanding
}

/** The page of a link where nothing is to be paid: it says why, and whom to ask. */
export function closedPage({ stored, payment }: PayReading, { token, standing }: Closed): string {
  const { title, text, look } = wordsOf[standing === 'payable' ? 'gone' : standing]
  if (stored === undefined) return plainPage(token, { title, text, look })
  const { record, people } = stored
  const isMoney = payment !== undefined && (standing === 'paid' || standing === 'under-way')
  const total = isMoney ? { amount: payment.amount + payment.serviceFee, currency: record.currency } : undefined
  return payerPage({
    ...{ title, styleAt: payStylePath(token), band: people.user.agency.name },
    main: `<h1>${escaped(title)}</h1>
<p class="done ${look}" role="status">${escaped(text)}</p>
<dl>${factRow('Trip', record.name)}${factRow('Payment', payment === undefined ? undefined : paymentTypeLabels[payment.paymentType])}${
      total === undefined ? '' : factRow('Amount with service fee', formatMoney(total, { show: 'code' }))
    }</dl>
${contactOf(stored)}`,
  })
}

/** The page of a link that leads nowhere. */
export const unknownLinkPage = (token: string): string =>
  plainPage(token, {
    title: 'This link does not work',
    text: 'It may have been cut short on its way, or its time may be over. Please open it from the mail once more, or answer the mail.',
    look: 'closed',
  })

/** The page of what went wrong on our side. */
export const troublePage = (token: string): string =>
  plainPage(token, {
    title: 'This did not work',
    text: 'Something is wrong on our side, and nothing was paid. Please try again in a minute.',
    look: 'closed',
  })

const plainPage = (token: string, { title, text, look }: Words): string =>
  payerPage({
    ...{ title, styleAt: payStylePath(token) },
    main: `<h1>${escaped(title)}</h1>
<p class="done ${look}" role="status">${escaped(text)}</p>`,
  })
