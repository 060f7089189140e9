import { refuseField } from '#shared/errors/refuse-field'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  type ChosenPlan,
  findPlan,
  type PaymentPlan,
  standardPlan,
} from '#shared/itinerary/payment-plan'

/**
 * The plan that payments are asked for by: the one of a name, empty for deposit and balance alone,
 * else the trip's.
 * @throws AppError request.invalid for a plan that the agency does not have
 */
export function choosePlan(
  name: string | undefined,
  record: ItineraryRecord,
  plans: readonly PaymentPlan[] = [],
): ChosenPlan | undefined {
  if (name === undefined) return findPlan(record, plans)
  if (name === '') return standardPlan
  return (
    plans.find((plan) => plan.name === name) ??
    refuseField('body.plan', 'must be a payment plan of your agency')
  )
}
