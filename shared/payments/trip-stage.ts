import {
  type Payment,
  type PaymentStage,
  paymentStageOf,
  writtenOffAmount,
} from '../itinerary/payments'

interface Staged {
  readonly finance?:
    | { readonly paid: number; readonly deposit: number; readonly sell: number }
    | undefined
  readonly payments: readonly Payment[]
}

/**
 * How far a trip is paid (1 §4): what was written off counts as paid, so that a cent that a bank
 * kept leaves no trip short of its deposit or of its price.
 * @returns undefined before there is a price
 */
export const tripStage = ({ finance, payments }: Staged): PaymentStage | undefined =>
  finance && paymentStageOf({ ...finance, paid: finance.paid + writtenOffAmount(payments) })
