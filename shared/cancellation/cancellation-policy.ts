import * as z from 'zod/mini'

/** What is charged of the price by those who cancel so many days before arrival, or later. */
export const cancellationStep = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(730)),
  /** In hundredths of a percent at the finest. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
})
export type CancellationStep = z.infer<typeof cancellationStep>

/** A policy in any order; two steps of one day are refused. */
export const cancellationPolicy = z.array(cancellationStep).check(
  z.maxLength(20),
  z.refine((steps) => new Set(steps.map(({ days }) => days)).size === steps.length, {
    error: 'must not name the same number of days twice',
  }),
)
