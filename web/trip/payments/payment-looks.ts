import type { PaymentMethod, PaymentStatus } from '#shared/itinerary/payments'
import type { IconName } from '../../components/icons/icon-names'

/** The icon of each way to pay; a payment whose way is not chosen yet has none. */
export const methodIcons = {
  credit: 'credit-card',
  ach: 'landmark',
  wire: 'arrow-right-left',
} as const satisfies Record<PaymentMethod, IconName>

/** The colour of a payment's status chip. */
export const statusTones = {
  Paid: 'success',
  Authorized: 'info',
  Pending: 'warning',
  Error: 'error',
} as const satisfies Record<PaymentStatus, string>
