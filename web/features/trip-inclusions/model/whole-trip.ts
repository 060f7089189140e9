import type { IncludedStay, InclusionGroup } from './stay-inclusions'

/** A stay with what it includes. */
export interface StayWithInclusions {
  readonly stay: IncludedStay
  readonly groups: readonly InclusionGroup[]
}

/** Number of nights per meal basis in the whole trip. */
export interface MealNights {
  readonly mealBasis: string
  readonly nights: number
}

/** An inclusion and the stays that have it. */
export interface IncludedLine {
  readonly line: string
  readonly stays: readonly IncludedStay[]
}

/** The trip's nights by meal basis, most first; unknown ones come last, with an empty name. */
export function mealNights(stays: readonly StayWithInclusions[]): MealNights[] {
  const nights = new Map<string, number>()
  for (const { stay, groups } of stays) {
    const mealBasis = groups[0]?.mealBasis ?? ''
    nights.set(mealBasis, (nights.get(mealBasis) ?? 0) + stay.nights)
  }
  return [...nights]
    .map(([mealBasis, count]) => ({ mealBasis, nights: count }))
    .sort(
      (one, other) =>
        Number(one.mealBasis === '') - Number(other.mealBasis === '') || other.nights - one.nights,
    )
}

/** Every inclusion of any stay, most common first. */
export function wholeTrip(stays: readonly StayWithInclusions[]): IncludedLine[] {
  const byLine = new Map<string, { line: string; stays: IncludedStay[] }>()
  for (const { stay, groups } of stays) {
    const lines = new Set([...groups.flatMap((group) => group.lines), ...stay.extras])
    for (const line of lines) {
      const key = line.toLowerCase()
      const lineBefore = byLine.get(key) ?? { line, stays: [] }
      lineBefore.stays.push(stay)
      byLine.set(key, lineBefore)
    }
  }
  return [...byLine.values()].sort((one, other) => other.stays.length - one.stays.length)
}
