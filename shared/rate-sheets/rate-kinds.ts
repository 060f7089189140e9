/** What a figure is in a rate rule (shared/rates/rate-rule.ts). */
export type RateKind =
  | 'sharing'
  | 'room'
  | 'group'
  | 'single'
  | 'supplement'
  | 'child'
  | 'infant'
  | 'extraAdult'
  | 'triple'
  | 'tripleRoom'
  | 'quad'
  | 'quadRoom'
  | 'nights'

/** Whether a figure is the price of a room or of a place in it, which others are told from. */
export const isBaseKind = (kind: RateKind): boolean =>
  kind === 'sharing' || kind === 'room' || kind === 'group'
export const kindLabels: Readonly<Record<RateKind, string>> = {
  sharing: 'Per person sharing',
  room: 'Per room',
  group: 'For the whole unit',
  single: 'One adult alone',
  supplement: 'On top of the sharing rate',
  child: 'Children',
  infant: 'Infants',
  extraAdult: 'Each adult above two',
  triple: 'Each of three adults',
  tripleRoom: 'Three adults together',
  quad: 'Each of four adults',
  quadRoom: 'Four adults together',
  nights: 'Minimum nights',
}

/** Prices for three and four guests, of each or of all of them. */
export const thirdKinds = {
  triple: { guests: 3, isForAll: false },
  tripleRoom: { guests: 3, isForAll: true },
  quad: { guests: 4, isForAll: false },
  quadRoom: { guests: 4, isForAll: true },
} as const
type ThirdKind = keyof typeof thirdKinds
export const isThirdKind = (kind: string): kind is ThirdKind => Object.hasOwn(thirdKinds, kind)

/** The kind of a figure whose words say three or four guests, by its basis. */
export function thirdKindOf(who: 'triple' | 'quad', per: string | undefined): ThirdKind {
  if (per === undefined || per === 'person') return who
  return who === 'triple' ? 'tripleRoom' : 'quadRoom'
}
