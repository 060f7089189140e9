import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { theBankLinking } from '../../functions/payments/banks/bank-linking'
import { plaidLinking } from '../../functions/payments/banks/plaid-linking'
import { askProviders } from '../../functions/payments/jobs/ask-providers'
import { stripeProvider } from '../../functions/payments/providers/stripe-provider'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { type PaymentWorld, paymentWorld } from '../support/payment-world'
import { plaidDouble } from '../support/plaid-double'
import { quietLog } from '../support/store-kinds'
import { stripeDouble } from '../support/stripe-double'
import { marula } from '../support/trip-world'

const minute = 60_000
const email = 'eleanor@hartley.co.uk'

describe.each(routeEngines)('a payment from a linked bank account, on $name', (engine) => {
  let running: TestTable
  let plaid: Awaited<ReturnType<typeof plaidDouble>>
  let stripe: Awaited<ReturnType<typeof stripeDouble>>
  let world: PaymentWorld
  let lines: string[]
  const webAddress = 'https://app.example'
  const banksOf = (secret = 'plaid_secret') =>
    plaidLinking({ clientId: 'plaid_client', secret, baseUrl: plaid.address, webAddress })
  const worldWith = (banks?: ReturnType<typeof banksOf>) => {
    const now = () => world.deps.clock.now()
    const provider = stripeProvider({
      secret: 'sk',
      webhookSecret: 'wh',
      webAddress,
      baseUrl: stripe.address,
      now,
    })
    return paymentWorld(running.table, { provider, ...(banks && { banks }) })
  }
  beforeEach(async () => {
    lines = quietLog()
    running = await startTestTable(engine)
    ;[plaid, stripe] = await Promise.all([
      plaidDouble(() => world.deps.clock.now()),
      stripeDouble(),
    ])
    world = worldWith(banksOf())
  })
  afterEach(() => Promise.all([running.stop(), plaid.stop(), stripe.stop()]))

  /** A trip's deposit, and the token of a link to pay it. */
  const aLink = async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const clients = { ...world.deps.clients, get: async () => ({ id: 'cli_eleanor', email }) }
    const asking = paymentWorld(running.table, {}, { clients })
    const request = { params: { paymentId }, body: { by: 'link' } }
    const { body } = await asking.call('naledi', 'POST /api/Payments/{paymentId}/request', request)
    const { address } = z.object({ address: z.string() }).parse(body)
    return { id, paymentId, token: address.split('/').at(-1) ?? '' }
  }
  const show = async (token: string, back?: string) =>
    (
      await world.call('stranger', 'GET /api/pay/{token}', {
        params: { token },
        query: back ? { back } : {},
      })
    ).text
  const pay = (token: string, method = 'bank', by = world) =>
    by.call('stranger', 'POST /api/pay/{token}', {
      params: { token },
      rawBody: new URLSearchParams({ method }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const chargesOf = async (paymentId: string) => {
    const { charges } = await world.deps.payments.find(marula, z.custom<never>().parse(paymentId))
    return charges?.charges ?? []
  }
  const standing = async (paymentId: string) =>
    (await chargesOf(paymentId)).map(({ bank, state }) => `${bank} ${state}`).sort()
  const waysIn = (page: string) =>
    [...page.matchAll(/value="(\w+)"><span>([^<]*)/g)].map(([, ...way]) => way.join(' '))
  const settle = async (intent: object) => {
    Object.assign([...stripe.intents.values()].at(-1) ?? {}, intent)
    world.trips.pass(24 * 60 * minute)
    return askProviders(world.deps)
  }

  test('is linked on Plaid’s page, confirmed on Stripe’s, and paid days later', async () => {
    const { id, paymentId, token } = await aLink()
    expect(waysIn(await show(token))).toEqual([
      'credit Card',
      'ach Bank transfer',
      'bank Bank transfer, linked with Plaid',
    ])
    const begun = await pay(token)
    expect([begun.status, begun.headers.location]).toEqual([
      303,
      'https://secure.plaid.com/hl/link-sandbox-1',
    ])
    expect(plaid.calls.map(({ body }) => body)).toMatchObject([
      {
        products: ['auth'],
        country_codes: ['US'],
        user: { client_user_id: paymentId },
        hosted_link: { completion_redirect_uri: `https://app.example/api/pay/${token}?back=1` },
      },
    ])
    expect(await show(token, '1')).toContain('Nothing has been paid yet')

    plaid.link('link-sandbox-1')
    const linked = await show(token, '1')
    expect(linked).toContain(
      'Your First Platypus Bank account ending in 0000 is linked. Confirm the payment to pay from it.',
    )
    expect(waysIn(linked)[0]).toBe(
      'bank Bank transfer from your First Platypus Bank account ending in 0000',
    )
    expect((await world.trip(id)).payments[0]?.status).toBe('Pending')
    const confirmed = await pay(token)
    expect(confirmed.headers.location).toMatch(/^https:\/\/checkout\.stripe\.example\//)
    const [customer, checkout] = stripe.calls.slice(-2)
    expect(customer).toMatchObject({ path: '/v1/customers', form: { source: 'btok_acc1' } })
    expect(checkout?.form).toMatchObject({
      customer: 'cus_1',
      'allowed_payment_method_types[0]': 'us_bank_account',
      'saved_payment_method_options[allow_redisplay_filters][2]': 'unspecified',
    })
    expect(checkout?.form).not.toHaveProperty('customer_email')
    expect(await standing(paymentId)).toEqual(['linked open', 'linking closed'])
    expect((await pay(token)).headers.location).toBe(confirmed.headers.location)

    expect(await settle({ status: 'processing' })).toMatchObject({ found: 1 })
    expect((await world.trip(id)).payments[0]?.status).toBe('Authorized')
    const total = Number(checkout?.form['line_items[0][price_data][unit_amount]']) + 3318
    await settle({ status: 'succeeded', amount_received: total, currency: 'usd' })
    expect((await world.trip(id)).payments[0]).toMatchObject({
      status: 'Paid',
      paymentMethod: 'ach',
    })
    expect(lines.join('\n')).not.toMatch(/public-sandbox|access-sandbox|btok_|plaid_secret/)
  })

  test('is linked anew where the code has served, as after a crash', async () => {
    const { token } = await aLink()
    await pay(token)
    plaid.link('link-sandbox-1')
    stripe.mishaps.push(...Array.from({ length: 4 }, () => ({ status: 503, error: {} })))
    const failed = await pay(token)
    expect([failed.status, failed.text]).toEqual([
      503,
      expect.stringContaining('can’t reach our payment provider'),
    ])
    stripe.mishaps.length = 0
    expect((await pay(token)).headers.location).toBe('https://secure.plaid.com/hl/link-sandbox-2')
  })

  test('gives way to a card, and a page for linking whose time is over closes', async () => {
    const { paymentId, token } = await aLink()
    await pay(token)
    expect((await pay(token, 'credit')).headers.location).toMatch(/checkout/)
    expect(await standing(paymentId)).toEqual(['linking closed', 'undefined open'])
    const other = await aLink()
    await pay(other.token)
    world.trips.pass(20 * minute)
    await askProviders(world.deps)
    expect(await chargesOf(other.paymentId)).toMatchObject([{ state: 'open' }])
    world.trips.pass(26 * 60 * minute)
    await askProviders(world.deps)
    expect(await chargesOf(other.paymentId)).toMatchObject([{ state: 'closed', bank: 'linking' }])
  })

  test('twice at once leads to one page to pay on', async () => {
    const { paymentId, token } = await aLink()
    await pay(token)
    plaid.link('link-sandbox-1')
    const both = await Promise.all([pay(token), pay(token)])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    const open = (await chargesOf(paymentId)).filter(({ state }) => state === 'open')
    expect(open).toHaveLength(1)
  })

  test.each([
    ['Plaid is away', { status: 500 }, 503, 'can’t reach our payment provider'],
    [
      'Plaid is asked too often',
      { status: 429, code: 'RATE_LIMIT' },
      503,
      'can’t reach our payment provider',
    ],
    ['Plaid refuses', { status: 400, code: 'INVALID_PRODUCT' }, 422, 'isn’t available'],
  ])(
    'is not begun while %s: the page says so, and offers the other ways',
    async (_when, mishap, status, words) => {
      const { paymentId, token } = await aLink()
      plaid.mishaps.push(mishap)
      const refused = await pay(token)
      expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(words)])
      expect(waysIn(refused.text)).toHaveLength(3)
      expect(await chargesOf(paymentId)).toEqual([])
      await pay(token)
      plaid.mishaps.push({ status: 500 })
      expect(waysIn(await show(token))).toHaveLength(3)
    },
  )

  test.each([
    ['sandbox', 'client', false],
    ['sandbox,stripe', 'client', false],
    ['stripe,sandbox', 'client', true],
    ['stripe', '', false],
  ])(
    'is offered where %s takes money and Plaid knows us by “%s”: %s',
    (provider, client, isOffered) => {
      vi.stubEnv('PAYMENT_PROVIDER', provider)
      vi.stubEnv('PLAID_CLIENT_ID', client)
      vi.stubEnv('WEB_ADDRESS', webAddress)
      expect(theBankLinking() !== undefined).toBe(isOffered)
      vi.unstubAllEnvs()
    },
  )

  test('needs the right keys, and a service', async () => {
    const { token } = await aLink()
    expect((await pay(token, 'bank', worldWith(banksOf('another')))).status).toBe(503)
    const without = worldWith()
    expect((await pay(token, 'bank', without)).text).toContain('isn’t available')
    const { text } = await without.call('stranger', 'GET /api/pay/{token}', {
      params: { token },
      query: {},
    })
    expect(waysIn(text)).toEqual(['credit Card', 'ach Bank transfer'])
    expect((await pay(token, 'bank ')).text).toContain('isn’t available')
  })
})
