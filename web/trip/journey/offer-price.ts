import { formatMoney } from '#shared/format/money'
import { readAmount } from '#shared/money/money'

/** `USD 7,052.80`: a decimal cost of somebody who offers it, by its currency's code: it may be any. */
export const offerPrice = (cost: string, currency: string): string =>
  formatMoney({ amount: readAmount(cost, currency), currency }, { show: 'code' })
