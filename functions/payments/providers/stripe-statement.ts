import type { PaymentOrder } from './payment-provider'

/** What Stripe takes on a statement beside what the networks take (1 §5). */
const refused = /[\\"*]|[^ -~]/g
const shortestAch = 5

/**
 * The text on the payer's statement: cards have the account's own name before it, bank accounts this alone. One that
 * Stripe would refuse is left out, where it says the account's own: no payment fails for it.
 */
export function statementOf(method: PaymentOrder['method'], descriptor: string | undefined) {
  const text = plain(descriptor ?? '')
  if (!/[A-Za-z]/.test(text)) return {}
  if (method === 'credit') return { statement_descriptor_suffix: text }
  return text.length < shortestAch ? {} : { statement_descriptor: text }
}

/** Letters without their accents, and nothing that Stripe refuses. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(refused, '').trim()
