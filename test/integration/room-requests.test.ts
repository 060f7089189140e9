import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { mailMessage } from '../../functions/messages/jobs/message-worker'
import { sweepMessages } from '../../functions/messages/jobs/sweep-messages'
import { actOn, bookingOf, bookingWorld, freeAt, onHold, readTrip } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { refusalOf, tripOf, type World } from '../support/trip-world'

const confirm = 'POST /api/WindowAPIs/ConfirmQuote'
const answer = 'POST /api/WindowAPIs/AnswerRequest'
const cancel = 'POST /api/WindowAPIs/CancelBooking'
const stays = [
  ['ALPHA', '2027-07-01', '2027-07-03'],
  ['REQUEST', '2027-07-03', '2027-07-05'],
] as const

describe.each(routeEngines)('rooms on request, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    await openCamp(there.table, 'ALPHA', { free: 20, months: ['2027-07'] })
    await openCamp(there.table, 'REQUEST', {
      free: (day) => (day < 15 ? -2 : -1),
      months: ['2027-07'],
    })
  })
  afterAll(() => there.stop())
  const respond = (id: string, isGranted: boolean, more: object = {}) =>
    world.call('naledi', answer, { body: { itineraryId: id, segmentId: 's2', isGranted, ...more } })
  const inventoryOf = async (id: string) =>
    (await readTrip(world, id)).itinerary.segments.map(({ inventoryStatus }) => inventoryStatus)

  test('are asked of the camp with the hold, by one mail that names them', async () => {
    const { id, bookingReference = '' } = await onHold(world, ...stays)
    expect(await inventoryOf(id)).toEqual(['Provisional', 'Requested'])
    const [message, ...others] = (await readTrip(world, id)).messages
    expect(others).toEqual([])
    expect(message).toMatchObject({ conversation: 'consultant', from: 'Naledi Mokoena' })

    const messages = messageStore(there.table)
    const queued: object[] = []
    const queue = { send: async (body: object) => void queued.push(body) }
    await sweepMessages({
      ...world.deps,
      messages,
      outbox: outboxStore(there.table),
      queue,
    })
    const places = { webAddress: 'https://app.example.com', consultant: 'consultants@example.com' }
    const portal = portalAccounts(there.table)
    const replies = replyStore(there.table)
    const deps = {
      ...world.deps,
      messages,
      portal,
      mails: sentMailStore(there.table),
      replies,
      clients: world.stores.clients,
      ...places,
    }
    for (const body of [...queued, ...queued]) await mailMessage(body, deps)
    const mails = world.mails.filter(({ subject }) => subject.includes(bookingReference))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'consultants@example.com', replyTo: 'naledi@example.com' })
    expect(mails[0]?.text).toContain(`booking ${bookingReference}, for 2 adults`)
    expect(mails[0]?.text).toContain(
      '- REQUEST, July 3, 2027 to July 5, 2027: REQUEST-TENT for 2 adults',
    )
    expect(mails[0]?.text).not.toContain('ALPHA')
    expect(
      mails[0]?.text.match(/https:\/\/app.example.com\/reply\/agy_marula~[\w-]{43}/g),
    ).toHaveLength(1)
  })

  test('are not confirmed before the camp has said that it has them', async () => {
    const { id, bookingReference = '' } = await onHold(world, ...stays)
    const refused = refusalOf(await world.call('naledi', confirm, { body: { itineraryId: id } }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'itinerary.requests-open',
      details: {
        state: 'provisional',
        stays: [{ segmentId: 's2', title: 'REQUEST', inventoryStatus: 'Requested' }],
        allowed: [
          'requestConfirmation',
          'answerRequest',
          'CancelBooking',
          'RefreshQuote',
          'requote',
          'restore',
        ],
      },
    })
    await world.call('naledi', 'POST /api/WindowAPIs/RequestConfirmation', {
      body: { itineraryId: id },
    })
    expect(refusalOf(await world.call('naledi', confirm, { body: { itineraryId: id } })).code).toBe(
      'itinerary.requests-open',
    )

    expect(tripOf(await respond(id, true))).toMatchObject({ state: 'confirm_requested' })
    expect(await inventoryOf(id)).toEqual(['Provisional', 'Provisional'])
    expect(await bookingOf(there.table, bookingReference)).toMatchObject({ status: 'Prov' })
    await actOn(world, id, confirm)
    expect(await readTrip(world, id)).toMatchObject({ state: 'confirmed' })
    expect(await inventoryOf(id)).toEqual(['Confirmed', 'Confirmed'])
  })

  test('that a camp declines make the trip a quote with a problem, and the other rooms stay until they are given back', async () => {
    const { id } = await onHold(world, ...stays)
    const before = await freeAt(there.table, 'ALPHA')
    const trip = tripOf(await respond(id, false, { note: 'Closed for repairs' }))
    expect(trip).toMatchObject({
      state: 'quote',
      flags: [],
      problems: [
        {
          code: 'no-rooms',
          segmentId: 's2',
          message: 'REQUEST declined the room request: Closed for repairs',
        },
      ],
    })
    expect(await freeAt(there.table, 'ALPHA')).toEqual(before)
    await actOn(world, id, cancel)
    const after = await freeAt(there.table, 'ALPHA')
    expect(after['2027-07-01']).toBe((before['2027-07-01'] ?? 0) + 1)
  })

  test('are answered once, and only where something was asked', async () => {
    const { id } = await onHold(world, ...stays)
    const key = { key: 'answer-once' }
    const body = { itineraryId: id, segmentId: 's2', isGranted: true }
    const texts = [
      await world.call('naledi', answer, { body, ...key }),
      await world.call('naledi', answer, { body, ...key }),
    ]
    expect(texts[0]?.text).toBe(texts[1]?.text)
    expect(refusalOf(await respond(id, false))).toMatchObject({
      status: 409,
      code: 'itinerary.no-request',
      details: { open: [] },
    })
    const other = await world.call('naledi', answer, { body: { ...body, segmentId: 's1' } })
    expect(refusalOf(other).code).toBe('itinerary.no-request')
    expect(refusalOf(await world.call('imani', answer, { body })).status).toBe(404)
  })

  test('that may be available are asked for too', async () => {
    const { id } = await onHold(world, ['REQUEST', '2027-07-20', '2027-07-22'])
    expect(refusalOf(await world.call('naledi', confirm, { body: { itineraryId: id } })).code).toBe(
      'itinerary.requests-open',
    )
  })

  test('a hold of rooms that are free asks nobody', async () => {
    const { id } = await onHold(world, stays[0])
    expect((await readTrip(world, id)).messages).toEqual([])
  })
})
