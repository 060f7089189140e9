export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Keeps a number between its bounds (2 §5.4); the lower one wins where they cross. */
export function clampTo(value: number, { min, max }: Bounds): number {
  return Math.max(min, Math.min(max, value))
}

/** Reads what was typed: whole numbers only, no digit grouping. Undefined for anything else, an empty field included. */
export function readWhole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : undefined
}
