import { AppError } from '#shared/errors/app-error'
import { sandboxStore } from '../../data/payments/payment-sandbox-store'
import type { Table } from '../../data/table/table-access'
import { systemClock } from '../../runtime/clock'
import { optionalEnv } from '../../runtime/env'
import type { Queue } from '../../runtime/queue'
import { readSecret } from '../../runtime/secrets'
import type { PaymentProvider, PaymentProviders } from './payment-provider'
import { sandboxProvider } from './sandbox-provider'

/**
 * The providers that PAYMENT_PROVIDER names: the first takes money, the sandbox where none is
 * named. What another one took in the past is still confirmed and sent back by that one.
 */
export function paymentProviders(table: Table, queue: Queue): PaymentProviders {
  const names = (optionalEnv('paymentProvider') ?? 'sandbox').split(',')
  const providers = names.map((name) => {
    if (name === 'stripe') return lazyStripe()
    if (name !== 'sandbox')
      throw new Error(`PAYMENT_PROVIDER is sandbox, stripe or both, not ${name}`)
    return sandboxProvider({ store: sandboxStore(table), queue, clock: systemClock })
  }) as [PaymentProvider, ...PaymentProvider[]] // split gives at least one
  return {
    current: providers[0],
    byName(name) {
      const namedProvider = providers.find((provider) => provider.name === name)
      if (namedProvider === undefined) throw new AppError('record.not-found', { provider: name })
      return namedProvider
    },
  }
}

/**
 * Stripe's package and its secrets are read at first use, so that the sandbox doesn't pay for them.
 * Messages need the secret that signs them and no other: the function that takes them may read that
 * one only.
 */
function lazyStripe(): PaymentProvider {
  const settings = {
    webAddress: optionalEnv('webAddress') ?? '',
    baseUrl: optionalEnv('stripeBaseUrl'),
  }
  const provider = async (secret: string, webhookSecret: string): Promise<PaymentProvider> =>
    (await import('./stripe-provider')).stripeProvider({ ...settings, secret, webhookSecret })
  const stripe = once(async () => provider(await readSecret('stripe-key'), ''))
  const messages = once(async () =>
    provider('takes messages only', await readSecret('stripe-webhook')),
  )
  return {
    name: 'stripe',
    create: async (order) => (await stripe()).create(order),
    confirm: async (owner, charge) => (await stripe()).confirm(owner, charge),
    close: async (charge) => (await stripe()).close(charge),
    refund: async (order) => (await stripe()).refund(order),
    parseWebhook: async (request) => (await messages()).parseWebhook(request),
  }
}

/** Makes something at its first use; after a failure the next use tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => {
    promise ??= make().catch((error: unknown) => {
      promise = undefined
      throw error
    })
    return promise
  }
}
