import Box from '@mui/material/Box'
import { useState } from 'react'
import { findPlan } from '#shared/itinerary/payment-plan'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Choice } from '../../components/inputs/Choice'
import { inRow } from '../../components/looks/looks'
import { useSession } from '../../lib/session/session'
import type { PaymentsAsked } from '../api/trip-calls'
import type { Trip } from '../page/trip'
import type { mayCollect } from './may-collect'
import { PlanningFee } from './PlanningFee'

interface GeneratePaymentsProps {
  readonly trip: Pick<Trip, 'paymentPlan' | 'payments' | 'currency' | 'spotRates'>
  readonly onGenerate: (asked: PaymentsAsked) => Promise<unknown>
}

/** Asks for the planning fee of a trip, and for its price as soon as it has one. */
export function GeneratePayments({
  may,
  ...asking
}: GeneratePaymentsProps & {
  readonly may: Pick<ReturnType<typeof mayCollect>, 'generate' | 'planningFee'>
}) {
  return (
    <>
      {may.generate && <GeneratePrice {...asking} />}
      {may.planningFee && <PlanningFee {...asking} />}
    </>
  )
}

/** Generates the payments of a trip, by one of the agency's plans where it has some. */
function GeneratePrice({ trip, onGenerate }: GeneratePaymentsProps) {
  const { paymentPlans: plans = [] } = useSession().agency
  const [choice, setChoice] = useState<string>()
  const inForce = findPlan(trip, plans)?.name ?? ''
  const usual = plans.some(({ name }) => name === inForce) ? inForce : ''
  const plan = choice ?? usual
  return (
    <Box sx={{ ...inRow(1), flexWrap: 'wrap', mt: plans.length > 0 ? 1.2 : 0 }}>
      {plans.length > 0 && (
        <Choice
          look="small"
          aria-label="Payment plan"
          value={plan}
          onChange={({ target }) => setChoice(target.value)}
          options={[
            ...plans.map(({ name }) => [name, name] as const),
            ['', 'Deposit and balance'] as const,
          ]}
        />
      )}
      <AsyncButton
        size="small"
        onClick={() => onGenerate(plans.length === 0 ? {} : { plan })}
        startIcon={<Icon name="credit-card" size={16} />}
      >
        Generate payments
      </AsyncButton>
    </Box>
  )
}
