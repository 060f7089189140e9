import { openPayments } from '#shared/itinerary/open-payments'
import { hasPricePayments, type Payment } from '#shared/itinerary/payments'
import { hasCapability, type ItineraryState } from '#shared/itinerary/states'
import { creditOf } from '#shared/payments/arrived-amount'
import { standingSum } from '#shared/payments/edit-payments'
import { moneyText } from '../../components/money/money-parts'

interface Summed {
  readonly state: ItineraryState
  readonly currency: string
  readonly payments: readonly Payment[]
  readonly finance?: { readonly sell: number } | undefined
}

/**
 * The next step when payments don't add up to the price: it was edited since, a provider took less
 * than requested, or part was refunded. Undefined if they do, and if nothing is left to request.
 */
export function sumNote({ state, currency, payments, finance }: Summed): string | undefined {
  if (finance === undefined || !hasPricePayments(payments) || !hasCapability(state, 'payment'))
    return undefined
  const over = standingSum(payments) - finance.sell
  if (over === 0 || (over > 0 && openPayments(payments).length === 0)) return undefined
  const difference = `${moneyText(Math.abs(over), currency)} ${over > 0 ? 'more' : 'less'} than the price`
  return `These payments total ${difference}. Regenerate them: payments already made count, and the balance will be re-requested.`
}

/** What the client has paid above the price, while the trip may still come to cost more. */
export function creditNote({
  state,
  currency,
  finance,
}: Pick<Summed, 'state' | 'currency'> & {
  readonly finance?: { readonly sell: number; readonly paid: number } | undefined
}): string | undefined {
  const credit = finance === undefined ? 0 : creditOf(finance)
  return credit > 0 && hasCapability(state, 'payment')
    ? `The client has paid ${moneyText(credit, currency)} more than the price. It counts toward what is added to the trip.`
    : undefined
}
