import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  agencyIdSchema,
  itineraryIdSchema,
  optionKeySchema,
  supplierCodeSchema,
} from '#shared/ids/ids'
import type { ItineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { clockAt } from '../../../functions/runtime/clock'
import { remoteSystem } from '../../../functions/suppliers/remote-system'
import type { HoldRequest } from '../../../functions/suppliers/supplier-system'
import { quietLog, storeKinds } from '../../support/store-kinds'
import { aQuote, tripOf, tripWorld } from '../../support/trip-world'

const request: HoldRequest = {
  agencyId: agencyIdSchema.parse('agy_marula'),
  agencyCode: 'MAR001',
  itineraryId: itineraryIdSchema.parse('itn_hartley'),
  token: 'req_attempt',
  stays: [
    {
      segmentId: 's1',
      supplierCode: supplierCodeSchema.parse('ZULU'),
      startDate: calendarDate('2027-07-01'),
      endDate: calendarDate('2027-07-04'),
      rooms: [
        { optionKey: optionKeySchema.parse('ZULU-TENT'), adults: 2, children: 0, childrenAges: [] },
      ],
      isDmcArranged: false,
    },
  ],
}
const held = {
  outcome: 'held',
  bookingReference: 'RES-1',
  status: 'Prov',
  heldUntil: '2026-11-23T15:00:00.000Z',
  stays: [{ segmentId: 's1', inventoryStatus: 'Provisional' }],
}
const stayQuote = { segmentId: 's1', costAmount: '54000.00', currency: 'ZAR', availability: 2 }
interface Given {
  readonly status?: number
  readonly body?: unknown
  readonly afterMs?: number
  /** Says it again when it has said it. */
  readonly twice?: boolean
}

/** A small supplier: it answers what it is told to, by path, and remembers what it was asked. */
function smallSupplier() {
  const answers = new Map<string, Given[]>()
  const asked: { path: string; key: string | undefined; body: unknown }[] = []
  const server: Server = createServer((incoming, outgoing) => {
    let text = ''
    incoming.on('data', (chunk) => {
      text += chunk
    })
    incoming.on('end', () => {
      const path = incoming.url ?? ''
      asked.push({
        path,
        key: incoming.headers['idempotency-key']?.toString(),
        body: JSON.parse(text),
      })
      const {
        status = 200,
        body,
        afterMs = 0,
        twice = false,
      } = answers.get(path)?.shift() ?? { status: 404 }
      setTimeout(() => {
        outgoing.writeHead(status)
        outgoing.end(JSON.stringify(body))
        if (twice) outgoing.socket?.write(`HTTP/1.1 ${status} OK\r\ncontent-length: 2\r\n\r\n{}`)
      }, afterMs)
    })
  })
  return {
    server,
    asked,
    answer: (path: string, ...given: Given[]) => void answers.set(path, given),
  }
}

describe('bookings of a remote supplier system', () => {
  let supplier: ReturnType<typeof smallSupplier>
  let baseUrl = ''
  beforeEach(async () => {
    quietLog()
    supplier = smallSupplier()
    await new Promise<void>((resolve) => supplier.server.listen(0, '127.0.0.1', resolve))
    const address = supplier.server.address()
    baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterEach(() => {
    supplier.server.closeAllConnections()
    supplier.server.close()
  })
  const saved: unknown[] = []
  const system = (timeLimitMs = 30_000) => {
    saved.length = 0
    const clock = clockAt(() => new Date('2026-11-20T08:00:00Z'))
    const itineraries: Pick<ItineraryStore, 'save'> = {
      save: async (change) => {
        saved.push(change)
        return change.after
      },
    }
    const settings = {
      baseUrl,
      secret: async () => 'kept secret',
      clock,
      itineraries,
      wait: async () => undefined,
    }
    return remoteSystem({ ...settings, timeLimitMs, allowLocal: true })
  }
  const hold = (timeLimitMs?: number) => system(timeLimitMs).hold(request, (said) => said as never)

  test('are held under the name of the attempt, and stored as answered', async () => {
    supplier.answer('/holds', { body: held })
    expect(await hold()).toEqual({ kind: 'held' })
    expect(saved).toMatchObject([{ bookingReference: 'RES-1', heldUntil: held.heldUntil }])
    expect(supplier.asked).toMatchObject([
      { path: '/holds', key: 'req_attempt', body: { itineraryId: 'itn_hartley' } },
    ])
  })

  test('that are refused say why, and nothing is stored', async () => {
    const problems = [
      { code: 'no-rooms', message: 'Full on 2 July', segmentId: 's1', date: '2027-07-02' },
    ]
    supplier.answer('/holds', { body: { outcome: 'refused', problems } })
    expect(await hold()).toMatchObject({ kind: 'refused', problems: [{ ...problems[0] }] })
    expect(saved).toEqual([])
  })

  test.each<[string, Given]>([
    ['is slow', { body: held, afterMs: 60_000 }],
    ['is down', { status: 503 }],
    ['is wrong', { body: { outcome: 'held', bookingReference: 'RES-1' } }],
  ])(
    'of a system that %s are not asked for again by us: the rooms may be held',
    async (_what, given) => {
      supplier.answer('/holds', given, { body: held })
      await expect(hold(1_000)).rejects.toMatchObject({ code: 'supplier.unavailable' })
      expect(supplier.asked).toHaveLength(1)
      expect(saved).toEqual([])
    },
  )

  test('of a system that answers twice are stored once', async () => {
    supplier.answer('/holds', { body: held, twice: true })
    expect(await hold()).toEqual({ kind: 'held' })
    expect(saved).toHaveLength(1)
  })

  test('are looked up again when the answer does not come: that changes nothing', async () => {
    supplier.answer(
      '/bookings/status',
      { status: 503 },
      { body: { status: 'Conf', bookingReference: 'RES-1' } },
    )
    const { token: _unused, stays: _none, ...one } = request
    expect(await system().refresh({ ...one, bookingReference: 'RES-1' })).toMatchObject({
      status: 'Conf',
    })
    expect(supplier.asked).toHaveLength(2)
  })
})

describe.each(storeKinds.slice(0, 1))('a trip booked at a remote system, on $name', ({ start }) => {
  test('goes through its life; a hold whose answer was lost is found by a refresh', async () => {
    quietLog()
    const supplier = smallSupplier()
    await new Promise<void>((resolve) => supplier.server.listen(0, '127.0.0.1', resolve))
    const address = supplier.server.address()
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { stores, stop } = await start()
    const suppliers = (clock: ReturnType<typeof clockAt>) =>
      remoteSystem({
        baseUrl,
        secret: async () => 's',
        clock,
        itineraries: stores.itineraries,
        allowLocal: true,
        timeLimitMs: 2_000,
      })
    const world = tripWorld(stores, { suppliers })
    const say = (path: string, ...given: Given[]) => supplier.answer(path, ...given)
    say('/quotes', ...Array.from({ length: 5 }, () => ({ body: { stays: [stayQuote] } })))
    const { id } = await aQuote(world)
    const act = async (address: Parameters<typeof world.call>[1]) => {
      await world.call('naledi', address, { body: { itineraryId: id } })
      await world.work()
      return tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))
    }
    say('/holds', { body: held, afterMs: 60_000 })
    expect(await act('POST /api/WindowAPIs/GetHold')).toMatchObject({
      state: 'unknown',
      problems: [{ code: 'supplier-failed', message: 'The supplier didn’t respond' }],
    })
    say('/bookings/status', {
      body: { status: 'Prov', bookingReference: 'RES-1', heldUntil: held.heldUntil },
    })
    expect(await act('POST /api/WindowAPIs/RefreshQuote')).toMatchObject({
      state: 'provisional',
      bookingReference: 'RES-1',
      holdExpiry: held.heldUntil,
      problems: [],
    })
    say('/confirmations', { body: { status: 'Conf', bookingReference: 'RES-1' } })
    expect(await act('POST /api/WindowAPIs/ConfirmQuote')).toMatchObject({ state: 'confirmed' })
    const stands = { body: { status: 'Conf', bookingReference: 'RES-1' } }
    say('/cancellations', { status: 503 }, stands, {
      body: { status: 'Canc', bookingReference: 'RES-1' },
    })
    expect(await act('POST /api/WindowAPIs/CancelBooking')).toMatchObject({ state: 'unknown' })
    expect(await act('POST /api/WindowAPIs/CancelBooking')).toMatchObject({
      state: 'unknown',
      problems: [
        { code: 'supplier-failed', message: 'The supplier didn’t cancel; the booking is Conf' },
      ],
    })
    expect(await act('POST /api/WindowAPIs/CancelBooking')).toMatchObject({ state: 'cancelled' })
    supplier.server.closeAllConnections()
    supplier.server.close()
    await stop()
  })
})
