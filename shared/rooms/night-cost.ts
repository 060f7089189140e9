import { joinWords } from '../format/words'
import { exponentOf } from '../money/currency-exponent'
import { addExact, multiplyExact } from '../money/exact-integer'
import { divideRounded } from '../money/scale-amount'
import { isGiven, minorUnitsOf, type SupplierAmount } from '../money/supplier-amount'
import { type BandRate, bandFor, bandRateText, readChildBands } from '../rates/child-bands'
import type { NightlyRule } from '../rates/nightly-rule'
import { type GuestsByAge, infantsBelow } from './stay-guests'

/** Sums are kept in these parts of a minor unit: halves of hundredths of a percent. */
const parts = 20_000

/**
 * What a room costs for one night, minor units of the rule's currency, rounded once (pricing.md,
 * Room and night costs): the group rate when there is one; the single rate for one adult alone;
 * else by person, or by room with half the twin rate for each adult above two. A rate for extra
 * adults takes the place of what the third and later ones pay, and a child band of the child's or
 * infant's rate (shared/pricing/README.md, decisions 9 and 10).
 * @throws AppError `money.invalid-amount`, `money.unsafe-amount`
 */
export function nightCost(rule: NightlyRule, guests: GuestsByAge): number {
  const { adults } = guests
  const minorOf = (rate: SupplierAmount) => minorUnitsOf(rate, exponentOf(rule.currency))
  const groupRate = minorOf(rule.groupRate)
  if (groupRate > 0) return groupRate

  const twinRate = minorOf(rule.twinRate)
  const singleRate = minorOf(rule.singleRate)
  if (adults === 1 && guests.childAges.length === 0) return singleRate > 0 ? singleRate : twinRate

  const extraAdults = Math.max(0, adults - 2)
  const place = rule.perPerson ? parts : parts / 2
  const base = rule.perPerson ? parts * (adults - extraAdults) : parts
  const extra = isGiven(rule.extraAdultRate)
    ? multiplyExact(minorOf(rule.extraAdultRate), parts)
    : multiplyExact(twinRate, place)
  const childParts = childRates(rule, guests).map(({ rate }) =>
    rate !== undefined && 'percent' in rate
      ? multiplyExact(twinRate, (Math.round(Number(rate.percent) * 100) * place) / 10_000)
      : multiplyExact(minorOf(rate?.amount), parts),
  )
  return divideRounded(
    [multiplyExact(twinRate, base), multiplyExact(extra, extraAdults), ...childParts].reduce(
      addExact,
      0,
    ),
    parts,
  )
}

/**
 * Ages of children for whom a rule has neither a band nor a rate, so that what they pay isn't known
 * though it counts as nothing (pricing.md, Money); none where the room has a group rate.
 */
export function unpricedAges(rule: NightlyRule, guests: GuestsByAge): number[] {
  if (minorUnitsOf(rule.groupRate, exponentOf(rule.currency)) > 0) return []
  return childRates(rule, guests).flatMap(({ age, rate }) => (rate === undefined ? [age] : []))
}

/** Children of whom a camp has no rate, as in `No rate for a child of 8`; ages in whole years. */
export const unpricedWords = (ages: readonly number[]): string =>
  `No rate for a child of ${joinWords(ages.toSorted((one, other) => one - other).map(String))}`

/**
 * What a room's price has beside its usual rates: `child of 8 50%`, `third adult 400.00`; empty
 * without bands and a rate for extra adults.
 */
export function rateNotes(rule: NightlyRule, guests: GuestsByAge): string[] {
  if (minorUnitsOf(rule.groupRate, exponentOf(rule.currency)) > 0) return []
  const bandWords = childRates(rule, guests).flatMap(({ age, band }) =>
    band === undefined ? [] : [`child of ${Math.floor(age)} ${bandRateText(band.rate)}`],
  )
  return guests.adults > 2 && isGiven(rule.extraAdultRate)
    ? [`each adult above two ${rule.extraAdultRate}`, ...bandWords]
    : bandWords
}

/** What each child pays; undefined where the rule doesn't say. */
function childRates(rule: NightlyRule, { adults, childAges }: GuestsByAge) {
  const bands = rule.childBands && childAges.length > 0 ? readChildBands(rule.childBands) : []
  return childAges.map((age, place) => {
    const isInBed = adults === 1 && place === 0 && age >= infantsBelow
    const bed = isInBed ? 'own bed' : 'sharing'
    const band = typeof bands === 'string' ? undefined : bandFor(bands, { age, bed })
    const usual = age < infantsBelow ? rule.infantRate : rule.childRate
    const rate: BandRate | undefined =
      band?.rate ?? (isGiven(usual) ? { amount: usual } : undefined)
    return { age, band, rate }
  })
}
