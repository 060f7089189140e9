import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { Charge } from '#shared/payments/charge'
import type { PaymentOrder } from '../../../../functions/payments/providers/payment-provider'
import { metadataOf } from '../../../../functions/payments/providers/stripe-events'
import { stripeProvider } from '../../../../functions/payments/providers/stripe-provider'
import { quietLog } from '../../../support/store-kinds'
import { stripeDouble } from '../../../support/stripe-double'
import { stripeEvents } from '../../../support/stripe-events'

const webhookSecret = 'whsec_of_the_tests'
const now = new Date('2026-11-20T08:00:00.000Z')
const owner = {
  agencyId: agencyIdSchema.parse('agy_marula'),
  itineraryId: itineraryIdSchema.parse('itn_0001'),
  paymentId: paymentIdSchema.parse('pay_0001'),
}
const order: PaymentOrder = {
  owner,
  chargeId: 'chg_1',
  method: 'credit',
  amount: 331_830,
  serviceFee: 11_614,
  currency: 'USD',

  title: 'Deposit for South Africa Adventure',
  descriptor: 'Marula Journeys',
  embedded: false,
  returnPath: '/back',
}
const metadata = metadataOf(order)
const charge: Charge = {
  chargeId: 'chg_1',
  provider: 'stripe',
  method: 'credit',
  amount: 331_830,
  serviceFee: 11_614,
  currency: 'USD',
  startedAt: now.toISOString(),
  state: 'open',
  stateAt: now.toISOString(),
}

let double: Awaited<ReturnType<typeof stripeDouble>>
let provider: ReturnType<typeof stripeProvider>
beforeAll(async () => {
  quietLog()
  double = await stripeDouble()
  const baseUrl = double.address
  provider = stripeProvider({
    secret: 'sk_test',
    webhookSecret,
    webAddress: 'https://app.example',
    baseUrl,
    now: () => now,
  })
})
afterAll(() => double.stop())
beforeEach(() => {
  double.calls.length = 0
  double.mishaps.length = 0
})

describe('starting', () => {
  test('asks for a Checkout Session with the amount, the fee apart, and our names', async () => {
    const started = await provider.create(order)
    expect(started).toMatchObject({
      redirectUrl: expect.stringContaining('https://checkout.stripe.example/'),
      clientSecret: undefined,
    })
    expect(double.calls).toHaveLength(1)
    expect(double.calls[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: 'chg_1',
      authorization: 'Bearer sk_test',
      form: {
        mode: 'payment',
        ui_mode: 'hosted_page',
        'allowed_payment_method_types[0]': 'card',
        'line_items[0][price_data][unit_amount]': '331830',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[1][price_data][unit_amount]': '11614',
        'payment_intent_data[statement_descriptor_suffix]': 'Marula Journeys',
        'payment_intent_data[metadata][chargeId]': 'chg_1',
        'metadata[paymentId]': 'pay_0001',
        success_url: 'https://app.example/back',
      },
    })
  })

  test('tells where the receipt goes', async () => {
    await provider.create({
      ...order,
      chargeId: 'chg_receipt',
      payerEmail: 'eleanor@hartley.co.uk',
    })
    expect(double.calls[0]?.form).toMatchObject({
      customer_email: 'eleanor@hartley.co.uk',
      'payment_intent_data[receipt_email]': 'eleanor@hartley.co.uk',
    })
  })

  test.each([
    [
      'credit',
      'Größe "Zwölf"*',
      { 'payment_intent_data[statement_descriptor_suffix]': 'Groe Zwolf' },
    ],
    [
      'ach',
      'Très Cher \\ Depo',
      { 'payment_intent_data[statement_descriptor]': 'Tres Cher  Depo' },
    ],
    ['ach', 'Abc', {}],
    ['credit', '東京旅行', {}],
    ['credit', '1234', {}],
  ] as const)(
    'says on the statement what Stripe takes, by %s of %s',
    async (method, descriptor, onStatement) => {
      await provider.create({
        ...order,
        chargeId: `chg_${encodeURIComponent(descriptor)}`,
        method,
        descriptor,
      })
      const said = Object.entries(double.calls[0]?.form ?? {}).filter(([name]) =>
        name.includes('statement'),
      )
      expect(Object.fromEntries(said)).toEqual(onStatement)
    },
  )

  test('links a bank account for ACH', async () => {
    await provider.create({ ...order, chargeId: 'chg_ach', method: 'ach' })
    expect(double.calls[0]?.form).toMatchObject({
      'allowed_payment_method_types[0]': 'us_bank_account',
      'payment_method_options[us_bank_account][verification_method]': 'instant',
      'payment_method_options[us_bank_account][financial_connections][permissions][0]':
        'payment_method',
      'payment_intent_data[statement_descriptor]': 'Marula Journeys',
    })
  })

  test('gives the secret of a form when it is embedded', async () => {
    const started = await provider.create({ ...order, chargeId: 'chg_form', embedded: true })
    expect(started).toMatchObject({
      redirectUrl: undefined,
      clientSecret: expect.stringContaining('_secret'),
    })
    expect(double.calls[0]?.form).toMatchObject({
      ui_mode: 'embedded_page',
      return_url: 'https://app.example/back',
    })
  })

  test('again with the same name gives the same session', async () => {
    const sessions = await Promise.all(
      [1, 2, 3].map(() => provider.create({ ...order, chargeId: 'chg_again' })),
    )
    expect(new Set(sessions.map(({ session }) => session)).size).toBe(1)
  })

  test('goes on after a broken connection, and says when there is none', async () => {
    double.mishaps.push('hang up')
    await expect(provider.create({ ...order, chargeId: 'chg_broken' })).resolves.toMatchObject({
      session: expect.any(String),
    })
    const down = { status: 503, error: { type: 'api_error' } }
    double.mishaps.push(down, down, down)
    await expect(provider.create({ ...order, chargeId: 'chg_down' })).rejects.toMatchObject({
      code: 'payment.unavailable',
    })
  })

  test('is refused with the reason that Stripe gives, and in currencies that Stripe counts otherwise', async () => {
    double.mishaps.push({
      status: 400,
      error: { type: 'invalid_request_error', code: 'amount_too_large' },
    })
    const refused = { code: 'payment.refused', facts: { reason: 'amount_too_large' } }
    await expect(provider.create({ ...order, chargeId: 'chg_big' })).rejects.toMatchObject(refused)
    await expect(provider.create({ ...order, currency: 'JOD' })).rejects.toMatchObject({
      code: 'payment.refused',
    })
  })
})

describe('afterwards', () => {
  test('an open session is taken back, one that was paid is not', async () => {
    const { session } = await provider.create({ ...order, chargeId: 'chg_close' })
    expect(await provider.close({ ...charge, session })).toBe('closed')
    expect(double.calls.at(-1)).toMatchObject({ path: `/v1/checkout/sessions/${session}/expire` })
    const paid = await provider.create({ ...order, chargeId: 'chg_paid' })
    Object.assign(double.sessions.get(paid.session) ?? {}, { status: 'complete' })
    expect(await provider.close({ ...charge, session: paid.session })).toBe('under-way')
  })

  test('a transfer that the bank refused in the end stands in the way of nothing', async () => {
    const { session } = await provider.create({ ...order, method: 'ach', chargeId: 'chg_refused' })
    Object.assign(double.sessions.get(session) ?? {}, { status: 'complete' })
    Object.assign(double.intents.get(session) ?? {}, { status: 'processing' })
    expect(await provider.close({ ...charge, session })).toBe('under-way')
    const refused = {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_method_bank_account_closed' },
    }
    Object.assign(double.intents.get(session) ?? {}, refused)
    expect(await provider.close({ ...charge, session })).toBe('closed')
  })

  test('how it stands is asked for, and an authorized amount is taken', async () => {
    const { session } = await provider.create({ ...order, chargeId: 'chg_stand' })
    expect(await provider.confirm(owner, { ...charge, session })).toBeUndefined()
    const intent = double.intents.get(session) ?? {}
    for (const [status, state] of [
      ['processing', 'authorized'],
      ['succeeded', 'paid'],
      ['canceled', 'closed'],
    ]) {
      Object.assign(intent, { status })
      expect(await provider.confirm(owner, { ...charge, session })).toMatchObject({
        owner,
        event: { kind: 'charge', state },
      })
    }
    Object.assign(intent, { status: 'requires_capture' })
    expect(await provider.confirm(owner, { ...charge, session })).toMatchObject({
      event: { state: 'paid' },
    })
    expect(double.calls.at(-1)?.path).toMatch(/\/capture$/)
  })

  test('a payer who was declined, and a page that ended, are told as they are', async () => {
    const { session } = await provider.create({ ...order, chargeId: 'chg_declined' })
    const [asked, intent, there] = [
      { ...charge, session },
      double.intents.get(session),
      double.sessions.get(session),
    ]
    Object.assign(intent ?? {}, { last_payment_error: { code: 'card_declined' } })
    expect(await provider.confirm(owner, asked)).toMatchObject({ event: { state: 'failed' } })
    Object.assign(there ?? {}, { status: 'expired' })
    expect(await provider.confirm(owner, asked)).toMatchObject({ event: { state: 'closed' } })
    double.intents.delete(session)
    expect(await provider.confirm(owner, asked)).toMatchObject({
      owner,
      event: { kind: 'charge', state: 'closed', at: '2026-11-21T06:00:00.000Z' },
    })
  })

  test('what was paid counts from when Stripe took it, and each answer has a name of its own', async () => {
    const { session } = await provider.create({ ...order, chargeId: 'chg_taken' })
    Object.assign(double.intents.get(session) ?? {}, {
      status: 'succeeded',
      latest_charge: { created: 1_795_158_000 },
    })
    const said = await provider.confirm(owner, { ...charge, session })
    expect(said?.event.at).toBe('2026-11-20T07:00:00.000Z')
    expect(said?.eventId).toMatch(/^seen_pi_\d+_paid_2026-11-20T07:00:00.000Z$/)
  })

  test('a refund on its way is asked about by its name', async () => {
    const paid: Charge = { ...charge, chargeId: 'chg_back', state: 'paid', reference: 'pi_2' }
    const { event } = await provider.refund({ owner, charge: paid, amount: 343_444 })
    const reference = event.kind === 'refund' ? (event.reference ?? '') : ''
    const back = { state: 'pending', at: now.toISOString(), amount: 343_444, reference } as const
    for (const [status, state] of [
      ['pending', 'pending'],
      ['failed', 'failed'],
      ['succeeded', 'succeeded'],
    ]) {
      Object.assign(double.refunds.get(reference) ?? {}, { status })
      const said = await provider.confirm(owner, { ...paid, refund: back })
      expect(said).toMatchObject({
        owner,
        event: { kind: 'refund', state, amount: 343_444, reference },
      })
    }
    expect(double.calls.at(-1)?.path).toBe(`/v1/refunds/${reference}`)
  })

  test('a refund goes out once under one name, with our names on it', async () => {
    const paid: Charge = { ...charge, state: 'paid', reference: 'pi_1' }
    const made = await Promise.all(
      [1, 2].map(() => provider.refund({ owner, charge: paid, amount: 343_444 })),
    )
    expect(made[0]).toEqual(made[1])
    expect(made[0]).toMatchObject({
      owner,
      event: { kind: 'refund', state: 'succeeded', amount: 343_444, charge: { chargeId: 'chg_1' } },
    })
    expect(double.calls[0]).toMatchObject({
      key: 'refund-chg_1',
      form: { payment_intent: 'pi_1', amount: '343444' },
    })
  })
})

describe('messages', () => {
  const signed = (event: object, secret = webhookSecret) => {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(now.getTime() / 1000)
    const header = new Stripe('sk_test').webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp,
    })
    return { rawBody: payload, headers: { 'stripe-signature': header }, now }
  }

  test.each([
    ['payment_intent.processing', 'authorized'],
    ['payment_intent.amount_capturable_updated', 'authorized'],
    ['payment_intent.succeeded', 'paid'],
    ['payment_intent.payment_failed', 'failed'],
    ['payment_intent.canceled', 'closed'],
  ])('%s means %s', async (type, state) => {
    const said = await provider.parseWebhook(signed(stripeEvents.intent(type, { metadata })))
    expect(said).toEqual({
      eventId: 'evt_1',
      owner,
      event: {
        kind: 'charge',
        state,
        at: '2026-11-20T06:00:00.000Z',
        charge: {
          chargeId: 'chg_1',
          provider: 'stripe',
          method: 'credit',
          amount: 331_830,
          serviceFee: 11_614,
          currency: 'USD',
          reference: 'pi_3QK1mRE2eZvKYlo20Xk9',
        },
      },
    })
  })

  test('of money that came in say how much it was, and count nothing of another currency', async () => {
    const heard = (more: object) => {
      const succeeded = { id: 'pi_1', metadata, ...more }
      const said = {
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        created: 1_795_154_400,
        data: { object: succeeded },
      }
      return provider.parseWebhook(signed(said))
    }
    const part = await heard({ amount_received: 100_000, currency: 'usd' })
    expect(part?.event).toMatchObject({
      state: 'paid',
      charge: { amount: 88_386, serviceFee: 11_614 },
    })
    const asked = { amount: 343_444, currency: 'USD' }
    expect(part?.concern).toMatchObject({
      kind: 'other-amount',
      amount: 100_000,
      currency: 'USD',
      asked,
    })
    const other = await heard({ amount_received: 343_444, currency: 'eur' })
    expect(other).not.toHaveProperty('event')
    expect(other?.concern).toMatchObject({
      kind: 'other-currency',
      amount: 343_444,
      currency: 'EUR',
      asked,
    })
  })

  test('of disputes are about the payment that they name, by what Stripe keeps of it', async () => {
    await provider.create(order)
    const heard = (type: string, more: object) => {
      const dispute = {
        id: 'dp_1',
        amount: 343_444,
        currency: 'usd',
        reason: 'fraudulent',
        metadata: {},
        ...more,
      }
      const object = { ...dispute, payment_intent: 'pi_3QK1mRE2eZvKYlo20Xk9' }
      return provider.parseWebhook(
        signed({ id: `evt_${type}`, type, created: 1_795_154_400, data: { object } }),
      )
    }
    const open = { status: 'needs_response', evidence_details: { due_by: 1_795_759_200 } }
    expect(await heard('charge.dispute.created', open)).toMatchObject({
      owner,
      concern: {
        kind: 'dispute',
        reference: 'dp_1',
        state: 'open',
        amount: 343_444,
        currency: 'USD',
        reason: 'fraudulent',
        respondBy: new Date(1_795_759_200_000).toISOString(),
      },
    })
    for (const [status, state] of [
      ['won', 'won'],
      ['lost', 'lost'],
      ['warning_closed', 'won'],
      ['under_review', 'open'],
    ]) {
      expect(await heard('charge.dispute.closed', { status })).toMatchObject({ concern: { state } })
    }
  })

  test('of refunds say how much went back in all', async () => {
    const refunded = await provider.parseWebhook(
      signed(stripeEvents.charge({ metadata, refunded: 1_000 })),
    )
    expect(refunded?.event).toMatchObject({ kind: 'refund', state: 'succeeded', amount: 1_000 })
    for (const [status, state] of [
      ['pending', 'pending'],
      ['failed', 'failed'],
      ['canceled', 'failed'],
    ] as const) {
      const said = await provider.parseWebhook(
        signed(stripeEvents.refund('refund.updated', { metadata, status })),
      )
      expect(said?.event).toMatchObject({
        kind: 'refund',
        state,
        reference: 're_3QK1mRE2eZvKYlo20c2',
      })
    }
  })

  test('of a session that ended close the attempt', async () => {
    const said = await provider.parseWebhook(
      signed(stripeEvents.session('checkout.session.expired', { metadata })),
    )
    expect(said?.event).toMatchObject({ kind: 'charge', state: 'closed' })
  })

  test('about what is not ours are left alone', async () => {
    expect(
      await provider.parseWebhook(
        signed(stripeEvents.intent('payment_intent.succeeded', { metadata: {} })),
      ),
    ).toBeUndefined()
    expect(
      await provider.parseWebhook(signed(stripeEvents.intent('customer.created', { metadata }))),
    ).toBeUndefined()
  })

  test('that Stripe did not sign, or long ago, are forged', async () => {
    const event = stripeEvents.intent('payment_intent.succeeded', { metadata })
    const forged = { code: 'payment.forged' }
    await expect(provider.parseWebhook(signed(event, 'whsec_another'))).rejects.toMatchObject(
      forged,
    )
    await expect(provider.parseWebhook({ ...signed(event), rawBody: '{}' })).rejects.toMatchObject(
      forged,
    )
    await expect(provider.parseWebhook({ ...signed(event), headers: {} })).rejects.toMatchObject(
      forged,
    )
    const later = new Date(now.getTime() + 3_600_000)
    await expect(provider.parseWebhook({ ...signed(event), now: later })).rejects.toMatchObject(
      forged,
    )
  })
})
