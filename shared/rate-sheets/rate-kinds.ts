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
