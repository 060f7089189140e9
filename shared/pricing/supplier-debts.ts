import { isAppError } from '../errors/app-error'
import { percentFactor } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { exactRates, type GivenRates } from '../rates/apply-rates'
import type { PricingSegment } from './pricing-input'
import { type ClientStanding, unpaidCosts } from './unpaid-costs'

/**
 * What suppliers that ask in one currency get for a trip, minor units of it: in all, and of that
 * what is not paid yet.
 */
export interface SupplierDebt {
  readonly currency: string
  readonly unpaid: number
  readonly whole: number
}

interface Priced {
  readonly currency: string
  readonly rates: GivenRates
  readonly segments: readonly PricingSegment[]
  readonly finance?: ClientStanding | undefined
}

/**
 * What a trip's suppliers get in other currencies than the trip's own, as one text for lists (`ZAR
 * 34200 50000`, joined by commas); undefined when there is nothing of the kind, and when an amount
 * or currency cannot be read.
 */
export function supplierDebtsText({
  currency,
  rates,
  segments,
  finance,
}: Priced): string | undefined {
  if (finance === undefined) return undefined
  try {
    const terms = {
      currency,
      deposit: ratioOf({ times: [percentFactor(exactRates({ rates }).deposit)] }),
    }
    const unpaid = unpaidCosts(segments, { terms, standing: finance })
    const whole = unpaidCosts(segments, { terms, standing: { sell: 1, deposit: 1, paid: 0 } })
    return (
      [...whole].map(([code, amount]) => `${code} ${unpaid.get(code) ?? 0} ${amount}`).join() ||
      undefined
    )
  } catch (error) {
    if (!isAppError(error)) throw error
    return undefined
  }
}

/** The debts of such a text. */
export function supplierDebtsIn(text: string | undefined): SupplierDebt[] {
  return (text ?? '').split(',').flatMap((line) => {
    const [currency = '', unpaid, whole] = line.split(' ')
    return currency === '' ? [] : [{ currency, unpaid: Number(unpaid), whole: Number(whole) }]
  })
}
