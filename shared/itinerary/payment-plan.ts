import * as z from 'zod/mini'
import { requiredText } from '../format/plain-text'
import { differBy } from '../ids/list-checks'
import { hasPricePayments } from './payments'

/** A part of the price that is due before the balance: percent of the sell, days before the start. */
const planStep = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(730)),
  /** In hundredths of a percent at the finest. */
  percent: z.number().check(z.gt(0), z.maximum(100), z.multipleOf(0.01)),
})
export type PlanStep = z.infer<typeof planStep>

const planSteps = z.array(planStep).check(
  z.maxLength(12),
  differBy('days'),
  z.refine(
    (steps) => steps.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) <= 1e4,
    {
      error: 'must be 100% at most together',
    },
  ),
)

/**
 * How an agency asks for the price of its trips: a deposit, then these parts of the price, then what
 * is left as the balance (pricing.md, Payments).
 */
export const paymentPlan = z.strictObject({ name: requiredText(60), steps: planSteps })
export type PaymentPlan = z.infer<typeof paymentPlan>

/** The plans of an agency; the first is that of trips for which nobody chose one. */
export const paymentPlans = z.array(paymentPlan).check(z.maxLength(10), differBy('name'))

/** What a trip keeps of the plan that it was asked for by: without steps deposit and balance alone. */
export const chosenPlan = z.object({ name: z.string(), steps: z.array(planStep) })
export type ChosenPlan = z.infer<typeof chosenPlan>

/** Deposit and balance, as the specification has them. */
export const standardPlan: ChosenPlan = { name: '', steps: [] }

/**
 * The plan of a trip: the one that it was asked for by, else the first of its agency; undefined for
 * deposit and balance, where nobody chose. What was asked for without a plan goes on without one.
 */
export const findPlan = (
  { paymentPlan, payments }: TripWithPlan,
  plans: readonly PaymentPlan[] = [],
): ChosenPlan | undefined => paymentPlan ?? (hasPricePayments(payments) ? undefined : plans[0])

interface TripWithPlan {
  readonly paymentPlan?: ChosenPlan | undefined
  readonly payments: Parameters<typeof hasPricePayments>[0]
}
