/** Price colors, from the cheapest to the most expensive. */
export const bandHues = [1, 2, 3, 4, 5] as const
export type BandHue = (typeof bandHues)[number]

/** Totals from `from` to `to`, inclusive, that share a color. */
export interface PriceBand {
  readonly hue: BandHue
  readonly from: number
  readonly to: number
}

/**
 * A few prices spread over the whole scale: of two, one gets the cheapest color and one the most
 * expensive.
 */
const huesByCount: readonly (readonly BandHue[])[] = [
  [],
  [2],
  [1, 5],
  [1, 3, 5],
  [1, 2, 4, 5],
  bandHues,
]

/**
 * At most five bands with equally many distinct totals, so that seasons stay apart even when prices
 * are unevenly spread.
 */
export function priceBands(sells: readonly number[]): PriceBand[] {
  const prices = [...new Set(sells)].sort((one, other) => one - other)
  const hues = huesByCount[Math.min(prices.length, bandHues.length)] ?? []
  return hues.flatMap((hue, band) => {
    const from = prices[Math.ceil((band * prices.length) / hues.length)]
    const to = prices[Math.ceil(((band + 1) * prices.length) / hues.length) - 1]
    return from === undefined || to === undefined ? [] : [{ hue, from, to }]
  })
}

export function hueOf(sell: number, bands: readonly PriceBand[]): BandHue {
  return bands.find(({ to }) => sell <= to)?.hue ?? 5
}
