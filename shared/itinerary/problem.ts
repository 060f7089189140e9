import * as z from 'zod'

/** Every problem that an itinerary can have (1 §5). */
export const problemCodes = [
  'total-margin-below-zero',
  'gap',
  'family-room-guests',
  'room-adults',
  'room-closed',
  'rate-rule-missing',
  'twin-double-demand',
  'family-demand',
  'availability-stale',
  'unknown-segment-type',
  'supplier-failed',
] as const

/** `error` stands in the way of a hold, `warning` is worth knowing. */
export const problemSeverities = ['error', 'warning'] as const

export const problemSchema = z.object({
  code: z.enum(problemCodes),
  message: z.string(),
  segmentId: z.string().optional(),
  date: z.string().optional(),
  severity: z.enum(problemSeverities),
})
export type ProblemCode = (typeof problemCodes)[number]
export type Problem = z.infer<typeof problemSchema>
