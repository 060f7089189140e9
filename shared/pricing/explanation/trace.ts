import { exponentOf } from '../../money/currency-exponent'
import { type Decimal, decimalText } from '../../money/decimal'
import { powerOfTen } from '../../money/exact-integer'
import { majorText } from '../../money/minor-units'
import {
  addRational,
  decimalRational,
  divideRational,
  multiplyRational,
  type Rational,
  roundRational,
  wholeRational,
} from '../../money/rational'
import type { ExplanationStep, Operation } from './explanation'

/** A step before it is carried out: with an amount (`=`, `+`, `−`) or with a factor (`×`, `÷`). */
export type TraceLine = AmountLine | FactorLine

interface LineText {
  readonly label: string
  readonly note?: string | undefined
  readonly published?: string
}
export interface AmountLine extends LineText {
  readonly operation: '=' | '+' | '−'
  readonly amount: number
  /** Of an amount that begins anew; the running one when missing. */
  readonly currency?: string
  readonly figure?: string
}
export interface FactorLine extends LineText {
  readonly operation: '×' | '÷'
  readonly factor: Decimal
  /** How the factor is shown, when not as its own decimal. */
  readonly operand?: string
  /** The running amount's currency from here on. */
  readonly into?: string
  readonly rounded?: boolean
}

/**
 * Carries out the lines in exact fractions, rounding only where a figure is published. It shares no
 * arithmetic with priceItinerary's fast path, so that an explanation that agrees with it proves
 * something.
 * @param currency - of the first amount, unless the line says so
 */
export function carryOut(lines: readonly TraceLine[], currency: string): ExplanationStep[] {
  let value: Rational = wholeRational(0)
  let unit = currency
  return lines.map((line) => {
    const before = unit
    unit = currencyAfter(line, unit)
    const isRounded = 'amount' in line || line.published !== undefined || line.rounded === true
    const exact =
      'amount' in line ? withAmount(value, line) : rescale(withFactor(value, line), before, unit)
    const amount = roundRational(exact)
    value = isRounded ? wholeRational(amount) : exact
    return { ...shownText(line, unit), amount, currency: unit, rounded: isRounded }
  })
}

function currencyAfter(line: TraceLine, running: string): string {
  return ('amount' in line ? line.currency : line.into) ?? running
}

function withAmount(value: Rational, { operation, amount }: AmountLine): Rational {
  if (operation === '=') return wholeRational(amount)
  return addRational(value, wholeRational(operation === '+' ? amount : -amount))
}

function withFactor(value: Rational, { operation, factor }: FactorLine): Rational {
  const exact = decimalRational(factor)
  return operation === '×' ? multiplyRational(value, exact) : divideRational(value, exact)
}

/** Minor units of another currency: ten to the difference of their decimals. */
function rescale(value: Rational, from: string, to: string): Rational {
  const power = exponentOf(to) - exponentOf(from)
  const factor = wholeRational(Number(powerOfTen(Math.abs(power))))
  return power < 0 ? divideRational(value, factor) : multiplyRational(value, factor)
}

type ShownText = Omit<ExplanationStep, 'amount' | 'currency' | 'rounded'>

function shownText(line: TraceLine, currency: string): ShownText {
  const { label, note, published } = line
  const operation: Operation = line.operation
  return {
    operation,
    ...operandOf(line, currency),
    label,
    ...(note === undefined ? {} : { note }),
    ...(published === undefined ? {} : { published }),
  }
}

function operandOf(
  line: TraceLine,
  currency: string,
): Pick<ShownText, 'operand' | 'operandAmount' | 'operandFigure'> {
  if (!('amount' in line)) return { operand: line.operand ?? decimalText(line.factor) }
  const { amount, figure } = line
  const operand = majorText(amount, exponentOf(currency)).replace('-', '−')
  return {
    operand,
    operandAmount: amount,
    ...(figure === undefined ? {} : { operandFigure: figure }),
  }
}
