import { inTripCurrency } from '#shared/payments/write-off-limit'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { moneyText } from '../../components/money/money-parts'
import { useSession } from '../../lib/session/session'
import type { PaymentsAsked } from '../api/trip-calls'
import type { Trip } from '../page/trip'

interface PlanningFeeProps {
  readonly trip: Pick<Trip, 'currency' | 'spotRates'>
  readonly onGenerate: (asked: PaymentsAsked) => Promise<unknown>
}

/** Asks for the agency's planning fee, where it has one. */
export function PlanningFee({ trip, onGenerate }: PlanningFeeProps) {
  const { planningFee = 0, currency: agencyCurrency } = useSession().agency
  const amount = inTripCurrency({ amount: planningFee, agencyCurrency, trip })
  if (amount === 0) return null
  return (
    <AsyncButton size="small" variant="outlined" onClick={() => onGenerate({ planningFee: true })}>
      Request planning fee, {moneyText(amount, trip.currency)}
    </AsyncButton>
  )
}
