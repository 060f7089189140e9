import { isChargeable, isRackPriced, pricingGroupOf } from '../segment-kind'
import { sumLines } from './amount-lines'
import type { ExplanationContext, PricedPair } from './context'
import { type SegmentFigure, segmentFigureNames, segmentFigurePath } from './segment-figures'
import type { AmountLine } from './trace'

type Lines = (context: ExplanationContext) => AmountLine[]

/** The upfront segments (pricing.md's U). */
export function isUpfront({ segment }: PricedPair): boolean {
  return pricingGroupOf(segment.type) === 'air'
}

/** The others (pricing.md's N). */
export function isSupplier(pair: PricedPair): boolean {
  return !isUpfront(pair)
}

/** Σ of one figure over the chargeable segments that `picks` takes. */
export function segmentSum(figure: SegmentFigure, picks: (pair: PricedPair) => boolean): Lines {
  return (context) =>
    sumLines(chargeable(context, picks).map((pair) => segmentLine('+', { pair, figure })))
}

/**
 * Σ (sell − dmcSell) over a group's segments that are not rack-priced; Σ (sell − cost) over those
 * that are.
 */
export function segmentMargin(group: 'land' | 'air' | 'rack'): Lines {
  const from = group === 'rack' ? 'cost' : 'dmcSell'
  return (context) => {
    const { model } = context.terms
    const isOfGroup = ({ segment }: PricedPair) =>
      group === (isRackPriced(segment, model) ? 'rack' : pricingGroupOf(segment.type))
    return sumLines(
      chargeable(context, isOfGroup).flatMap((pair) => difference(pair, { of: 'sell', from })),
    )
  }
}

/** Σ (dmcSell − cost), over the segments where they differ. */
export function dmcMargin(context: ExplanationContext): AmountLine[] {
  const pairs = chargeable(context, ({ figures }) => figures.dmcSell !== figures.cost)
  return sumLines(pairs.flatMap((pair) => difference(pair, { of: 'dmcSell', from: 'cost' })))
}

function chargeable(
  { pairs }: ExplanationContext,
  picks: (pair: PricedPair) => boolean,
): PricedPair[] {
  return pairs.filter(
    (pair) =>
      pricingGroupOf(pair.segment.type) !== undefined && isChargeable(pair.segment) && picks(pair),
  )
}

function difference(
  pair: PricedPair,
  { of, from }: { of: SegmentFigure; from: SegmentFigure },
): AmountLine[] {
  return [segmentLine('+', { pair, figure: of }), segmentLine('−', { pair, figure: from })]
}

function segmentLine(
  operation: '+' | '−',
  { pair, figure }: { pair: PricedPair; figure: SegmentFigure },
): AmountLine {
  const { segment, figures } = pair
  const label = `${segment.title ?? segment.id}: ${segmentFigureNames[figure]}`
  return {
    operation,
    amount: figures[figure],
    label,
    figure: segmentFigurePath(segment.id, figure),
  }
}
