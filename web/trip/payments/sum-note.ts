import { openPayments } from '#shared/itinerary/open-payments'
import type { Payment } from '#shared/itinerary/payments'
import { hasCapability, type ItineraryState } from '#shared/itinerary/states'
import { paymentsSum } from '#shared/payments/edit-payments'
import { moneyText } from '../../components/money/money-parts'

interface Summed {
  readonly state: ItineraryState
  readonly currency: string
  readonly payments: readonly Payment[]
  readonly finance?: { readonly sell: number } | undefined
}

/**
 * What is next where payments do not come to the price: it was edited since, a provider took less than was asked for, or a part
 * was sent back. Undefined when they do, and when nothing is left to ask for.
 */
export function sumNote({ state, currency, payments, finance }: Summed): string | undefined {
  if (finance === undefined || payments.length === 0 || !hasCapability(state, 'payment')) return undefined
  const made = payments.filter(({ status }) => status === 'Paid' || status === 'Authorized')
  const open = openPayments(payments)
  const over = paymentsSum([...made, ...open]) - finance.sell
  if (over === 0 || (over > 0 && open.length === 0)) return undefined
  const difference = `${moneyText(Math.abs(over), currency)} ${over > 0 ? 'more' : 'less'} than the price`
  return `These payments come to ${difference}. Generate them again: what was paid counts, and the rest is asked for anew.`
}
