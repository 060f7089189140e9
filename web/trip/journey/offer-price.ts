import { formatMoney } from '#shared/format/money'
import { readAmount } from '#shared/money/money'

/** `USD 7,052.80`: an offer's decimal cost with its currency code, which may be any. */
export const offerPrice = (cost: string, currency: string): string =>
  formatMoney({ amount: readAmount(cost, currency), currency }, { show: 'code' })
