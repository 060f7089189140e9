import * as z from 'zod/mini'
import { policyOfText } from '#shared/cancellation/cancellation-text'
import { differBy } from '#shared/ids/list-checks'
import { paymentPlan } from '#shared/itinerary/payment-plan'

/** Payment plans as people write them: `120 days: 25%, 90 days: 25%`. */
export const plansForm = z.object({
  plans: z
    .array(
      z.object({
        name: z.string().check(z.trim(), z.minLength(1, { error: 'Name is required' })),
        text: z
          .string()
          .check(z.refine(isPlan, { error: 'Write it as 120 days: 25%, 90 days: 25%' })),
      }),
    )
    .check(differBy('name')),
})

/** Nothing may stand in it that would be left out. */
function isPlan(text: string): boolean {
  const steps = policyOfText(text)
  const rest = text.replaceAll(/\d+ days: [\d.]+%/g, '').replaceAll(/[\s,]/g, '')
  return rest === '' && steps.length > 0 && paymentPlan.shape.steps.safeParse(steps).success
}
