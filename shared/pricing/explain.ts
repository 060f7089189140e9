import { AppError } from '../errors/app-error'
import { type ExplanationContext, explanationContext } from './explanation/context'
import type { Explanation } from './explanation/explanation'
import { figureLines } from './explanation/figure-lines'
import { figureNames, isFigurePath } from './explanation/figure-names'
import { roundingText } from './explanation/rounding-text'
import {
  type SegmentFigure,
  segmentFigureNames,
  segmentFigureOf,
  segmentFigurePath,
} from './explanation/segment-figures'
import { segmentLines } from './explanation/segment-lines'
import { carryOut, type TraceLine } from './explanation/trace'
import type { PricingInput } from './pricing-input'

/**
 * How a published figure came to be: its formula with its numbers, step by step, ending in the very
 * amount that priceItinerary gives.
 * @param path - `finance.deposit`, `margins.total` … or a segment's, `segments.s1.cost`
 * @throws AppError `record.not-found` when there is no such figure, and as priceItinerary does
 */
export function explainFigure(input: PricingInput, path: string): Explanation {
  const context = explanationContext(input)
  if (isFigurePath(path)) {
    return explanationOf(
      { figure: path, name: figureNames[path], lines: figureLines(path, context) },
      context,
    )
  }
  const ofSegment = segmentFigureOf(path)
  if (ofSegment === undefined) throw new AppError('record.not-found', { figure: path })
  return explainedSegment(ofSegment, context)
}

function explainedSegment(
  { segmentId, figure }: { segmentId: string; figure: SegmentFigure },
  context: ExplanationContext,
) {
  const pair = context.pairs.find(({ segment }) => segment.id === segmentId)
  if (pair === undefined) throw new AppError('record.not-found', { segmentId })
  const name = `${pair.segment.title ?? segmentId}: ${segmentFigureNames[figure]}`
  const lines = segmentLines({ ...pair, upTo: figure }, context)
  return explanationOf({ figure: segmentFigurePath(segmentId, figure), name, lines }, context)
}

function explanationOf(
  { figure, name, lines }: { figure: string; name: string; lines: readonly TraceLine[] },
  { terms: { currency } }: ExplanationContext,
): Explanation {
  const steps = carryOut(endingIn(figure, lines), currency)
  return {
    figure,
    name,
    amount: steps.at(-1)?.amount ?? 0,
    currency,
    steps,
    rounding: roundingText(currency),
  }
}

/** The lines with the last one publishing the figure. */
function endingIn(figure: string, lines: readonly TraceLine[]): TraceLine[] {
  return lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, published: figure } : line,
  )
}
