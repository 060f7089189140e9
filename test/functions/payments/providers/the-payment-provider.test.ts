import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Table } from '../../../../functions/data/table/table-access'
import { paymentProviders } from '../../../../functions/payments/providers/the-payment-provider'
import { type AwsEndpoint, startAwsEndpoint } from '../../../../infra/local/aws-endpoint'
import { parametersEndpoint, takeSecrets } from '../../../../infra/local/parameters'

let ssm: AwsEndpoint
beforeAll(async () => {
  const secrets = takeSecrets('/tembea/test/secrets', { STRIPE_WEBHOOK_SECRET: 'whsec_test' })
  ssm = await startAwsEndpoint(parametersEndpoint(secrets))
})
afterAll(() => ssm.stop())
afterEach(() => vi.unstubAllEnvs())

const providers = (paymentProvider?: string) => {
  const environment = {
    STAGE: 'test',
    SSM_ENDPOINT: ssm.endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }
  for (const [name, value] of Object.entries({ ...environment, PAYMENT_PROVIDER: paymentProvider }))
    vi.stubEnv(name, value)
  const unused = {} as Table // nothing is called that reaches it
  return paymentProviders(unused, { send: async () => undefined })
}

describe('the provider in use', () => {
  test('is the sandbox unless the environment says otherwise, and stripe is not set up', () => {
    expect(providers().current.name).toBe('sandbox')
    expect(() => providers().byName('stripe')).toThrow('Not found')
  })

  test('is stripe when it is named, and then nothing of the sandbox counts', () => {
    const stripe = providers('stripe')
    expect(stripe.current.name).toBe('stripe')
    expect(() => stripe.byName('sandbox')).toThrow('Not found')
  })

  test('still sends back by stripe what stripe took, when the sandbox is in use again', () => {
    const { current, byName } = providers('sandbox,stripe')
    expect([current.name, byName('stripe').name]).toEqual(['sandbox', 'stripe'])
  })

  test('is none by another name', () => {
    expect(() => providers('strype')).toThrow(
      'PAYMENT_PROVIDER is sandbox, stripe or both, not strype',
    )
  })

  test('judges a message by the secret of messages, through the package that is read late', async () => {
    const request = { rawBody: '{}', headers: { 'stripe-signature': 't=1,v1=00' }, now: new Date() }
    await expect(providers('stripe').current.parseWebhook(request)).rejects.toMatchObject({
      code: 'payment.forged',
    })
  })

  test('says which parameter is missing, when a secret was not put there', async () => {
    const charge = { chargeId: 'chg_1', refund: { state: 'pending' } } as never
    await expect(providers('stripe').current.confirm({} as never, charge)).rejects.toThrow(
      '/tembea/test/secrets/stripe-key',
    )
  })
})
