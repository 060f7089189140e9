export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Clamps a number to its bounds (2 §5.4); the lower one wins if they cross. */
export function clampTo(value: number, { min, max }: Bounds): number {
  return Math.max(min, Math.min(max, value))
}

/**
 * Parses whole numbers without digit grouping. Undefined for anything else, including an empty
 * field.
 */
export function readWhole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : undefined
}
