import { formatSupplierAmount } from '../format/money'
import type { QuotedCharge } from '../rates/rate-charges-schema'

/**
 * What guests of a stay pay there, as in `Park fee USD 160.00, Village levy BWP 90.00`; undefined
 * where they pay nothing (domain.md, Settled since, second part).
 */
export const paidLocally = (stay: Charged): string | undefined => chargeList(stay, true)

/** The same of what is in the price of the stay. */
export const pricedCharges = (stay: Charged): string | undefined => chargeList(stay, false)

interface Charged {
  readonly charges?: readonly QuotedCharge[] | undefined
}

function chargeList({ charges = [] }: Charged, isLocal: boolean): string | undefined {
  const words = charges
    .filter(({ isPaidLocally }) => isPaidLocally === isLocal)
    .map(({ name, amount, currency }) => `${name} ${formatSupplierAmount(amount, currency)}`)
  return words.length === 0 ? undefined : words.join(', ')
}
