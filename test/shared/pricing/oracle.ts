import type { PricingInput, PricingSegment } from '#shared/pricing/pricing-input'

/**
 * pricing.md written down a second time, as slowly and plainly as possible: every number is a
 * fraction of bigints. It shares no code with the product, reads only well-formed input, and takes
 * its rates as given and within their limits.
 */
export function oraclePrice(input: PricingInput) {
  const lines = (input.segments ?? []).map((segment) => ({
    segment,
    ...oracleSegment(segment, input),
  }))
  const groupOf = (segment: PricingSegment) =>
    air.has(segment.type) ? 'air' : land.has(segment.type) ? 'land' : 'none'
  type Line = (typeof lines)[number]
  const sum = (pick: (line: Line) => bigint, where: (line: Line) => boolean = () => true) =>
    lines.filter(where).reduce((total, line) => total + pick(line), 0n)
  const isAir = (line: Line) => groupOf(line.segment) === 'air'
  const notAir = (line: Line) => !isAir(line)

  const custom =
    whole(input.customPriceAdjustment) +
    whole(input.customPriceAdjustmentFee) -
    whole(input.discount)
  const sellingPrice = sum((line) => line.sell)
  const sell = max(0n, sellingPrice + custom)
  const u = min(
    sell,
    sum((line) => line.sell, isAir),
  )
  const deposit = u + round(times([sell - u, 1n], percent(input.rates?.deposit)))
  const balance = sell - deposit
  const fee = (amount: bigint, rate: unknown) => round(times([amount, 1n], percent(rate)))
  const paid = (input.payments ?? []).filter(({ status }) => status === 'Paid')

  const costs = {
    supplier: sum((line) => line.cost, notAir),
    supplierTotal: sum((line) => line.dmcSell, notAir),
    upfront: sum((line) => line.cost, isAir),
    upfrontTotal: sum((line) => line.dmcSell, isAir),
    total: sum((line) => line.dmcSell),
  }
  const ofGroup = (group: string) => (line: Line) => !line.rack && groupOf(line.segment) === group
  const margins = {
    land: sum((line) => line.sell - line.dmcSell, ofGroup('land')),
    air: sum((line) => line.sell - line.dmcSell, ofGroup('air')),
    dmc: sum((line) => line.dmcSell - line.cost),
    custom,
    rack: sum(
      (line) => line.sell - line.cost,
      (line) => line.rack,
    ),
  }
  const supplierDeposit = fee(costs.supplier, input.rates?.deposit)
  const agentTotal = deposit - (supplierDeposit + costs.upfront)
  return {
    segments: lines.map(({ segment, cost, dmcSell, sell: own }) => ({
      id: segment.id,
      cost,
      dmcSell,
      sell: own,
    })),
    finance: {
      currency: input.currency,
      sell,
      sellingPrice,
      deposit,
      deposit_fee_credit: fee(deposit, input.fees?.credit),
      deposit_fee_ach: fee(deposit, input.fees?.ach),
      sell_fee_credit: fee(sell, input.fees?.credit),
      sell_fee_ach: fee(sell, input.fees?.ach),
      balance,
      balance_fee_credit: fee(balance, input.fees?.credit),
      balance_fee_ach: fee(balance, input.fees?.ach),
      paid: paid.reduce((total, payment) => total + whole(payment.amount), 0n),
      serviceFee: paid.reduce((total, payment) => total + whole(payment.serviceFee), 0n),
      discount: whole(input.discount),
      customPriceAdjustment: whole(input.customPriceAdjustment),
      customPriceAdjustmentFee: whole(input.customPriceAdjustmentFee),
    },
    costs,
    margins: {
      ...margins,
      total: margins.land + margins.air + margins.dmc + margins.custom + margins.rack,
    },
    deposits: {
      supplier: supplierDeposit,
      supplierTotal: supplierDeposit + costs.upfront,
      agent: agentTotal - (u - costs.upfront),
      agentTotal,
      upfrontTotal: u,
      total: deposit,
    },
  }
}

const land = new Set(['stay', 'road', 'service', 'point', 'price', 'entry', 'exit'])
const air = new Set(['flight', 'chartered', 'scheduled'])
const decimals: Record<string, number> = { BHD: 3, IQD: 3, JOD: 3, JPY: 0, RWF: 0 }

type Fraction = readonly [bigint, bigint]

function oracleSegment(segment: PricingSegment, input: PricingInput) {
  const nothing = { cost: 0n, dmcSell: 0n, sell: 0n, rack: false }
  const own = ['Agent', '1'].includes(String(segment.arrangedBy))
  const charged = own ? segment.chargeable === true : segment.chargeable !== false
  if (!charged || !(land.has(segment.type) || air.has(segment.type))) return nothing

  const { rates } = input
  const rack =
    input.model === 'rack' && segment.rspAmount !== undefined && segment.rspAmount !== 'N/A'
  const converted = (amount: unknown) => {
    if (amount === undefined || amount === 'N/A') return 0n
    const places = decimals[segment.currency ?? ''] ?? 2
    const minor = round(times(fraction(amount), [10n ** BigInt(places), 1n]))
    if (segment.currency === input.currency) return minor
    const target = decimals[input.currency] ?? 2
    const spot = over(spotOf(input.currency, input), spotOf(segment.currency ?? '', input))
    const exact = times(times([minor, 10n ** BigInt(places)], spot), [10n ** BigInt(target), 1n])
    return round(times(exact, plus(percent(rates?.currency))))
  }
  const cost = converted(segment.costAmount)
  const dmcSell = own || rack ? cost : round(over([cost, 1n], minus(percent(rates?.dmc))))
  const groupRate = air.has(segment.type) ? rates?.air : rates?.land
  let sell = rack
    ? round(times([converted(segment.rspAmount), 1n], plus(percent(rates?.rack))))
    : round(over([dmcSell, 1n], minus(percent(groupRate))))
  if (input.flags?.includes('xfsm') && input.currency !== 'USD') {
    sell = round(times([sell, 1n], plus(percent(input.fees?.foreignSellMarkup))))
  }
  if (segment.sellOverride !== undefined) sell = whole(segment.sellOverride)
  return { cost, dmcSell, sell, rack }
}

const spotOf = (currency: string, { spotRates }: PricingInput): Fraction =>
  currency === 'USD' ? [1n, 1n] : fraction(spotRates?.[currency])

/** A decimal as a fraction; exponents as in 1e-7 included. */
function fraction(value: unknown): Fraction {
  const [mantissa = '', exponent = '0'] = String(value).toLowerCase().split('e')
  const [integer = '', digits = ''] = mantissa.split('.')
  const power = Number(exponent) - digits.length
  const units = BigInt(`${integer}${digits}`)
  return power < 0 ? [units, 10n ** BigInt(-power)] : [units * 10n ** BigInt(power), 1n]
}

const percent = (rate: unknown): Fraction => over(fraction(rate), [100n, 1n])
const plus = ([n, d]: Fraction): Fraction => [d + n, d]
const minus = ([n, d]: Fraction): Fraction => [d - n, d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c]
const whole = (amount: unknown): bigint => BigInt(Number(amount ?? 0))
const max = (a: bigint, b: bigint) => (a > b ? a : b)
const min = (a: bigint, b: bigint) => (a < b ? a : b)

function round([n, d]: Fraction): bigint {
  const size = n < 0n ? -n : n
  const rounded = (2n * size + d) / (2n * d)
  return n < 0n ? -rounded : rounded
}
