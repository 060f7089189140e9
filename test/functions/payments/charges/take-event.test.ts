import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChargeEvent } from '#shared/payments/charge'
import { takeEvent } from '../../../../functions/payments/charges/take-event'
import type { PaymentOwner } from '../../../../functions/payments/providers/payment-provider'
import { quietLog } from '../../../support/store-kinds'
import { paidCharge, watchedPayments } from '../../../support/watched-payments'

const at = '2026-11-20T09:00:00.000Z'

describe('what a provider says', () => {
  let watched: ReturnType<typeof watchedPayments>
  let owner: PaymentOwner
  let lines: string[]
  beforeAll(() => {
    lines = quietLog()
  })
  beforeEach(async () => {
    watched = watchedPayments()
    const trip = await watched.aTrip()
    owner = trip.ownerOf(trip.deposit.paymentId)
    lines.splice(0)
  })
  const said = { charge: paidCharge(), at }
  const paid: ChargeEvent = { ...said, kind: 'charge', state: 'paid' }
  const take = (event: ChargeEvent, eventId = 'evt_1', deps: object = {}) =>
    takeEvent({ owner, event, eventId }, { ...watched.deps, ...deps })
  const queued = () => watched.world.messages.splice(0).map(({ body }) => JSON.parse(body))
  const logged = () =>
    lines.filter((line) => line.includes('payment.event')).map((line) => JSON.parse(line))

  test('is taken once; that money came in asks for the agent’s mail each time it is said', async () => {
    expect(await take(paid)).toBe('taken')
    expect(queued()).toEqual([{ kind: 'paid', ...owner }])
    expect(watched.saved.map(({ entry }) => entry)).toMatchObject([
      { by: { id: 'sandbox' }, action: 'payment paid', requestId: 'evt_1' },
    ])
    expect(logged()).toMatchObject([
      { provider: 'sandbox', eventId: 'evt_1', chargeId: 'chg_1', kind: 'charge', state: 'paid' },
    ])
    expect(await take(paid)).toBe('seen')
    expect(queued()).toEqual([{ kind: 'paid', ...owner }])
    expect(watched.saved).toHaveLength(1)
    expect(logged()).toHaveLength(1)
  })

  test('by the same name is another event at another provider', async () => {
    await take(paid)
    const stripe = { ...paid, charge: paidCharge({ chargeId: 'chg_s', provider: 'stripe' }) }
    expect(await take(stripe)).toBe('taken')
    expect(await take(paid, 'evt_2')).toBe('taken')
  })

  test.each<[string, ChargeEvent]>([
    ['payment authorized', { ...said, kind: 'charge', state: 'authorized' }],
    ['payment failed', { ...said, kind: 'charge', state: 'failed' }],
  ])('of no money that came in asks for no mail: %s', async (action, event) => {
    expect(await take(event)).toBe('taken')
    expect(queued()).toEqual([])
    expect(watched.saved.map(({ entry }) => entry.action)).toEqual([action])
  })

  test('of money that went back asks for no mail', async () => {
    await take(paid)
    queued()
    expect(
      await take({ ...said, kind: 'refund', state: 'succeeded', amount: 20_700 }, 'evt_2'),
    ).toBe('taken')
    expect(queued()).toEqual([])
    expect(watched.saved.at(-1)?.entry.action).toBe('refund succeeded')
  })

  test('is said again when it could not be stored', async () => {
    const save = () => Promise.reject(new Error('table gone'))
    const gone = { itineraries: { ...watched.deps.itineraries, save } }
    await expect(take(paid, 'evt_1', gone)).rejects.toThrow('table gone')
    expect(queued()).toEqual([])
    expect(await take(paid)).toBe('taken')
  })
})
