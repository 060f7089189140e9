import * as z from 'zod'

/** Every problem that an itinerary can have (1 §5). */
export const problemCodes = [
  'total-margin-below-zero',
  'gap',
  'family-room-guests',
  'room-guests',
  'room-adults',
  'room-closed',
  'rate-rule-missing',
  'twin-double-demand',
  'family-demand',
  'no-rooms',
  'room-travelers',
  'stays-overlap',
  'availability-stale',
  'unknown-segment-type',
  'no-cost',
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
/** How bad a problem of each code is: what cannot be held is an error, what may come right by itself a warning. */
export const severityOf = {
  'total-margin-below-zero': 'error',
  gap: 'error',
  'family-room-guests': 'error',
  'room-guests': 'error',
  'room-adults': 'error',
  'room-closed': 'error',
  'rate-rule-missing': 'error',
  'twin-double-demand': 'error',
  'family-demand': 'error',
  'no-rooms': 'error',
  'room-travelers': 'warning',
  'stays-overlap': 'warning',
  'availability-stale': 'warning',
  'unknown-segment-type': 'warning',
  'no-cost': 'warning',
  'supplier-failed': 'error',
} as const satisfies Record<(typeof problemCodes)[number], (typeof problemSeverities)[number]>

export type ProblemCode = (typeof problemCodes)[number]
export type Problem = z.infer<typeof problemSchema>

/** Makes a problem; its code says how bad it is. */
export function problem(
  code: ProblemCode,
  message: string,
  at: { readonly segmentId?: string; readonly date?: string } = {},
): Problem {
  return { code, message, ...at, severity: severityOf[code] }
}
