import type { IncludedStay, InclusionGroup } from './stay-inclusions'

/** A stay with what it includes. */
export interface StayWithInclusions {
  readonly stay: IncludedStay
  readonly groups: readonly InclusionGroup[]
}

/** Nights of one meal basis over the whole trip. */
export interface MealNights {
  readonly mealBasis: string
  readonly nights: number
}

/** Something that is included, and the stays that include it. */
export interface IncludedLine {
  readonly line: string
  readonly stays: readonly IncludedStay[]
}

/** The nights of the trip by meal basis, most first; those of which nobody knows come last, with an empty word. */
export function mealNights(stays: readonly StayWithInclusions[]): MealNights[] {
  const nights = new Map<string, number>()
  for (const { stay, groups } of stays) {
    const mealBasis = groups[0]?.mealBasis ?? ''
    nights.set(mealBasis, (nights.get(mealBasis) ?? 0) + stay.nights)
  }
  return [...nights]
    .map(([mealBasis, count]) => ({ mealBasis, nights: count }))
    .sort((one, other) => Number(one.mealBasis === '') - Number(other.mealBasis === '') || other.nights - one.nights)
}

/** Everything that any stay includes, what most of them include first. */
export function wholeTrip(stays: readonly StayWithInclusions[]): IncludedLine[] {
  const byLine = new Map<string, { line: string; stays: IncludedStay[] }>()
  for (const { stay, groups } of stays) {
    const lines = new Set([...groups.flatMap((group) => group.lines), ...stay.extras])
    for (const line of lines) {
      const key = line.toLowerCase()
      const known = byLine.get(key) ?? { line, stays: [] }
      known.stays.push(stay)
      byLine.set(key, known)
    }
  }
  return [...byLine.values()].sort((one, other) => other.stays.length - one.stays.length)
}
