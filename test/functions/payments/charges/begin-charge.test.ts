import { beforeEach, describe, expect, test } from 'vitest'
import { itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { Charge } from '#shared/payments/charge'
import { type Beginning, beginCharge } from '../../../../functions/payments/charges/begin-charge'
import type {
  PaymentOrder,
  PaymentProvider,
} from '../../../../functions/payments/providers/payment-provider'
import { anItinerary } from '../../../shared/itinerary/builders'
import { marula } from '../../../support/trip-world'

const now = new Date('2026-11-20T08:00:00.000Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()
const paymentId = paymentIdSchema.parse('pay_0001')
const owner = { agencyId: marula, itineraryId: itineraryIdSchema.parse('itn_hartley'), paymentId }
const payment: Payment = {
  paymentId,
  paymentType: 'deposit',
  amount: 100_000,
  serviceFee: 0,
  status: 'Pending',
  descriptors: { credit: 'Marula Journeys', ach: 'Marula Journeys Deposi' },
}
const people = {
  user: { agency: { name: '', agencyCode: '' }, agent: { fullName: '', email: '' } },
}
const trip = (named: object = {}) => ({
  record: anItinerary({ state: 'provisional', ...named }),
  people,
  contentVersion: 1,
})

/** A page on which the deposit can be paid by card; its payer is known. */
const aPage = (named: Partial<Charge> = {}): Charge => ({
  chargeId: 'chg_open',
  provider: 'sandbox',
  method: 'credit',
  amount: 100_000,
  serviceFee: 3_500,
  currency: 'USD',
  startedAt: hours(-1),
  state: 'open',
  stateAt: hours(-1),
  payerEmail: 'eleanor@example.com',
  redirectUrl: '/page',
  expiresAt: hours(23),
  ...named,
})

describe('a payment that begins', () => {
  let created: PaymentOrder[]
  let closed: string[]
  let closes: 'closed' | 'under-way'
  beforeEach(() => {
    created = []
    closed = []
    closes = 'closed'
  })
  const provider = {
    name: 'sandbox',
    create: async (order: PaymentOrder) => {
      created.push(order)
      return { session: 'session', redirectUrl: '/new', expiresAt: hours(24) }
    },
    close: async ({ chargeId }: Charge) => {
      closed.push(chargeId)
      return closes
    },
  } as Partial<PaymentProvider> as PaymentProvider
  const begin = ({
    wanted,
    ...named
  }: Partial<Omit<Beginning, 'wanted'>> & { wanted?: object } = {}) =>
    beginCharge(
      {
        owner,
        stored: trip(),
        payment,
        charges: [],
        key: 'once',
        payerEmail: 'eleanor@example.com',
        now,
        wanted: { method: 'credit', embedded: false, returnPath: '/back', ...wanted },
        ...named,
      },
      { providers: { current: provider, byName: () => provider } },
    )

  test('asks the provider for its amount and the fee of its method, in the currency of its trip', async () => {
    const { charge, others } = await begin()
    expect(created).toEqual([
      {
        owner,
        chargeId: charge.chargeId,
        method: 'credit',
        amount: 100_000,
        serviceFee: 3_500,
        currency: 'USD',
        title: 'Deposit for Botswana Adventure',
        descriptor: 'Marula Journeys',
        payerEmail: 'eleanor@example.com',
        embedded: false,
        returnPath: '/back',
      },
    ])
    expect(others).toEqual([])
    expect(charge).toEqual({
      chargeId: charge.chargeId,
      method: 'credit',
      amount: 100_000,
      serviceFee: 3_500,
      currency: 'USD',
      payerEmail: 'eleanor@example.com',
      provider: 'sandbox',
      startedAt: hours(0),
      state: 'open',
      stateAt: hours(0),
      session: 'session',
      redirectUrl: '/new',
      expiresAt: hours(24),
    })
    expect(charge.chargeId).toMatch(/^chg_[0-9a-f]{32}$/)
  })

  test('is the same attempt when the same is asked with the same key, and another one otherwise', async () => {
    const nameOf = async (named?: Parameters<typeof begin>[0]) =>
      (await begin(named)).charge.chargeId
    const first = await nameOf()
    expect(await nameOf()).toBe(first)
    const names = await Promise.all([
      nameOf({ key: 'twice' }),
      nameOf({ wanted: { method: 'ach' } }),
      nameOf({ wanted: { embedded: true } }),
      nameOf({ wanted: { returnPath: '/elsewhere' } }),
      nameOf({ payment: { ...payment, amount: 99_999 } }),
      nameOf({ payerEmail: undefined }),
      nameOf({ owner: { ...owner, paymentId: paymentIdSchema.parse('pay_0002') } }),
    ])
    expect(new Set([first, ...names]).size).toBe(8)
  })

  test.each([
    ['as it is', aPage()],
    ['where a card was declined', aPage({ state: 'failed' })],
    ['that never ends', aPage({ expiresAt: undefined })],
    [
      'that has just over six hours left',
      aPage({ expiresAt: new Date(Date.parse(hours(6)) + 1).toISOString() }),
    ],
  ])('goes on on the page that is open for it: %s', async (_what, page) => {
    expect(await begin({ charges: [page] })).toEqual({ charge: page, others: [] })
    expect([created, closed]).toEqual([[], []])
  })

  test.each<[string, Partial<Charge>]>([
    ['of another provider', { provider: 'stripe' }],
    ['by another method', { method: 'ach' }],
    ['for another amount', { amount: 100_001 }],
    ['for another fee', { serviceFee: 3_499 }],
    ['in another currency', { currency: 'EUR' }],
    ['of another payer', { payerEmail: 'dudu@example.com' }],
    ['that is a form in our page', { redirectUrl: undefined, clientSecret: 'secret' }],
    ['that has six hours left', { expiresAt: hours(6) }],
  ])('takes back a page %s and makes its own', async (_what, named) => {
    const { charge, others } = await begin({ charges: [aPage(named)] })
    expect(closed).toEqual(['chg_open'])
    expect(charge.chargeId).toBe(created[0]?.chargeId)
    expect(others).toEqual([{ ...aPage(named), state: 'closed', stateAt: hours(0) }])
  })

  test('as a form goes on only where there is a form', async () => {
    const form = aPage({ redirectUrl: undefined, clientSecret: 'secret' })
    expect((await begin({ charges: [form], wanted: { embedded: true } })).charge).toBe(form)
    expect(
      (await begin({ charges: [aPage()], wanted: { embedded: true } })).charge.chargeId,
    ).not.toBe('chg_open')
  })

  test('from a bank account gets a new page after one that the bank refused', async () => {
    const page = aPage({ method: 'ach', serviceFee: 1_000 })
    const wanted = { method: 'ach' }
    expect((await begin({ charges: [page], wanted })).charge).toBe(page)
    const refused = { ...page, state: 'failed' as const }
    const { charge, others } = await begin({ charges: [refused], wanted })
    expect(charge).toMatchObject({ method: 'ach', state: 'open', chargeId: created[0]?.chargeId })
    expect(others).toMatchObject([{ chargeId: 'chg_open', state: 'closed' }])
  })

  test('names no text for the statement where its payment has none', async () => {
    await begin({ payment: { ...payment, descriptors: undefined } })
    expect(created).toMatchObject([{ descriptor: undefined, amount: 100_000 }])
  })

  test('leaves what is over and what is a wire as they are, and only takes back the other open pages', async () => {
    const over = aPage({ chargeId: 'chg_over', state: 'closed', stateAt: hours(-2) })
    const wire = aPage({ chargeId: 'chg_wire', provider: 'wire', method: 'wire' })
    const other = aPage({ chargeId: 'chg_other', amount: 1 })
    const { charge, others } = await begin({ charges: [over, wire, other, aPage()] })
    expect(charge).toEqual(aPage())
    expect(closed).toEqual(['chg_other'])
    expect(others).toEqual([over, wire, { ...other, state: 'closed', stateAt: hours(0) }])
  })

  test('is refused while somebody pays on another page, and makes none', async () => {
    closes = 'under-way'
    await expect(begin({ charges: [aPage({ amount: 1 })] })).rejects.toMatchObject({
      code: 'payment.under-way',
      facts: { chargeId: 'chg_open', provider: 'sandbox' },
    })
    expect(created).toEqual([])
  })

  test.each([
    ['payment.not-possible', { stored: trip({ state: 'estimate' }) }, { state: 'estimate' }],
    [
      'payment.settled',
      { payment: { ...payment, status: 'Paid' as const } },
      { paymentId, status: 'Paid' },
    ],
    [
      'payment.under-way',
      { payment: { ...payment, status: 'Authorized' as const } },
      { status: 'Authorized' },
    ],
    [
      'payment.refused',
      {
        stored: trip({ currency: 'EUR', spotRates: { USD: '1', EUR: '0.9' } }),
        wanted: { method: 'ach' },
      },
      { method: 'ach', currency: 'EUR', reason: 'currency' },
    ],
  ])('is refused with %s, and takes no page back', async (code, named, facts) => {
    await expect(begin({ charges: [aPage({ amount: 1 })], ...named })).rejects.toMatchObject({
      code,
      facts,
    })
    expect([created, closed]).toEqual([[], []])
  })
})
