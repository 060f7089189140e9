import { type Decimal, decimalText, trimDecimal } from '../../money/decimal'
import { percentFactor } from '../../money/percent'
import type { ExplanationContext } from './context'
import { type FigurePath, figureNames } from './figure-names'
import type { AmountLine, FactorLine } from './trace'

/** A line with a published figure: `=` begins with it, `+` and `−` go on. */
export function figureLine(
  { operation, path }: FigureTerm,
  { figures }: ExplanationContext,
): AmountLine {
  return {
    operation,
    amount: figures.get(path) ?? Number.NaN,
    label: figureNames[path],
    figure: path,
  }
}
interface FigureTerm {
  readonly operation: AmountLine['operation']
  readonly path: FigurePath
}

/** Lines of a formula of published figures: `['=', 'finance.sell', '−', 'finance.deposit']`. */
export function formula(...terms: readonly (readonly [AmountLine['operation'], FigurePath])[]) {
  return (context: ExplanationContext): AmountLine[] =>
    terms.map(([operation, path]) => figureLine({ operation, path }, context))
}

/** A line that begins anew with an amount in the running currency. */
export function begin(label: string, amount: number): AmountLine {
  return { operation: '=', amount, label }
}

/** The lines of a sum: the first begins it; an empty sum is zero. */
export function sumLines(lines: readonly AmountLine[]): AmountLine[] {
  const [first, ...rest] = lines
  return first === undefined ? [begin('None', 0)] : [{ ...first, operation: '=' }, ...rest]
}

/** What a sum comes to. */
export function totalOf(lines: readonly AmountLine[]): number {
  return lines.reduce(
    (total, { operation, amount }) => (operation === '−' ? total - amount : total + amount),
    0,
  )
}

/** `× 50%`, rounded. */
export function percentLine(label: string, rate: Decimal): FactorLine {
  return {
    operation: '×',
    factor: percentFactor(rate),
    operand: `${decimalText(trimDecimal(rate))}%`,
    label,
    rounded: true,
  }
}
