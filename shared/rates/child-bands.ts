import type { DecimalInput } from '../money/decimal'

/** What children of some ages pay for a night; `to` is the last of these ages, in whole years. */
export interface ChildBand {
  readonly from: number
  readonly to: number
  /** In the second bed of a room with one adult, or beside two or more adults; else wherever. */
  readonly bed: 'own bed' | 'sharing' | undefined
  readonly rate: BandRate
}
/** A decimal in major units, or a percentage of what an adult who shares pays. */
export type BandRate = { readonly amount: DecimalInput } | { readonly percent: string }

const oldestAge = 25
const bandPattern =
  /^(\d{1,2})(?: ?[-–] ?(\d{1,2}))? +(?:(own bed|sharing) +)?(?:(free)|(\d{1,13}(?:\.\d{1,20})?)|(\d{1,3}(?:\.\d{1,2})?) ?%)$/i

/**
 * Reads child bands as rules have them, parted by semicolons: `0-1 free; 2-5 sharing 25%; 6-11
 * 120.00; 6-11 own bed 75%`, ages in whole years, percentages of what an adult who shares pays,
 * amounts in the rule's currency (shared/pricing/README.md, decision 9). A text
 * instead of bands says what is wrong.
 */
export function readChildBands(text: string): readonly ChildBand[] | string {
  const bands: ChildBand[] = []
  for (const part of text.split(';').map((one) => one.trim())) {
    const band = readBand(part)
    if (typeof band === 'string') return band
    const twice = bands.find(
      (one) => one.bed === band.bed && one.from <= band.to && band.from <= one.to,
    )
    if (twice !== undefined)
      return `has age ${Math.max(twice.from, band.from)} twice${band.bed === undefined ? '' : ` (${band.bed})`}`
    bands.push(band)
  }
  return bands
}

function readBand(part: string): ChildBand | string {
  const [, first, last = first, bed, free, amount, percent] = bandPattern.exec(part) ?? []
  if (first === undefined)
    return `must be ages with an amount, a percentage or free, as in 2-5 free; 6-11 50%; 12-15 own bed 120.00 (not ${part || 'empty'})`
  const [from, to] = [Number(first), Number(last)]
  if (from > to || to > oldestAge)
    return `must have ages in order, up to ${oldestAge} (not ${part})`
  if (Number(percent ?? 0) > 200) return `must be up to 200% (not ${part})`
  const rate = percent === undefined ? { amount: free ? '0' : (amount ?? '0') } : { percent }
  return { from, to, bed: bed?.toLowerCase() as ChildBand['bed'], rate }
}

/** Whether a rule's bands have an amount, so that they are nett or published ones only. */
export const hasBandAmounts = (text: string | null | undefined): boolean =>
  /\d\s*(?:;|$)/.test(text ?? '')

/** Child bands as a rule has them. */
export const childBandsText = (bands: readonly ChildBand[]): string =>
  bands
    .map(({ from, to, bed, rate }) =>
      [from === to ? from : `${from}-${to}`, bed, bandRateText(rate)]
        .filter((word) => word !== undefined)
        .join(' '),
    )
    .join('; ')

/** `50%`, `120.00` or `free`. */
export function bandRateText(rate: BandRate): string {
  if ('percent' in rate) return `${rate.percent}%`
  return Number(rate.amount) === 0 ? 'free' : String(rate.amount)
}

/** The band of an age; one for the bed before one for every bed. */
export function bandFor(
  bands: readonly ChildBand[],
  { age, bed }: { readonly age: number; readonly bed: ChildBand['bed'] },
): ChildBand | undefined {
  const ofAge = bands.filter(({ from, to }) => from <= age && age < to + 1)
  return ofAge.find((band) => band.bed === bed) ?? ofAge.find((band) => band.bed === undefined)
}
