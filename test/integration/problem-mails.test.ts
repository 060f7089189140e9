import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { problemNotices } from '../../functions/data/itineraries/problem-notices'
import { sendProblemMails } from '../../functions/itineraries/jobs/send-problem-mails'
import type { SupplierSystem } from '../../functions/suppliers/supplier-system'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import { actOn, bookingWorld, quoted, readTrip } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import type { World } from '../support/trip-world'

const quote = 'POST /api/WindowAPIs/GetQuote'
const refresh = 'POST /api/WindowAPIs/RefreshQuote'
const free = ['ALPHA', '2027-07-01', '2027-07-03'] as const
const full = ['ALPHA', '2027-07-21', '2027-07-23'] as const

describe.each(routeEngines)('mails about problems, on $name', (engine) => {
  let there: TestTable
  let world: World
  let isDown = false
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    await openCamp(there.table, 'ALPHA', { free: (day) => (day < 20 ? 3 : 0), months: ['2027-07'] })
  })
  afterAll(() => there.stop())
  beforeEach(() => {
    isDown = false
    world = bookingWorld(there.table, {
      suppliers: (clock) => {
        const system = supplierSystem(there.table, clock)
        const orDown = <Call extends (...args: never[]) => Promise<unknown>>(call: Call) =>
          ((...args: Parameters<Call>) =>
            isDown ? Promise.reject(new AppError('supplier.unavailable')) : call(...args)) as Call
        return {
          ...system,
          quote: orDown(system.quote),
          hold: orDown(system.hold),
        } satisfies SupplierSystem
      },
    })
  })
  afterEach(async () => {
    await run()
  })
  const run = () =>
    sendProblemMails({
      ...world.deps,
      notices: problemNotices(there.table),
      webAddress: 'https://app.example.com',
    })

  test('tell the agent of a quote that found no rooms, once, with the flag in the same write', async () => {
    const { id, flags } = await quoted(world, full)
    expect(flags).toContain('probnotif')
    expect(world.mails).toEqual([])
    expect(await run()).toEqual({ sent: 1, 'not needed': 0, failed: 0 })
    expect(world.mails).toHaveLength(1)
    expect(world.mails[0]).toMatchObject({
      to: 'naledi@example.com',
      subject: expect.stringContaining('problem'),
    })
    const { text = '' } = world.mails[0] ?? {}
    expect(text).toContain('Dear Naledi Mokoena')
    expect(text).toContain(
      'ALPHA: Not enough twin or double rooms: 1 needed, 0 available (2027-07-21)',
    )
    expect(text).toContain(`https://app.example.com/itinerary/edit/${id}`)
    expect(await run()).toEqual({ sent: 0, 'not needed': 0, failed: 0 })
  })

  test('are not sent to an agent who wants none of this kind', async () => {
    const { agencies } = world.deps
    const agent = async (...asked: Parameters<typeof agencies.agent>) => {
      const found = await agencies.agent(...asked)
      return found && { ...found, notices: { emails: ['holds' as const] } }
    }
    await quoted(world, full)
    const deps = { ...world.deps, agencies: { ...agencies, agent } }
    const notices = problemNotices(there.table)
    await sendProblemMails({ ...deps, notices, webAddress: 'https://app.example.com' })
    expect(world.mails).toEqual([])
    expect(await run()).toEqual({ sent: 0, 'not needed': 0, failed: 0 })
  })

  test('are not sent again for the same problems, whoever asks again', async () => {
    const { id } = await quoted(world, full)
    await run()
    await actOn(world, id, quote)
    await actOn(world, id, refresh)
    expect((await readTrip(world, id)).flags).toContain('probnotif')
    await run()
    expect(world.mails).toHaveLength(1)
  })

  test('are sent again when something new comes up, and when problems come back', async () => {
    const { id } = await quoted(world, full)
    await run()
    isDown = true
    await actOn(world, id, quote)
    await run()
    expect(world.mails.map(({ text }) => text.includes('booking status is unknown'))).toEqual([
      false,
      true,
    ])

    isDown = false
    const { itinerary, version } = await readTrip(world, id)
    const [stay] = itinerary.segments
    const moved = {
      id: stay?.id,
      type: 'stay',
      supplierCode: 'ALPHA',
      rooms: stay?.rooms,
      startDate: free[1],
      endDate: free[2],
    }
    const body = { startDate: free[1], endDate: free[2], segments: [moved] }
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body })
    await actOn(world, id, quote)
    expect(await readTrip(world, id)).toMatchObject({ problems: [], flags: [] })
    isDown = true
    await actOn(world, id, quote)
    await run()
    expect(world.mails).toHaveLength(3)
  })

  test('are not sent for a quote without problems, nor for what the agent has chosen', async () => {
    const { id, flags, version, itinerary } = await quoted(world, free)
    expect(flags).toEqual([])
    const later = { type: 'road', startDate: '2027-07-05', endDate: '2027-07-06' }
    const segments = [
      ...itinerary.segments.map(({ id: own, rooms }) => ({
        id: own,
        type: 'stay',
        supplierCode: 'ALPHA',
        startDate: free[1],
        endDate: free[2],
        rooms,
      })),
      later,
    ]
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { segments },
    })
    await actOn(world, id, quote)
    const trip = await readTrip(world, id)
    expect(trip.problems.map(({ code }) => code)).toEqual(['gap'])
    expect(trip.flags).toEqual([])
    expect(await run()).toEqual({ sent: 0, 'not needed': 0, failed: 0 })
  })

  test('tell of work that was given up', async () => {
    const { id } = await quoted(world, free)
    vi.spyOn(world.deps.suppliers, 'hold').mockRejectedValue(new Error('a bug'))
    await actOn(world, id, 'POST /api/WindowAPIs/GetHold')
    expect(await readTrip(world, id)).toMatchObject({ state: 'unknown', flags: ['probnotif'] })
    await run()
    expect(world.mails[0]?.text).toContain('The hold couldn’t be completed')
  })

  test('are left out when the problems have gone before the mail', async () => {
    const { id } = await quoted(world, full)
    await world.call('naledi', 'POST /api/WindowAPIs/CancelBooking', { body: { itineraryId: id } })
    expect(await run()).toEqual({ sent: 0, 'not needed': 1, failed: 0 })
    expect(world.mails).toEqual([])
  })

  test('are tried again when they are not taken, by one run at a time', async () => {
    await quoted(world, full)
    const send = vi
      .spyOn(world.deps.mailer, 'send')
      .mockRejectedValueOnce(new AppError('service.busy'))
    expect(await run()).toMatchObject({ failed: 1 })
    expect(await run()).toEqual({ sent: 0, 'not needed': 0, failed: 0 })
    world.pass(6 * 60_000)
    const both = await Promise.all([run(), run()])
    expect(both.map(({ sent }) => sent).toSorted()).toEqual([0, 1])
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('are sent once, also when another run takes a notice while this one reads it', async () => {
    await quoted(world, full)
    const now = world.deps.clock.now()
    const others = problemNotices(there.table)
    const slow = problemNotices({
      ...there.table,
      getMany: async (...asked) => {
        for (const one of await others.due(now))
          await others.take(one, new Date(now.getTime() + 60_000))
        return there.table.getMany(...asked)
      },
    })
    expect(await slow.due(now)).toEqual([])
    world.pass(2 * 60_000)
  })
})
