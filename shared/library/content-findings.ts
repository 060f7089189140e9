/**
 * What may be missing or stale of a camp, with what it weighs: what can't be sold is worse than
 * what looks poor.
 */
export const findingWeights = {
  rates: 6,
  ratesEnd: 3,
  allotments: 4,
  picture: 3,
  text: 2,
  place: 2,
} as const
export type FindingKind = keyof typeof findingWeights

export const findingKinds = [
  'rates',
  'ratesEnd',
  'allotments',
  'picture',
  'text',
  'place',
] as const satisfies FindingKind[]
