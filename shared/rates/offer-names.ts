/** The offers of a rule, as people call them, in the order in which combined ones are taken off. */
export const offerNames = [
  'stay-pay',
  'early bird',
  'long stay',
  'honeymoon',
  'special offer',
] as const
export type OfferName = (typeof offerNames)[number]

/**
 * Which offers of a rule combine, as it says them: `early bird + long stay; stay-pay + honeymoon`, or
 * `all`. A text instead of sets says what is wrong.
 */
export function readCombines(text: string): readonly (readonly OfferName[])[] | string {
  if (text.trim().toLowerCase() === 'all') return [offerNames]
  const sets: OfferName[][] = []
  for (const part of text.split(';')) {
    const words = part.split('+').map((word) => word.trim().toLowerCase())
    const names = offerNames.filter((name) => words.includes(name))
    if (names.length < 2 || names.length !== words.length)
      return `must be all, or offers that combine, as in early bird + long stay; of ${offerNames.join(', ')} (not ${part.trim() || 'empty'})`
    sets.push(names)
  }
  return sets
}
