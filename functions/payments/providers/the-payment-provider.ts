import { AppError } from '#shared/errors/app-error'
import { sandboxStore } from '../../data/payments/payment-sandbox-store'
import type { Table } from '../../data/table/table-access'
import { systemClock } from '../../runtime/clock'
import { optionalEnv } from '../../runtime/env'
import type { Queue } from '../../runtime/queue'
import type { PaymentProvider, PaymentProviders } from './payment-provider'
import { sandboxProvider } from './sandbox-provider'
import type { StripeOptions } from './stripe-provider'

/**
 * The provider that PAYMENT_PROVIDER names, the sandbox unless it says `stripe`. What another one took in the past is
 * still confirmed and sent back by that one, as long as it is set up.
 */
export function paymentProviders(table: Table, queue: Queue): PaymentProviders {
  const sandbox = sandboxProvider({ store: sandboxStore(table), queue, clock: systemClock })
  const stripe = configuredStripe()
  const current = optionalEnv('paymentProvider') === 'stripe' ? required(stripe) : sandbox
  return {
    current,
    byName(name) {
      // Ignore the sandbox where real money is taken.
      const found = [current, ...(stripe === undefined ? [] : [stripe])].find((provider) => provider.name === name)
      if (found === undefined) throw new AppError('record.not-found', { provider: name })
      return found
    },
  }
}

function configuredStripe(): PaymentProvider | undefined {
  const [secret, webhookSecret] = [optionalEnv('stripeSecret'), optionalEnv('stripeWebhookSecret')]
  if (secret === undefined || webhookSecret === undefined) return undefined
  return lazyStripe({
    secret,
    webhookSecret,
    webAddress: optionalEnv('webAddress') ?? '',
    baseUrl: optionalEnv('stripeBaseUrl'),
  })
}

/** Stripe's package is loaded on first use, so the sandbox doesn't pay for it. */
function lazyStripe(options: StripeOptions): PaymentProvider {
  let made: Promise<PaymentProvider> | undefined
  const stripe = (): Promise<PaymentProvider> => {
    made ??= import('./stripe-provider').then(({ stripeProvider }) => stripeProvider(options))
    return made
  }
  return {
    name: 'stripe',
    create: async (order) => (await stripe()).create(order),
    confirm: async (owner, charge) => (await stripe()).confirm(owner, charge),
    close: async (charge) => (await stripe()).close(charge),
    refund: async (order) => (await stripe()).refund(order),
    parseWebhook: async (request) => (await stripe()).parseWebhook(request),
  }
}

function required(stripe: PaymentProvider | undefined): PaymentProvider {
  if (stripe === undefined)
    throw new Error('PAYMENT_PROVIDER is stripe: STRIPE_SECRET and STRIPE_WEBHOOK_SECRET are needed')
  return stripe
}
