import * as z from 'zod/mini'

/** What stands in the way of a hold (1 §5). */
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
  'no-price',
  'room-travelers',
  'activity-age',
  'supplier-failed',
] as const

/** What is only good to know: it may come right by itself, or be meant. */
export const adviceCodes = [
  'rooms-spare',
  'stays-overlap',
  'availability-stale',
  'unknown-segment-type',
  'no-cost',
  'other-party',
  'rate-terms',
  'party-cancelled',
] as const

// Apart from the schema: the web's bundler keeps a call whose argument is spread.
const codes = [...problemCodes, ...adviceCodes] as const

export const problemSchema = z.object({
  code: z.enum(codes),
  message: z.string(),
  segmentId: z.optional(z.string()),
  date: z.optional(z.string()),
})

export type ProblemCode = Problem['code']
export type Problem = z.infer<typeof problemSchema>

const onlyAdvice: ReadonlySet<ProblemCode> = new Set(adviceCodes)

/** Whether it is kept apart from the problems: it never blocks a hold. */
export const isAdvice = ({ code }: Pick<Problem, 'code'>): boolean => onlyAdvice.has(code)

/** Makes a problem or a piece of advice: which of them, its code says. */
export function problem(
  code: ProblemCode,
  message: string,
  at: { readonly segmentId?: string; readonly date?: string } = {},
): Problem {
  return { code, message, ...at }
}
