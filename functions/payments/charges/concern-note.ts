import { formatMoney } from '#shared/format/money'
import type { PaymentId } from '#shared/ids/ids'
import type { Concern } from '#shared/payments/concern'
import type { PaymentNote } from './payment-audit'

const labels = {
  dispute: 'Payment disputed',
  'other-currency': 'Paid in another currency',
  'other-amount': 'Paid another amount than requested',
} as const
const ends = { open: '', won: ', won', lost: ', lost' } as const

/** How the history and the audit trail of a trip tell of a concern. */
export function concernNote(
  paymentId: PaymentId,
  { kind, state, amount, currency, reference }: Concern,
): PaymentNote {
  return {
    difference: {
      field: `payments.${paymentId}.${kind}`,
      label: labels[kind],
      from: '',
      to: `${formatMoney({ amount, currency }, { show: 'code' })}${ends[state]}`,
    },
    details: { paymentId, concern: kind, state, amount, currency, reference },
  }
}
