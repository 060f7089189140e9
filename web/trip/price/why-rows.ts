import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { capitalize } from '#shared/format/words'
import type { Explanation, ExplanationStep } from '#shared/pricing/explanation/explanation'
import { segmentFigureNames, segmentFigureOf } from '#shared/pricing/explanation/segment-figures'
import { figureText, moneyText } from '../../components/money/money-parts'

/** One line of 'Why this price?'. */
export interface WhyRow {
  readonly key: string
  readonly operation: ExplanationStep['operation'] | ''
  /** The operation: `16.4401`, `(1 − 20%)`, or the name of what is added. */
  readonly head: string
  readonly note: string
  /** Before the amount: a currency, or the name of the resulting figure. */
  readonly tag: string
  readonly amount: string
  /** The line results in a published figure; running amounts are muted. */
  readonly isFigure: boolean
  readonly isResult: boolean
  /** The figure this amount is, which can be opened. */
  readonly figure: string | undefined
}

/**
 * The steps of an explanation as lines; a sum ends in its own line.
 * @param supplierNote - how the supplier's amount was calculated, if known
 */
export function whyRows(
  { steps, name, amount, currency }: Explanation,
  supplierNote?: string,
): WhyRow[] {
  const isSum = steps.length > 1 && steps.at(-1)?.operandAmount !== undefined
  const last = isSum ? steps.length : steps.length - 1
  const notedSteps = steps.map((step) =>
    isSupplierCost(step) ? { ...step, ...noteOf(supplierNote) } : step,
  )
  const rows = notedSteps.map((step, index) =>
    rowOf(step, { index, isResult: index === last, currency }),
  )
  if (!isSum) return rows
  const result = {
    operation: '=',
    head: shortName(name),
    note: '',
    tag: '',
    figure: undefined,
  } as const
  const resultCell = { amount: moneyText(amount, currency), isFigure: true, isResult: true }
  return [...rows, { ...result, ...resultCell, key: 'result' }]
}

const isSupplierCost = ({ operation, label, note }: ExplanationStep): boolean =>
  operation === '=' && label === 'Supplier cost' && note === undefined
const noteOf = (note: string | undefined) => (note === undefined ? {} : { note })

/** `Jao Camp: Sell` becomes `Sell` below its own heading. */
export const shortName = (name: string): string => name.slice(name.lastIndexOf(': ') + 1).trim()

/** The popover's heading: the segment, else the figure. */
export function whyTitle({ name }: Explanation): string {
  const end = name.lastIndexOf(': ')
  return end === -1 ? name : name.slice(0, end)
}

interface Place {
  readonly index: number
  readonly isResult: boolean
  readonly currency: string
}

function rowOf(step: ExplanationStep, { index, isResult, currency }: Place): WhyRow {
  const { operation, operand, operandAmount, label, published } = step
  const isSum = operandAmount !== undefined
  const shownAmount = isSum ? operandAmount : step.amount
  return {
    key: `${index} ${label}`,
    operation: isSum && operation === '=' ? '' : operation,
    head: isSum ? label : operand,
    note: [isSum ? '' : label, noteText(step.note)].filter((part) => part !== '').join(', '),
    tag: tagOf(step, currency),
    amount: isResult
      ? moneyText(shownAmount, step.currency)
      : figureText(shownAmount, step.currency),
    isFigure: isSum || published !== undefined,
    isResult,
    figure: isSum ? step.operandFigure : undefined,
  }
}

function tagOf({ published, currency: own }: ExplanationStep, currency: string): string {
  const figure = published === undefined ? undefined : segmentFigureOf(published)
  if (figure !== undefined) return segmentFigureNames[figure.figure]
  return own === currency ? '' : own
}

const noteText = (note = ''): string => (isCalendarDate(note) ? rangeWithYear(note, note) : note)

/** The explanation as text for the clipboard. */
export function whyText(explanation: Explanation, supplierNote?: string): string {
  const lines = whyRows(explanation, supplierNote).map(({ operation, head, note, tag, amount }) => {
    const what = [operation, capitalize(head)].filter((part) => part !== '').join(' ')
    return `${what}${note === '' ? '' : ` (${note})`}\t${tag === '' ? '' : `${tag} `}${amount}`
  })
  return [explanation.name, ...lines, explanation.rounding].join('\n')
}
