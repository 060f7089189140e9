import { paymentStageOf } from '../itinerary/payments'
import type { ItineraryState } from '../itinerary/states'
import { canDo, transitions } from '../itinerary/transitions'

/**
 * The state of an itinerary once money has come in (domain.md, Itinerary life: deposit paid): a
 * provisional one whose deposit is paid asks for confirmation; every other state stays.
 */
export function stateAfterPayment({ state, finance }: Paid): ItineraryState {
  if (finance === undefined || finance.paid <= 0 || !canDo('payDeposit', state)) return state
  return paymentStageOf(finance) === 'deposit' ? state : transitions.payDeposit.endsIn
}

interface Paid {
  readonly state: ItineraryState
  readonly finance?:
    | { readonly paid: number; readonly deposit: number; readonly sell: number }
    | undefined
}
