import { readMinorUnits } from '../../money/minor-units'
import { cancelledAmounts } from '../cancelled-shares'
import { begin, figureLine, formula, percentLine, sumLines, totalOf } from './amount-lines'
import type { ExplanationContext } from './context'
import { type FigurePath, figureNames } from './figure-names'
import { dmcMargin, isSupplier, isUpfront, segmentMargin, segmentSum } from './segment-sums'
import type { AmountLine, TraceLine } from './trace'

/**
 * The lines that lead to a figure of the itinerary: its formula in pricing.md, with its numbers.
 */
export function figureLines(path: FigurePath, context: ExplanationContext): TraceLine[] {
  return formulas[path](context)
}

type Formula = (context: ExplanationContext) => TraceLine[]

const formulas: Record<FigurePath, Formula> = {
  'costs.supplier': segmentSum('cost', isSupplier),
  'costs.supplierTotal': segmentSum('dmcSell', isSupplier),
  'costs.upfront': segmentSum('cost', isUpfront),
  'costs.upfrontTotal': segmentSum('dmcSell', isUpfront),
  'costs.total': formula(['=', 'costs.supplierTotal'], ['+', 'costs.upfrontTotal']),
  'finance.sellingPrice': segmentSum('sell', () => true),
  'finance.sell': sellLines,
  'finance.deposit': (context) => [
    ...formula(['=', 'finance.sell'], ['−', 'deposits.upfrontTotal'])(context),
    percentLine('deposit rate', context.terms.rates.deposit),
    figureLine({ operation: '+', path: 'deposits.upfrontTotal' }, context),
  ],
  'finance.balance': formula(['=', 'finance.sell'], ['−', 'finance.deposit']),
  'finance.sell_fee_credit': cardFee('finance.sell'),
  'finance.sell_fee_ach': achFee('finance.sell'),
  'finance.deposit_fee_credit': cardFee('finance.deposit'),
  'finance.deposit_fee_ach': achFee('finance.deposit'),
  'finance.balance_fee_credit': cardFee('finance.balance'),
  'finance.balance_fee_ach': achFee('finance.balance'),
  'finance.paid': paymentLines('amount'),
  'finance.serviceFee': paymentLines('serviceFee'),
  'finance.discount': asEntered('finance.discount'),
  'finance.customPriceAdjustment': asEntered('finance.customPriceAdjustment'),
  'finance.customPriceAdjustmentFee': asEntered('finance.customPriceAdjustmentFee'),
  'margins.land': segmentMargin('land'),
  'margins.air': segmentMargin('air'),
  'margins.dmc': dmcMargin,
  'margins.rack': segmentMargin('rack'),
  'margins.custom': (context) => [
    ...formula(
      ['=', 'finance.customPriceAdjustment'],
      ['+', 'finance.customPriceAdjustmentFee'],
      ['−', 'finance.discount'],
    )(context),
    ...cancelledLines(context),
  ],
  'margins.total': formula(
    ['=', 'margins.land'],
    ['+', 'margins.air'],
    ['+', 'margins.dmc'],
    ['+', 'margins.custom'],
    ['+', 'margins.rack'],
  ),
  'deposits.upfrontTotal': upfrontLines,
  'deposits.supplier': (context) => [
    ...formula(['=', 'costs.supplier'])(context),
    percentLine('deposit rate', context.terms.rates.deposit),
  ],
  'deposits.supplierTotal': formula(['=', 'deposits.supplier'], ['+', 'costs.upfront']),
  'deposits.total': formula(['=', 'finance.deposit']),
  'deposits.agentTotal': formula(['=', 'deposits.total'], ['−', 'deposits.supplierTotal']),
  'deposits.agent': formula(
    ['=', 'deposits.agentTotal'],
    ['−', 'deposits.upfrontTotal'],
    ['+', 'costs.upfront'],
  ),
}

function sellLines(context: ExplanationContext): TraceLine[] {
  const lines = formula(
    ['=', 'finance.sellingPrice'],
    ['+', 'finance.customPriceAdjustment'],
    ['+', 'finance.customPriceAdjustmentFee'],
    ['−', 'finance.discount'],
  )(context)
  lines.push(...cancelledLines(context))
  return totalOf(lines) < 0 ? [...lines, begin('Never below zero', 0)] : lines
}

/** What party groups that cancelled no longer pay. */
function cancelledLines({ input, pairs }: ExplanationContext): AmountLine[] {
  const { total: amount } = cancelledAmounts(
    input.cancelledShares,
    pairs.map(({ figures }) => figures),
  )
  return amount === 0 ? [] : [{ operation: '−', amount, label: 'Shares of groups that cancelled' }]
}

function upfrontLines(context: ExplanationContext): TraceLine[] {
  const lines = segmentSum('sell', isUpfront)(context)
  const sell = figureLine({ operation: '=', path: 'finance.sell' }, context)
  return totalOf(lines) > sell.amount
    ? [...lines, { ...sell, label: 'Capped at the selling price' }]
    : lines
}

function paymentLines(field: 'amount' | 'serviceFee'): Formula {
  return ({ input }) =>
    sumLines(
      (input.payments ?? [])
        .filter(({ status }) => status === 'Paid')
        .map((payment, index) => ({
          operation: '+',
          amount: readMinorUnits(payment[field], `payments.${field}`),
          label: `Payment ${index + 1}`,
        })),
    )
}

function asEntered(path: FigurePath): Formula {
  return ({ figures }) => [
    { ...begin(figureNames[path], figures.get(path) ?? Number.NaN), note: 'as entered' },
  ]
}

function cardFee(path: FigurePath): Formula {
  return (context) => [
    ...formula(['=', path])(context),
    percentLine('card fee', context.terms.exactFees.credit),
  ]
}

function achFee(path: FigurePath): Formula {
  return (context) => [
    ...formula(['=', path])(context),
    percentLine('ACH fee', context.terms.exactFees.ach),
  ]
}
