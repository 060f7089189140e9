/** Colours of prices, from the cheapest to the dearest. */
export const bandHues = [1, 2, 3, 4, 5] as const
export type BandHue = (typeof bandHues)[number]

/** Totals from `from` to `to`, both included, that have one colour. */
export interface PriceBand {
  readonly hue: BandHue
  readonly from: number
  readonly to: number
}

/** Few prices are spread over the whole scale: two are the cheapest colour and the dearest. */
const huesByCount: readonly (readonly BandHue[])[] = [[], [2], [1, 5], [1, 3, 5], [1, 2, 4, 5], bandHues]

/** At most five bands with as many different totals each: seasons stay apart, however unlike their prices are. */
export function priceBands(sells: readonly number[]): PriceBand[] {
  const prices = [...new Set(sells)].sort((one, other) => one - other)
  const hues = huesByCount[Math.min(prices.length, bandHues.length)] ?? []
  return hues.flatMap((hue, band) => {
    const from = prices[Math.ceil((band * prices.length) / hues.length)]
    const to = prices[Math.ceil(((band + 1) * prices.length) / hues.length) - 1]
    return from === undefined || to === undefined ? [] : [{ hue, from, to }]
  })
}

/** The colour of a total. */
export function hueOf(sell: number, bands: readonly PriceBand[]): BandHue {
  return bands.find(({ to }) => sell <= to)?.hue ?? 5
}
