import {
  add,
  type Dinero,
  dinero,
  halfAwayFromZero,
  multiply,
  subtract,
  toSnapshot,
  transformScale,
} from 'dinero.js'
import { exponentOf } from '#shared/money/currency-exponent'
import type { benchItinerary } from './pricing-case'

/**
 * The sums of an itinerary as one would write them with dinero.js alone: every step a dinero
 * operation, divisions as multiplications by a reciprocal of ten decimals. Close to, but not
 * exactly, the published figures.
 */
export function naivePrice(input: ReturnType<typeof benchItinerary>) {
  const lines = input.segments.map((segment) => naiveSegment(segment, input))
  const sum = (pick: (line: (typeof lines)[number]) => Usd) => lines.map(pick).reduce(add, usd(0))
  const group = (air: boolean, pick: (line: (typeof lines)[number]) => Usd) =>
    lines
      .filter((line) => line.air === air)
      .map(pick)
      .reduce(add, usd(0))

  const custom = subtract(
    add(usd(input.customPriceAdjustment), usd(input.customPriceAdjustmentFee)),
    usd(input.discount),
  )
  const sell = add(
    sum((line) => line.sell),
    custom,
  )
  const upfront = group(true, (line) => line.sell)
  const deposit = add(upfront, times(subtract(sell, upfront), scaled(input.rates.deposit / 100)))
  const balance = subtract(sell, deposit)
  const fees = [sell, deposit, balance].flatMap((amount) => [
    times(amount, scaled(input.fees.credit / 100)),
    times(amount, scaled(input.fees.ach / 100)),
  ])

  const costs = [false, true].map(
    (air) => [group(air, (line) => line.cost), group(air, (line) => line.dmcSell)] as const,
  )
  const dmc = subtract(
    sum((line) => line.dmcSell),
    sum((line) => line.cost),
  )
  const [land, air] = [false, true].map((isAir) =>
    subtract(
      group(isAir, (line) => line.sell),
      group(isAir, (line) => line.dmcSell),
    ),
  )
  const margin = [dmc, land ?? usd(0), air ?? usd(0)].reduce(add, custom)
  const supplierDeposit = times(costs[0]?.[0] ?? usd(0), scaled(input.rates.deposit / 100))
  const agentDeposit = subtract(deposit, add(supplierDeposit, costs[1]?.[0] ?? usd(0)))
  return {
    sell: minor(sell),
    deposit: minor(deposit),
    margin: minor(margin),
    fees,
    balance,
    agentDeposit,
  }
}

type Usd = Dinero<number, 'USD'>
type Scaled = { readonly amount: number; readonly scale: number }

const usd = (amount: number): Usd =>
  dinero({ amount, currency: { code: 'USD', base: 10, exponent: 2 } })
const minor = (money: Usd): number => toSnapshot(money).amount
const scaled = (factor: number): Scaled => ({ amount: Math.round(factor * 1e6), scale: 6 })
const times = (money: Usd, factor: Scaled): Usd =>
  transformScale(multiply(money, factor), 2, halfAwayFromZero)

function naiveSegment(segment: Segment, input: ReturnType<typeof benchItinerary>) {
  const air = segment.type === 'scheduled'
  const exponent = exponentOf(segment.currency)
  const given = Math.round(Number(segment.costAmount) * 10 ** exponent)
  const toUsd = 10 ** (2 - exponent) / input.spotRates[segment.currency]
  const rate = 1 + (segment.currency === 'USD' ? 0 : input.rates.currency / 100)
  const cost = times(times(usd(given), scaled(toUsd)), scaled(rate))
  const dmcSell = times(cost, scaled(1 / (1 - input.rates.dmc / 100)))
  const sell = times(dmcSell, scaled(1 / (1 - (air ? input.rates.air : input.rates.land) / 100)))
  return { air, cost, dmcSell, sell }
}

type Segment = ReturnType<typeof benchItinerary>['segments'][number]
