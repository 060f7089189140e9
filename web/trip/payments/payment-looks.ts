import type { PaymentMethod, PaymentStatus } from '#shared/itinerary/payments'
import type { IconName } from '../../components/icons/icon-names'

/** The icon of each payment method; none until one is chosen. */
export const methodIcons = {
  credit: 'credit-card',
  ach: 'landmark',
  wire: 'arrow-right-left',
} as const satisfies Record<PaymentMethod, IconName>

/** The color of a payment's status chip. */
export const statusTones = {
  Paid: 'success',
  Authorized: 'info',
  Pending: 'warning',
  Error: 'error',
} as const satisfies Record<PaymentStatus, string>
