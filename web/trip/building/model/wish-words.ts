import type { CampWishes } from '../api/camps-query'

/** How many wishes there are. */
export const wishCount = ({ features, priceUpTo, childAge }: CampWishes): number =>
  features.length + (priceUpTo === undefined ? 0 : 1) + (childAge === undefined ? 0 : 1)

/** `Up to $800`. */
export const priceWords = (dollars: number): string => `Up to $${dollars.toLocaleString('en-US')}`

interface WishWord {
  readonly words: string
  /** What is wanted when it is taken away. */
  readonly without: Partial<CampWishes>
}

/**
 * What is wanted of camps, a few words each, in the order of the picker.
 * @param nameOf - what agents call a feature
 */
export function wishWords(
  { features, priceUpTo, childAge }: CampWishes,
  nameOf: (featureId: string) => string,
): WishWord[] {
  return [
    ...(priceUpTo === undefined
      ? []
      : [{ words: `${priceWords(priceUpTo)} per night`, without: { priceUpTo: undefined } }]),
    ...(childAge === undefined
      ? []
      : [{ words: `Accepts children aged ${childAge}`, without: { childAge: undefined } }]),
    ...features.map((featureId) => ({
      words: nameOf(featureId),
      without: { features: features.filter((id) => id !== featureId) },
    })),
  ]
}
