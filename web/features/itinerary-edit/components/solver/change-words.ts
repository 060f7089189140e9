import type { CampAlternative } from '#shared/api/alternatives'

/**
 * What is different at another camp: `25 min more travel`, `Full board instead of All inclusive`.
 */
export function changeWordsOf({
  travel,
  mealBasis,
}: Pick<CampAlternative, 'travel' | 'mealBasis'>): string[] {
  const minutes = travel.after - travel.before
  return [
    ...(Math.abs(minutes) < 10
      ? []
      : [`${Math.abs(minutes)} min ${minutes > 0 ? 'more' : 'less'} travel`]),
    ...(mealBasis?.after === undefined
      ? []
      : [`${mealBasis.after} instead of ${mealBasis.before}`]),
  ]
}
