import { afterEach, describe, expect, test } from 'vitest'
import type { Table } from '../../../../functions/data/table/table-access'
import { paymentProviders } from '../../../../functions/payments/providers/the-payment-provider'

const names = ['PAYMENT_PROVIDER', 'STRIPE_SECRET', 'STRIPE_WEBHOOK_SECRET', 'WEB_ADDRESS'] as const
const before = names.map((name) => [name, process.env[name]] as const)
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

const providers = (environment: Partial<Record<(typeof names)[number], string>>) => {
  for (const name of names) delete process.env[name]
  Object.assign(process.env, environment)
  const unused = {} as Table // nothing is called that reaches it
  return paymentProviders(unused, { send: async () => undefined })
}
const keys = { STRIPE_SECRET: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test', WEB_ADDRESS: 'https://app.example' }

describe('the provider in use', () => {
  test('is the sandbox unless the environment says otherwise, and stripe is not set up', () => {
    expect(providers({}).current.name).toBe('sandbox')
    expect(() => providers({}).byName('stripe')).toThrow('Not found')
  })

  test('is stripe when it is named, and then nothing of the sandbox counts', () => {
    const stripe = providers({ PAYMENT_PROVIDER: 'stripe', ...keys })
    expect(stripe.current.name).toBe('stripe')
    expect(() => stripe.byName('sandbox')).toThrow('Not found')
  })

  test('still sends back by stripe what stripe took, when the sandbox is in use again', () => {
    expect(providers(keys).byName('stripe').name).toBe('stripe')
  })

  test('is not stripe without its secrets', () => {
    expect(() => providers({ PAYMENT_PROVIDER: 'stripe' })).toThrow(
      'STRIPE_SECRET and STRIPE_WEBHOOK_SECRET are needed',
    )
  })

  test('says that a message is forged through the package that is read late', async () => {
    const stripe = providers({ PAYMENT_PROVIDER: 'stripe', ...keys }).current
    const request = { rawBody: '{}', headers: { 'stripe-signature': 't=1,v1=00' }, now: new Date() }
    await expect(stripe.parseWebhook(request)).rejects.toMatchObject({ code: 'payment.forged' })
  })
})
