/**
 * Every published figure of an itinerary, with its name on screen. `finance.currency` and the rates
 * are no amounts.
 */
export const figureNames = {
  'finance.sell': 'Sell',
  'finance.sellingPrice': 'Selling price',
  'finance.deposit': 'Deposit',
  'finance.deposit_fee_credit': 'Deposit, card fee',
  'finance.deposit_fee_ach': 'Deposit, ACH fee',
  'finance.sell_fee_credit': 'Sell, card fee',
  'finance.sell_fee_ach': 'Sell, ACH fee',
  'finance.balance': 'Balance',
  'finance.balance_fee_credit': 'Balance, card fee',
  'finance.balance_fee_ach': 'Balance, ACH fee',
  'finance.paid': 'Paid',
  'finance.serviceFee': 'Service fee',
  'finance.discount': 'Discount',
  'finance.customPriceAdjustment': 'Price adjustment',
  'finance.customPriceAdjustmentFee': 'Adjustment fee',
  'costs.supplier': 'Supplier cost',
  'costs.supplierTotal': 'Supplier cost with DMC',
  'costs.upfront': 'Upfront cost',
  'costs.upfrontTotal': 'Upfront cost with DMC',
  'costs.total': 'Total cost',
  'deposits.supplier': 'Supplier deposit',
  'deposits.supplierTotal': 'Supplier deposit with upfront',
  'deposits.agent': 'Agent deposit',
  'deposits.agentTotal': 'Agent deposit with upfront',
  'deposits.upfrontTotal': 'Upfront in full',
  'deposits.total': 'Total deposit',
  'margins.land': 'Land margin',
  'margins.air': 'Air margin',
  'margins.dmc': 'DMC margin',
  'margins.custom': 'Custom margin',
  'margins.rack': 'Rack margin',
  'margins.total': 'Total margin',
} as const satisfies Record<string, string>

/** Path of a published figure of the itinerary, such as `finance.deposit`. */
export type FigurePath = keyof typeof figureNames

/** Whether a text is the path of a figure of the itinerary. */
export function isFigurePath(path: string): path is FigurePath {
  return Object.hasOwn(figureNames, path)
}
