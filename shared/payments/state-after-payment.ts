import type { Payment } from '../itinerary/payments'
import type { ItineraryState } from '../itinerary/states'
import { canDo, transitions } from '../itinerary/transitions'
import { tripStage } from './trip-stage'

/**
 * The state of an itinerary once money has come in (domain.md, Itinerary life: deposit paid): a
 * provisional one whose deposit is paid asks for confirmation; every other state stays.
 */
export function stateAfterPayment({ state, finance, payments = [] }: Paid): ItineraryState {
  if (finance === undefined || finance.paid <= 0 || !canDo('payDeposit', state)) return state
  return tripStage({ finance, payments }) === 'deposit' ? state : transitions.payDeposit.endsIn
}

interface Paid {
  readonly state: ItineraryState
  readonly payments?: readonly Payment[]
  readonly finance?:
    | { readonly paid: number; readonly deposit: number; readonly sell: number }
    | undefined
}
