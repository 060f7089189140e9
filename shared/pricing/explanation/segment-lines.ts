import { spotRateOf } from '../../fx/spot-rates'
import { requireCurrencyCode } from '../../money/currency-code'
import { exponentOf } from '../../money/currency-exponent'
import { type Decimal, decimalText, trimDecimal } from '../../money/decimal'
import { readMinorUnits } from '../../money/minor-units'
import { oneMinusPercent, onePlusPercent } from '../../money/percent'
import { isGiven, minorUnitsOf, type SupplierAmount } from '../../money/supplier-amount'
import { isOverridden } from '../price-segment'
import type { PricedSegment } from '../priced-itinerary'
import type { PricingSegment } from '../pricing-input'
import { isChargeable, isOwn, isRackPriced, pricingGroupOf } from '../segment-kind'
import type { ExplanationContext } from './context'
import { type SegmentFigure, segmentFigurePath } from './segment-figures'
import type { FactorLine, TraceLine } from './trace'

/**
 * The lines that lead to a figure of a segment, from what the supplier gave on (pricing.md, A
 * segment).
 */
export function segmentLines(
  {
    segment,
    figures,
    upTo,
  }: { segment: PricingSegment; figures: PricedSegment; upTo: SegmentFigure },
  context: ExplanationContext,
): TraceLine[] {
  const path = (figure: SegmentFigure) => segmentFigurePath(segment.id, figure)
  const zero = whyZero(segment)
  if (zero !== undefined) {
    return [
      {
        operation: '=',
        amount: 0,
        currency: context.terms.currency,
        label: zero,
        published: path(upTo),
      },
    ]
  }
  const cost = amountLines({ segment, amount: segment.costAmount, label: 'Supplier cost' }, context)
  const lines = publishing(cost, path('cost'))
  if (upTo !== 'cost') lines.push(dmcLine(segment, { figures, context, path }))
  if (upTo === 'sell') lines.push(...publishing(sellLines(segment, context), path('sell')))
  return lines
}

/** Why a segment counts as zero; undefined when it does not. */
function whyZero(segment: PricingSegment): string | undefined {
  if (pricingGroupOf(segment.type) === undefined)
    return `Unknown segment type ${segment.type}, priced at zero`
  if (isChargeable(segment)) return undefined
  return isOwn(segment) ? 'Self-arranged, not charged' : 'Not charged'
}

/** `round(convert(amount) × (1 + c%))`, in the itinerary's currency. */
function amountLines(
  { segment, amount, label }: { segment: PricingSegment; amount: SupplierAmount; label: string },
  { input, terms }: ExplanationContext,
): TraceLine[] {
  const to = terms.currency
  if (!isGiven(amount))
    return [{ operation: '=', amount: 0, currency: to, label, note: 'not entered, priced at zero' }]
  const from = requireCurrencyCode(segment.currency)
  const givenLine = {
    operation: '=',
    amount: minorUnitsOf(amount, exponentOf(from)),
    currency: from,
    label,
  } as const
  if (from === to) return [givenLine]

  const { spotRates } = input
  const note = input.spotRatesDate ?? undefined
  const spot = (currency: string) => trimDecimal(spotRateOf({ spotRates, currency }))
  const lines: TraceLine[] = [givenLine]
  const spotLabel = (currency: string) => `${currency} per USD`
  if (from !== 'USD') {
    lines.push({ operation: '÷', factor: spot(from), into: 'USD', label: spotLabel(from), note })
  }
  if (to !== 'USD')
    lines.push({ operation: '×', factor: spot(to), into: to, label: spotLabel(to), note })
  return [...lines, { operation: '×', ...plusPercent('currency rate', terms.rates.currency) }]
}

function dmcLine(segment: PricingSegment, { figures, context, path }: DmcParts): TraceLine {
  const rack = isRackPriced(segment, context.terms.model)
  if (!rack && !isOwn(segment)) {
    const factor = minusPercent('DMC rate', context.terms.rates.dmc)
    return { operation: '÷', ...factor, note: 'supplier-arranged', published: path('dmcSell') }
  }
  const label = rack ? 'Rack-priced: no DMC rate' : 'Self-arranged: no DMC rate'
  return {
    operation: '=',
    amount: figures.cost,
    figure: path('cost'),
    label,
    published: path('dmcSell'),
  }
}

interface DmcParts {
  readonly figures: PricedSegment
  readonly context: ExplanationContext
  readonly path: (figure: SegmentFigure) => string
}

function sellLines(segment: PricingSegment, context: ExplanationContext): TraceLine[] {
  const { terms } = context
  const lines = isRackPriced(segment, terms.model)
    ? rackLines(segment, context)
    : [groupLine(segment, context)]
  if (terms.foreignSellMarkup !== undefined) {
    const markup = plusPercent('foreign-sell markup', terms.exactFees.foreignSellMarkup)
    lines.push({ operation: '×', ...markup, rounded: true })
  }
  const { sellOverride } = segment
  if (isOverridden(sellOverride)) {
    const amount = readMinorUnits(sellOverride, 'sellOverride')
    lines.push({
      operation: '=',
      amount,
      currency: terms.currency,
      label: 'Sell override',
      note: 'entered by agent',
    })
  }
  return lines
}

function groupLine(segment: PricingSegment, { terms }: ExplanationContext): TraceLine {
  const group = pricingGroupOf(segment.type) ?? 'land'
  return { operation: '÷', ...minusPercent(`${group} rate`, terms.rates[group]), rounded: true }
}

function rackLines(segment: PricingSegment, context: ExplanationContext): TraceLine[] {
  const rsp = amountLines(
    { segment, amount: segment.rspAmount, label: 'Supplier rack price' },
    context,
  )
  const last = rsp.at(-1)
  const roundedLines: TraceLine[] =
    last !== undefined && 'factor' in last ? [...rsp.slice(0, -1), { ...last, rounded: true }] : rsp
  return [
    ...roundedLines,
    { operation: '×', ...plusPercent('rack rate', context.terms.rates.rack), rounded: true },
  ]
}

/** The lines with the last one publishing a figure. */
function publishing(lines: readonly TraceLine[], figure: string): TraceLine[] {
  return lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, published: figure } : line,
  )
}

type Factor = Pick<FactorLine, 'factor' | 'operand' | 'label'>

const percentText = (rate: Decimal): string => `${decimalText(trimDecimal(rate))}%`

function plusPercent(name: string, rate: Decimal): Factor {
  return { factor: onePlusPercent(rate), label: `${name} ${percentText(rate)}` }
}

function minusPercent(name: string, rate: Decimal): Factor {
  return { factor: oneMinusPercent(rate), operand: `(1 − ${percentText(rate)})`, label: name }
}
