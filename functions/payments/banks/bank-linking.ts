import { optionalEnv, readEnv } from '../../runtime/env'
import { readSecret } from '../../runtime/secrets'
import type { BankLinking } from './linked-account'

/**
 * The service of this place; none where it is not configured, or Stripe is not who takes money. Its
 * package is read at first use.
 */
export function theBankLinking(): BankLinking | undefined {
  const clientId = optionalEnv('plaidClientId')
  if (clientId === undefined || !optionalEnv('paymentProvider')?.startsWith('stripe'))
    return undefined
  const { webAddress } = readEnv('webAddress')
  const environment = optionalEnv('plaidEnvironment') ?? 'production'
  const baseUrl = optionalEnv('plaidBaseUrl') ?? `https://${environment}.plaid.com`
  const plaid = async () =>
    (await import('./plaid-linking')).plaidLinking({
      clientId,
      secret: await readSecret('plaid'),
      baseUrl,
      webAddress,
    })
  return {
    begin: async (order) => (await plaid()).begin(order),
    linked: async (session) => (await plaid()).linked(session),
    tokenOf: async (account) => (await plaid()).tokenOf(account),
  }
}
