import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { itineraryIdSchema } from '#shared/ids/ids'
import { sweepInFlight, sweepLimits } from '../../../../functions/itineraries/jobs/sweep-in-flight'
import type { StayQuote, SupplierSystem } from '../../../../functions/suppliers/supplier-system'
import { type MemoryStores, memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  anEstimate,
  aQuote,
  marula,
  plainSuppliers,
  ratesOfTests,
  refusalOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../../../support/trip-world'

describe('a quote that fails', () => {
  let stores: MemoryStores
  let answer: SupplierSystem['quote']
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(() => {
    stores = memoryStores()
    answer = plainSuppliers.quote
    world = tripWorld(stores, {
      suppliers: { ...plainSuppliers, quote: (...given) => answer(...given) },
    })
  })
  const quote = (id: string) =>
    world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
  const read = async (id: string) =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))
  const priced =
    (named: Partial<StayQuote>): SupplierSystem['quote'] =>
    async ({ stays }) => ({
      stays: stays.map(({ segmentId }) => ({
        segmentId,
        costAmount: '90000.00',
        currency: 'ZAR',
        inventoryStatus: 'Draft' as const,
        problems: [],
        ...named,
      })),
    })

  test.each([
    ['does not answer', 'supplier.unavailable', 'The supplier didn’t respond'],
    ['refuses', 'supplier.refused', 'The supplier refused the request'],
  ] as const)(
    'because the supplier %s ends in unknown with a problem, and can be asked for again',
    async (_w, code, message) => {
      answer = async () => {
        throw new AppError(code)
      }
      const trip = await aQuote(world)
      expect(trip).toMatchObject({
        state: 'unknown',
        version: 3,
        problems: [{ code: 'supplier-failed', message }],
      })
      expect(world.zaps).toEqual([])
      answer = plainSuppliers.quote
      await quote(trip.id)
      await world.work()
      expect(await read(trip.id)).toMatchObject({ state: 'quote', problems: [] })
    },
  )

  test('because a currency has no exchange rate ends in unknown, and says so', async () => {
    answer = priced({ currency: 'NOK' })
    expect(await aQuote(world)).toMatchObject({
      state: 'unknown',
      problems: [{ message: 'Missing spot rate for required currency' }],
    })
  })

  test('because the worker fails for good ends in unknown by the dead letters', async () => {
    answer = async () => {
      throw new TypeError('a fault of ours')
    }
    const trip = await aQuote(world)
    expect(trip).toMatchObject({
      state: 'unknown',
      problems: [{ message: /could not be completed/ }],
    })
    expect(stores.audit.map(({ action }) => action)).toEqual(
      Array(2).fill('system_status_change_itinerary'),
    )
  })

  test('once is tried again by the queue, and makes one quote', async () => {
    let tries = 0
    answer = async (...given) => {
      tries += 1
      if (tries < 3) throw new TypeError('passing')
      return plainSuppliers.quote(...given)
    }
    expect(await aQuote(world)).toMatchObject({ state: 'quote', version: 3 })
    expect(tries).toBe(3)
  })

  test('because of the supplier keeps the price that was there', async () => {
    const { id, finance } = await aQuote(world)
    answer = async () => {
      throw new AppError('supplier.unavailable')
    }
    await quote(id)
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'unknown', finance })
  })

  test('of one stay is a quote with its problem', async () => {
    const problems = [
      { code: 'rate-rule-missing', message: 'No pricing rule found', segmentId: 's1' },
    ] as const
    answer = priced({ costAmount: undefined, problems })
    const trip = await aQuote(world)
    expect(trip).toMatchObject({ state: 'quote', problems, itinerary: { errors: problems } })
    expect(trip.finance?.sell).toBe(0)
  })

  test('whose message was lost is sent again after five minutes, and given up after twenty', async () => {
    const { id } = await anEstimate(world)
    await quote(id)
    world.messages.length = 0
    world.pass(sweepLimits.sendAgainMs - 1)
    expect(await sweepInFlight(world.deps)).toEqual({ sentAgain: 0, givenUp: 0 })
    world.pass(2)
    expect(await sweepInFlight(world.deps)).toEqual({ sentAgain: 1, givenUp: 0 })
    expect(world.messages).toHaveLength(1)
    world.messages.length = 0
    world.pass(sweepLimits.giveUpMs)
    expect(await sweepInFlight(world.deps)).toEqual({ sentAgain: 0, givenUp: 1 })
    expect(await read(id)).toMatchObject({
      state: 'unknown',
      problems: [{ code: 'supplier-failed' }],
    })
  })

  test('and was given up is not disturbed by its late message', async () => {
    const { id } = await anEstimate(world)
    await quote(id)
    world.pass(sweepLimits.giveUpMs)
    await sweepInFlight(world.deps)
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'unknown', version: 3 })
  })

  test('a message of another attempt has no effect', async () => {
    const { id } = await anEstimate(world)
    await quote(id)
    const [message = '{}'] = world.messages.splice(0)
    world.messages.push(JSON.stringify({ ...JSON.parse(message), token: 'req_of_another' }))
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'quoting', version: 2 })
  })

  test('a message that is none goes to the dead letters and no further', async () => {
    world.messages.push('not json', '{"kind":"other"}')
    await world.work()
    expect(world.messages).toEqual([])
  })

  test('a quote is refused in a state that does not allow it, with what is allowed', async () => {
    const { id } = await aQuote(world)
    const stored = await stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (stored === undefined) throw new Error('lost')
    const record = { ...stored.record, state: 'confirmed' as const, version: 4 }
    const by = { kind: 'system', id: 'test', name: 'test' } as const
    const entry = { at: record.updatedAt, by, action: 'test', changes: [], requestId: 'r' }
    await stores.itineraries.save({ before: stored, after: { ...stored, record }, entry })
    expect(refusalOf(await quote(id))).toMatchObject({
      status: 409,
      code: 'itinerary.wrong-state',
      details: {
        state: 'confirmed',
        allowed: expect.arrayContaining(['requote', 'CancelBooking']),
      },
    })
  })

  test('changed supplier costs make a cost change, an audit entry and an event; a first quote makes none', async () => {
    const { id } = await aQuote(world)
    expect(stores.costChanges).toEqual([])
    answer = priced({ costAmount: '99000.00' })
    await quote(id)
    await world.work()
    expect(stores.costChanges).toMatchObject([
      {
        version: 5,
        cost: { from: 530_928, to: 584_021 },
        segments: [{ id: 's1', from: 515_000, to: 566_500 }],
      },
    ])
    expect(stores.audit.at(-1)).toMatchObject({
      action: 'system_cost_change_itinerary',
      itineraryId: id,
      by: { kind: 'system' },
    })
    expect(world.zaps.map(({ zap }) => zap)).toEqual([
      'quoteCreated',
      'quoteCreated',
      'costChanges',
      'sellPriceChanged',
    ])
  })

  test('a trip whose rates are kept (lcr) is priced with them, and refuses a currency that is new to it', async () => {
    let zar = '18.0'
    const exchange = {
      newest: async (now: Date) => ({
        ...(await ratesOfTests.newest(now)),
        rates: { ZAR: zar, EUR: '0.92' },
      }),
    }
    world = tripWorld(stores, {
      suppliers: { ...plainSuppliers, quote: (...given) => answer(...given) },
      exchange,
    })
    const { id, finance, version } = await aQuote(world)
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { flags: ['lcr'] },
    })
    zar = '9.0'
    await quote(id)
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'quote', finance })
    const segments = [
      zuluStay({ id: 's1' }),
      {
        type: 'service',
        startDate: '2027-07-01',
        endDate: '2027-07-01',
        costAmount: '1',
        currency: 'KES',
      },
    ]
    const { version: now } = await read(id)
    const refused = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version: now,
      body: { segments },
    })
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      message: 'Missing spot rate for new itinerary segment',
    })
  })

  test('own arrangements are not asked for, and keep what the agent gave', async () => {
    const asked: string[] = []
    answer = async (request, options) => {
      asked.push(...request.stays.map(({ segmentId }) => segmentId))
      return plainSuppliers.quote(request, options)
    }
    const own = {
      type: 'stay',
      supplierCode: 'OWN',
      arrangedBy: 'Agent',
      startDate: '2027-07-04',
      endDate: '2027-07-05',
    }
    const given = { ...own, rooms: [], costAmount: '100.00', currency: 'USD', chargeable: true }
    const trip = await aQuote(
      world,
      'naledi',
      tripBody({ itinerary: { segments: [zuluStay(), given] } }),
    )
    expect(asked).toEqual(['s1'])
    expect(trip.itinerary.segments[1]).toMatchObject({
      costAmount: '100.00',
      cost: 10_000,
      locationCode: 'ZZZ',
      description: 'Own Arranged Accommodation',
    })
  })

  test('the progress of slow work is told while it goes on', async () => {
    const seen: unknown[] = []
    answer = async (request, options) => {
      world.pass(1_500)
      await options?.onProgress?.(1)
      seen.push(await read(String(request.itineraryId)))
      return plainSuppliers.quote(request, options)
    }
    const segments = [zuluStay(), zuluStay({ startDate: '2027-07-04', endDate: '2027-07-06' })]
    await aQuote(
      world,
      'naledi',
      tripBody({ endDate: '2027-07-06', itinerary: { endDate: '2027-07-06', segments } }),
    )
    expect(seen).toMatchObject([{ progress: { state: 'quoting', done: 1, total: 2 } }])
  })
})
