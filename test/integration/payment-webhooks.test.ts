import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { sandboxStore } from '../../functions/data/payments/payment-sandbox-store'
import type { Table } from '../../functions/data/table/table-access'
import { signedWebhook } from '../../functions/payments/providers/sandbox-webhooks'
import { metadataOf } from '../../functions/payments/providers/stripe-events'
import { stripeProvider } from '../../functions/payments/providers/stripe-provider'
import { signBody } from '../../functions/payments/providers/webhook-signature'
import { routeEngines, startTestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { stripeEvents } from '../support/stripe-events'

const secret = 'whsec_of_the_tests'

/** What a sender with a bug may put in any place of a message. */
const oddities: readonly unknown[] = [
  undefined,
  null,
  '',
  '343444',
  'x'.repeat(3_000),
  'evt_\ud83d',
  '__proto__',
  'ZZZ',
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  [],
  { constructor: 'x' },
]
/** What we don't read of a message can't do harm. */
const unread =
  /^(object|api_version|livemode|pending_webhooks|request|amount_(capt|tot).*|capture_.*|c(lient|onfirm).*_.*|latest_.*|payment_(method|status).*|reason|mode|refunded|paid)$/

/** Every message that has one odd value in one place. */
function* spoiled(
  message: unknown,
  put: (value: unknown) => unknown = (value) => value,
): Generator<unknown> {
  for (const odd of oddities) yield put(odd)
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return
  for (const [name, value] of Object.entries(message)) {
    if (!(unread.test(name) && typeof value !== 'object'))
      yield* spoiled(value, (odd) => put({ ...message, [name]: odd }))
  }
}

describe.each(routeEngines)('webhooks of payments on $name', (engine) => {
  let table: Table
  let stop: () => Promise<void>
  let world: PaymentWorld
  let owner: Parameters<typeof metadataOf>[0]['owner']
  let lines: string[]
  beforeAll(async () => {
    lines = quietLog()
    const running = await startTestTable(engine)
    ;({ table, stop } = running)
  })
  afterAll(() => stop())
  beforeEach(async () => {
    const stripe = stripeProvider({
      secret: 'sk_test',
      webhookSecret: secret,
      webAddress: 'https://app.example',
    })
    world = paymentWorld(table)
    const { id, payments } = await world.aTrip()
    owner = {
      agencyId: agencyIdSchema.parse('agy_marula'),
      itineraryId: itineraryIdSchema.parse(id),
      paymentId: paymentIdSchema.parse(payments[0]?.paymentId),
    }
    world.deps.providers.byName = (name) =>
      name === 'stripe' ? stripe : world.deps.providers.current
    lines.length = 0
  })

  const send = async (
    provider: 'sandbox' | 'stripe',
    rawBody: string,
    headers: Record<string, string>,
  ) =>
    world.call('eleanor', 'POST /api/webhooks/payments/{provider}', {
      params: { provider },
      rawBody,
      headers,
    })
  const stripe = async (said: unknown) => {
    const body = typeof said === 'string' ? said : (JSON.stringify(said) ?? '')
    return send('stripe', body, {
      'stripe-signature': signBody(body, { secret, now: world.trips.now() }),
    })
  }
  const sandbox = async (said: unknown) => {
    const signing = { store: sandboxStore(table), clock: world.trips.deps.clock }
    const { rawBody, headers } = await signedWebhook(JSON.stringify(said) ?? '', signing)
    return send('sandbox', rawBody, headers)
  }
  const metadata = (chargeId = 'chg_1') =>
    metadataOf({
      owner,
      chargeId,
      method: 'credit',
      amount: 331_830,
      serviceFee: 11_614,
      currency: 'USD',
    })

  test.each<[string, (event: ReturnType<typeof stripeEvents.intent>) => unknown]>([
    ['no object', ({ data: _, ...event }) => event],
    ['an object that is none', (event) => ({ ...event, data: { object: 'pi_1' } })],
    ['an id of 3,000 characters', (event) => ({ ...event, id: 'x'.repeat(3_000) })],
    ['half a character in its id', (event) => ({ ...event, id: 'evt_\ud83d' })],
    ['a time beyond the calendar', (event) => ({ ...event, created: 1e15 })],
    [
      'an amount as text',
      (event) => ({
        ...event,
        data: { object: { ...event.data.object, amount_received: '343444' } },
      }),
    ],
    [
      'an amount below zero',
      (event) => ({ ...event, data: { object: { ...event.data.object, amount_received: -1 } } }),
    ],
    [
      'another amount in our own words',
      (event) => ({
        ...event,
        data: { object: { ...event.data.object, metadata: { ...metadata(), amount: 'ten' } } },
      }),
    ],
    [
      'a shape of another kind',
      () => ({ object: 'v2.core.event', id: 'evt_1', created: '2026-11-20T08:00:00Z' }),
    ],
    ['no JSON', () => '{'],
  ])('Stripe’s message with %s answers 400, though it is signed', async (_, spoil) => {
    const answer = await stripe(
      spoil(stripeEvents.intent('payment_intent.succeeded', { metadata: metadata() })),
    )
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
  })

  test('no odd value in any place of a signed message of any kind is a failure of ours', async () => {
    const amounts = { amount: 331_830, serviceFee: 11_614, refunded: 0 }
    const data = { ...metadata('chg_sandbox'), ...amounts, reference: 'sbx_1' }
    const messages = [
      ...[
        stripeEvents.intent('payment_intent.succeeded', { metadata: metadata('chg_intent') }),
        stripeEvents.session('checkout.session.expired', { metadata: metadata('chg_session') }),
        stripeEvents.charge({ metadata: metadata('chg_charge') }),
        stripeEvents.refund('refund.updated', { metadata: metadata('chg_refund') }),
      ].map((message) => [stripe, message] as const),
      [
        sandbox,
        { id: 'evt_paid', type: 'charge.paid', created: '2026-11-20T08:00:00.000Z', data },
      ] as const,
    ]
    const statuses = new Set<number>()
    for (const [sendTo, message] of messages) {
      for (const said of spoiled(message)) {
        const { status, text } = await sendTo(said)
        if (status >= 500) throw new Error(`${text} ${JSON.stringify(said)} ${lines.at(-1)}`)
        statuses.add(status)
      }
    }
    expect([...statuses].sort()).toEqual([200, 400])
  })
})
