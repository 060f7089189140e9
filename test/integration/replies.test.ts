import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RoomRequest } from '#shared/api/replies'
import { calendarDate } from '#shared/dates/calendar-date'
import { segmentIdSchema } from '#shared/ids/ids'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { brokenLinksLimit } from '../../functions/suppliers/asked-camp'
import { answerReply } from '../../functions/suppliers/routes/answer-reply'
import { openReply } from '../../functions/suppliers/routes/open-reply'
import { actOn, bookingWorld, onHold, readTrip } from '../support/booking-world'
import { callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { marula, type World } from '../support/trip-world'

const stays = [
  ['ALPHA', '2027-07-01', '2027-07-03'],
  ['REQUEST', '2027-07-03', '2027-07-05'],
] as const

describe.each(routeEngines)('links by which camps answer, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    await openCamp(there.table, 'ALPHA', { free: 20, months: ['2027-07'] })
    await openCamp(there.table, 'REQUEST', { free: -2, months: ['2027-07'] })
  })
  afterAll(() => there.stop())

  const linkTo = async (more: { expiresAt?: string; startDate?: string; rooms?: string } = {}) => {
    const { id } = await onHold(world, ...stays)
    const {
      expiresAt = '2026-12-01T00:00:00.000Z',
      startDate = '2027-07-03',
      rooms = 'REQUEST-TENT 2+0',
    } = more
    const token = await replyStore(there.table).create({
      agencyId: marula,
      itineraryId: id,
      segmentId: segmentIdSchema.parse('s2'),
      supplierCode: 'REQUEST',
      startDate: calendarDate(startDate),
      endDate: calendarDate('2027-07-05'),
      rooms,
      expiresAt,
    })
    return { id, token }
  }
  const deps = () => ({
    replies: replyStore(there.table),
    attempts: attemptStore(there.table),
    itineraries: world.stores.itineraries,
    agencies: world.deps.agencies,
    suppliers: world.deps.suppliers,
  })
  const open = (token: string) =>
    callAs(openReply, deps(), { now: () => world.now() })({ body: { token } })
  const answer = (token: string, said: object) =>
    callAs(answerReply, deps(), { now: () => world.now() })({ body: { token, ...said } })
  const inventoryOf = async (id: string) =>
    (await readTrip(world, id)).itinerary.segments.map(({ inventoryStatus }) => inventoryStatus)

  test('tell what is asked, and nobody’s name and no price', async () => {
    const { id, token } = await linkTo()
    const { body, status } = await open(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      agency: { name: 'Marula Journeys' },
      campName: 'REQUEST',
      isOpen: true,
      party: '2 adults',
      startDate: '2027-07-03',
      endDate: '2027-07-05',
      rooms: ['REQUEST-TENT for 2 adults'],
    })
    const { clientId = 'nobody', finance } = await readTrip(world, id)
    for (const secret of [clientId, String(finance?.sell), 'ALPHA', 'Naledi']) {
      expect(JSON.stringify(body)).not.toContain(`"${secret}"`)
    }
  })

  test('hold the rooms that a camp grants, and write to the agent with its note', async () => {
    const { id, token } = await linkTo()
    const said = { isGranted: true, note: 'Confirmation 4711' }
    expect((await answer(token, said)).body).toMatchObject({ isOpen: false, said })
    expect(await inventoryOf(id)).toEqual(['Provisional', 'Provisional'])
    const [message] = (await readTrip(world, id)).messages
    expect(message).toMatchObject({ from: 'REQUEST', conversation: 'consultant' })
    expect(message?.text).toContain(
      'We have the rooms, July 3, 2027 to July 5, 2027.\n\nConfirmation 4711',
    )
    expect((await open(token)).body).toMatchObject({ isOpen: false, said })
    await actOn(world, id, 'POST /api/WindowAPIs/ConfirmQuote')
    expect(await readTrip(world, id)).toMatchObject({ state: 'confirmed' })
  })

  test('make a quote with a problem of a trip whose rooms a camp declines', async () => {
    const { id, token } = await linkTo()
    await answer(token, { isGranted: false, note: 'July 6 to 8 would be free' })
    expect(await readTrip(world, id)).toMatchObject({
      state: 'quote',
      problems: [{ code: 'no-rooms', message: expect.stringContaining('July 6 to 8') as string }],
    })
  })

  test('take one answer, however often and by however many it is given', async () => {
    const { id, token } = await linkTo()
    const given = await Promise.all(
      [true, false, true].map((isGranted) => answer(token, { isGranted })),
    )
    const { said } = (await open(token)).body as RoomRequest
    for (const { status, body } of given)
      expect([status, body]).toEqual([200, expect.objectContaining({ said })])
    expect((await readTrip(world, id)).messages).toHaveLength(2) // the request, and one answer
    expect((await answer(token, { isGranted: !said?.isGranted })).body).toMatchObject({ said })
  })

  test('are no longer waited for once the agent has noted the answer, or the trip is another', async () => {
    const { id, token } = await linkTo()
    const noted = { itineraryId: id, segmentId: 's2', isGranted: true }
    await world.call('naledi', 'POST /api/WindowAPIs/AnswerRequest', { body: noted })
    expect((await answer(token, { isGranted: false })).body).toMatchObject({ isOpen: false })
    expect(await inventoryOf(id)).toEqual(['Provisional', 'Provisional'])
    for (const other of [{ startDate: '2027-07-02' }, { rooms: 'REQUEST-TENT 2+1 (9)' }]) {
      expect((await open((await linkTo(other)).token)).body).toMatchObject({ isOpen: false })
    }
  })

  test('open nothing where they are unknown, over, damaged or tried too often, with one answer to all', async () => {
    const { token } = await linkTo({ expiresAt: '2026-11-20T07:00:00.000Z' })
    const tokens = [
      token,
      'agy_marula~unknown',
      'agy_marula.unknown',
      '',
      'constructor',
      `${token}x`,
    ]
    const answers = await Promise.all(tokens.map(open))
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(404)
    for (let tries = 0; tries < brokenLinksLimit; tries++) await open('agy_marula~unknown')
    expect((await open('agy_marula~unknown')).status).toBe(429)
  })
})
