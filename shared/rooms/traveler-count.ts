/**
 * Most travelers by picker: 100 and 100 in the dialog, 6 children in the second builder (2 §5.4, 2
 * §9).
 */
export const travelerLimits = {
  picker: { adults: 100, children: 100 },
  secondBuilder: { adults: 100, children: 6 },
} as const

/** A number of travelers within its limits, 0 at least unless said otherwise (2 §5.4). */
export function clampTravelers(
  count: number,
  { min = 0, max }: { min?: number; max: number },
): number {
  return Math.min(max, Math.max(min, Math.trunc(count) || 0))
}
