import type { PaymentMethod } from '#shared/itinerary/payments'
import type { IconName } from '../../components/icons/icon-names'
import type { PaymentFacts } from './payment-facts'

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
  Cancelled: 'void',
  'Written off': 'void',
  Refunded: 'void',
} as const satisfies Record<PaymentFacts['status'], string>
