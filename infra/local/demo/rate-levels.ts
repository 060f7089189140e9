import { randomStream } from '#shared/art/random-stream'
import { exponentOf } from '#shared/money/currency-exponent'
import { embeddedDay } from '../../../functions/info/embedded-rates'
import type { DemoCamp } from './catalogue'
import type { SeasonName } from './seasons'

/**
 * Net US dollars per person a night sharing, shoulder season of 2027, by price level. Illustrative,
 * as all rates here.
 */
const tierUsd: Readonly<Record<DemoCamp['tier'], number>> = {
  1: 75,
  2: 165,
  3: 310,
  4: 560,
  5: 940,
  6: 1480,
}

/** Times the shoulder rate. */
export const seasonFactors: Readonly<Record<SeasonName, number>> = {
  high: 1.22,
  shoulder: 1,
  low: 0.76,
  closed: 0,
}

const referenceYear = 2027
const yearlyRise = 0.04

/** Times the rate of the reference year: contracts rise once a year. */
export const yearFactor = (year: number): number => (1 + yearlyRise) ** (year - referenceYear)

/**
 * Net rate of a camp's usual room at the shoulder season of the reference year, in its currency:
 * per person sharing, or per room where the camp prices rooms.
 */
function campTwinRate({ supplierCode, tier, currency, pricedPerRoom, twinRate }: DemoCamp): number {
  if (twinRate !== undefined) return twinRate
  const usd =
    tierUsd[tier] *
    randomStream(`rate|${supplierCode}`).range(0.86, 1.18) *
    (pricedPerRoom ? 1.5 : 1)
  return usd * unitsPerUsd(currency)
}

/**
 * The same of one of its room types: what is written for the room itself, else by its factor; per
 * guest for a house.
 */
export const roomTwinRate = (
  camp: DemoCamp,
  room: { twinRate?: number | undefined; factor: number },
): number => room.twinRate ?? campTwinRate(camp) * room.factor

/** Units of a currency for one US dollar in the snapshot. */
export function unitsPerUsd(currency: string): number {
  const rate = embeddedDay.rates[currency]
  if (rate === undefined) throw new Error(`No snapshot rate for ${currency}`)
  return Number(rate)
}

/**
 * A decimal amount to a step that a price list would print: 5 dollars, 50 rand, 5 000 Rwandan
 * francs.
 */
export function listPrice(amount: number, currency: string): string {
  const step = stepOf(currency)
  return decimal(Math.round(amount / step) * step, currency)
}

/** A decimal amount with the decimals of its currency. */
export const decimal = (amount: number, currency: string): string =>
  amount.toFixed(exponentOf(currency))

function stepOf(currency: string): number {
  const worth = 5 * unitsPerUsd(currency)
  const power = 10 ** Math.floor(Math.log10(worth))
  return worth / power >= 5 ? 5 * power : worth / power >= 2 ? 2 * power : power
}
