import { formatMoney } from '#shared/format/money'
import { exponentOf } from '#shared/money/currency-exponent'
import { minorUnitsOf } from '#shared/money/supplier-amount'

/** `USD 7,052.80`: a decimal cost of somebody who offers it, by its currency's code: it may be any. */
export const offerPrice = (cost: string, currency: string): string =>
  formatMoney({ amount: minorUnitsOf(cost, exponentOf(currency)), currency }, { show: 'code' })
