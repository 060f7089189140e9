import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientIdSchema } from '#shared/ids/ids'
import { clientItems } from '../../functions/data/clients/client-change'
import { clientRecord } from '../../functions/data/clients/client-records'
import { clientStore } from '../../functions/data/clients/client-store'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { mailMessage } from '../../functions/messages/jobs/message-worker'
import { bookingWorld, onHold, quoted, readTrip, tripThrough } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { marula, refusalOf, tripOf, type World } from '../support/trip-world'

const swap = 'POST /api/WindowAPIs/swapAccommodation'
const stretch = 'POST /api/WindowAPIs/addAccommodationDays'
const lengthen = 'POST /api/WindowAPIs/addAccommodationToStartEnd'
const restore = 'POST /api/ItineraryHistory/{id}/restore'
const currency = 'POST /api/Itineraries/{id}/change-currency'
const months = ['2027-06', '2027-07']

describe.each(routeEngines)('actions on a trip, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    for (const code of ['ALPHA', 'BRAVO']) await openCamp(there.table, code, { free: 20, months })
  })
  afterAll(() => there.stop())
  const roomAt = (code: string) => [{ optionKey: `${code}-TENT`, adults: 2, children: 0 }]

  test('another camp takes the place of a stay, and its price is gone until it is quoted', async () => {
    const { id } = await quoted(world, ['ALPHA', '2027-07-01', '2027-07-04'])
    const body = { itineraryId: id, segmentId: 's1', supplierCode: 'BRAVO', rooms: roomAt('BRAVO') }
    const trip = tripOf(await world.call('naledi', swap, { body }))
    expect(trip.itinerary.segments).toMatchObject([
      { id: 's1', supplierCode: 'BRAVO', nights: 3, priced: false },
    ])
    expect(trip.itinerary.segments[0]?.costAmount).toBeUndefined()
    expect(trip.flags).toEqual(['inconsistent'])
  })

  test('a client who was merged into another leads to them, in new trips and in those they are given to', async () => {
    const newClient = async (email: string) => {
      const body = {
        firstName: 'Ellie',
        lastName: 'Hartley',
        email,
        contact: { phone: '', address: '' },
      }
      const { id: clientId } = Object(
        (await world.call('naledi', 'POST /api/Clients', { body })).body,
      )
      return clientIdSchema.parse(clientId)
    }
    const [lost, kept] = [await newClient('lost@example.com'), await newClient('kept@example.com')]
    const record = await clientStore(there.table).get(marula, lost)
    const item = clientItems(clientRecord.parse({ ...record, mergedInto: kept })).client
    await there.table.write([{ Put: { Item: item } }])
    const body = { ...tripThrough(['ALPHA', '2027-07-01', '2027-07-04']), clientId: lost }
    const { id, version, ...trip } = tripOf(
      await world.call('naledi', 'POST /api/Itineraries', { body }),
    )
    expect(trip.clientId).toBe(kept)
    const given = { params: { id }, version, body: { clientId: lost, name: 'Given' } }
    expect(tripOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', given)).clientId).toBe(
      kept,
    )
  })

  test('a stay grows at its end, and what comes after it moves along', async () => {
    const { id } = await quoted(
      world,
      ['ALPHA', '2027-07-01', '2027-07-04'],
      ['BRAVO', '2027-07-04', '2027-07-06'],
    )
    const trip = tripOf(
      await world.call('naledi', stretch, { body: { itineraryId: id, segmentId: 's1', days: 2 } }),
    )
    expect(trip.itinerary).toMatchObject({
      endDate: '2027-07-08',
      segments: [
        { startDate: '2027-07-01', endDate: '2027-07-06', nights: 5 },
        { startDate: '2027-07-06', endDate: '2027-07-08', nights: 2, priced: false },
      ],
    })
    const same = tripOf(
      await world.call('naledi', stretch, { body: { itineraryId: id, segmentId: 's1', days: 0 } }),
    )
    expect(same.version).toBe(trip.version)
    const none = await world.call('naledi', stretch, {
      body: { itineraryId: id, segmentId: 's2', days: -2 },
    })
    expect(refusalOf(none)).toMatchObject({
      status: 400,
      details: { fields: [{ field: 'body.days' }] },
    })
  })

  test('a stay is added at either end, and the trip grows by it', async () => {
    const { id } = await quoted(world, ['ALPHA', '2027-07-10', '2027-07-12'])
    const added = { itineraryId: id, supplierCode: 'BRAVO', nights: 2, rooms: roomAt('BRAVO') }
    await world.call('naledi', lengthen, { body: { ...added, position: 'start' } })
    const trip = tripOf(
      await world.call('naledi', lengthen, { body: { ...added, position: 'end' } }),
    )
    expect(trip.itinerary).toMatchObject({ startDate: '2027-07-08', endDate: '2027-07-14' })
    expect(trip.itinerary.segments.map(({ startDate }) => startDate)).toEqual([
      '2027-07-08',
      '2027-07-10',
      '2027-07-12',
    ])
  })

  test('an earlier version comes back as a new one, with its figures, and the history says so', async () => {
    const before = await quoted(world, ['ALPHA', '2027-07-01', '2027-07-04'])
    const { id, version } = before
    const body = { name: 'Worse', rates: { land: 45 } }
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body })
    const trip = tripOf(await world.call('naledi', restore, { params: { id }, body: { version } }))
    expect(trip).toMatchObject({
      version: version + 2,
      name: before.name,
      rates: before.rates,
      state: 'quote',
    })
    expect(trip.finance).toEqual(before.finance)
    const again = tripOf(await world.call('naledi', restore, { params: { id }, body: { version } }))
    expect(again).toEqual(trip)
    const { body: history } = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
    })
    expect(history).toMatchObject([
      {
        action: 'restored version 3',
        changes: expect.arrayContaining([
          expect.objectContaining({ label: 'Name', from: 'Worse' }),
        ]),
      },
      {},
      {},
      {},
      {},
    ])
    expect(
      (await world.call('naledi', restore, { params: { id }, body: { version: 99 } })).status,
    ).toBe(404)
    expect((await world.call('imani', restore, { params: { id }, body: { version } })).status).toBe(
      404,
    )
  })

  test('stays that come back with an earlier version are no longer those that were quoted', async () => {
    const { id } = await quoted(world, ['ALPHA', '2027-07-01', '2027-07-04'])
    const unquoted = tripOf(
      await world.call('naledi', restore, { params: { id }, body: { version: 1 } }),
    )
    expect(unquoted).toMatchObject({
      state: 'quote',
      flags: ['inconsistent'],
      finance: { sell: 0 },
    })
    const again = tripOf(
      await world.call('naledi', restore, { params: { id }, body: { version: 3 } }),
    )
    expect(again.finance?.sell).toBeGreaterThan(0)
  })

  test('stays that are held are protected from an earlier version too', async () => {
    const { id } = await quoted(world, ['ALPHA', '2027-07-01', '2027-07-04'])
    await world.call('naledi', stretch, { body: { itineraryId: id, segmentId: 's1', days: 1 } })
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    await world.work()
    await world.call('naledi', 'POST /api/WindowAPIs/GetHold', { body: { itineraryId: id } })
    await world.work()
    expect(await readTrip(world, id)).toMatchObject({ state: 'provisional' })
    const answer = await world.call('naledi', restore, { params: { id }, body: { version: 3 } })
    expect(refusalOf(answer)).toMatchObject({
      status: 409,
      code: 'itinerary.wrong-state',
      details: { part: 'stays' },
    })
  })

  test('in another currency every figure is that currency’s, and amounts typed by hand are converted', async () => {
    const { id, version, costs } = await quoted(world, ['ALPHA', '2027-07-01', '2027-07-04'])
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { discount: 10_000 },
    })
    const trip = tripOf(
      await world.call('naledi', currency, { params: { id }, body: { currency: 'ZAR' } }),
    )
    expect(trip).toMatchObject({ currency: 'ZAR', discount: 180_000, finance: { currency: 'ZAR' } })
    expect(trip.itinerary.segments[0]).toMatchObject({ costAmount: '54000.00', cost: 5_400_000 }) // no conversion, so no currency rate
    expect(trip.costs?.total).toBeGreaterThan((costs?.total ?? 0) * 15)
    const same = tripOf(
      await world.call('naledi', currency, { params: { id }, body: { currency: 'ZAR' } }),
    )
    expect(same.version).toBe(trip.version)
    const unknown = await world.call('naledi', currency, {
      params: { id },
      body: { currency: 'XYZ' },
    })
    expect(unknown.status).toBe(400)
  })

  test('a booking that is here already is answered with its itinerary, another agency’s is not found', async () => {
    const { id, bookingReference } = await onHold(world, ['ALPHA', '2027-07-20', '2027-07-22'])
    const body = { bookingReference }
    expect(
      tripOf(await world.call('naledi', 'POST /api/WindowAPIs/ImportBooking', { body })).id,
    ).toBe(id)
    for (const who of ['imani', 'kagiso'] as const) {
      expect((await world.call(who, 'POST /api/WindowAPIs/ImportBooking', { body })).status).toBe(
        404,
      )
    }
  })

  test('a refresh tells what suppliers ask now: a cost change, its audit entry and its event', async () => {
    const trip = await onHold(world, ['BRAVO', '2027-07-20', '2027-07-22'])
    await openCamp(there.table, 'BRAVO', { free: 20, months, twinRate: '10000.00' })
    const { id } = trip
    const answer = tripOf(
      await world.call('naledi', 'POST /api/WindowAPIs/RefreshQuote', {
        body: { itineraryId: id },
      }),
    )
    expect(answer).toMatchObject({ state: 'provisional', holdExpiry: trip.holdExpiry })
    expect(answer.finance?.sell).toBeGreaterThan(trip.finance?.sell ?? 0)
    const { body } = await world.call('naledi', 'GET /api/Itineraries/{id}/cost-changes', {
      params: { id },
    })
    expect(body).toMatchObject([{ segments: [{ id: 's1' }], by: { name: 'Naledi Mokoena' } }])
    expect(world.zaps.map(({ zap }) => zap)).toEqual(
      expect.arrayContaining(['costChanges', 'sellPriceChanged']),
    )
  })

  test('a message to a consultant is mailed once and kept with the itinerary', async () => {
    const { id } = tripOf(
      await world.call('naledi', 'POST /api/Itineraries', {
        body: tripThrough(['ALPHA', '2027-07-01', '2027-07-02']),
      }),
    )
    const request = {
      body: { itineraryId: id, message: 'A birthday cake, please.' },
      key: 'mail-once',
    }
    const ask = async () =>
      (await world.call('naledi', 'POST /api/WindowAPIs/sendConsultantEmail', request)).text
    const texts = [await ask(), await ask(), await ask(), await ask(), await ask()]
    expect(new Set(texts).size).toBe(1)
    expect(await readTrip(world, id)).toMatchObject({
      messages: [{ text: 'A birthday cake, please.', from: 'Naledi Mokoena' }],
    })
    expect(world.mailQueued).toHaveLength(1)
    const stores = {
      messages: messageStore(there.table),
      portal: portalAccounts(there.table),
      mails: sentMailStore(there.table),
      replies: replyStore(there.table),
    }
    const deps = { ...world.deps, ...stores, clients: world.stores.clients }
    const places = { webAddress: 'https://app.example.com', consultant: 'consultants@example.com' }
    for (const queued of [...world.mailQueued, ...world.mailQueued])
      await mailMessage(queued, { ...deps, ...places })
    expect(world.mails).toMatchObject([
      {
        to: 'consultants@example.com',
        replyTo: 'naledi@example.com',
        text: expect.stringContaining('birthday cake'),
      },
    ])
    const { body } = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
    })
    expect(body).toMatchObject([
      { action: 'sendConsultantEmail', by: { name: 'Naledi Mokoena' } },
      {},
    ])
  })

  test('a trip goes into a spreadsheet, a segment a line', async () => {
    const { id } = await quoted(world, ['ALPHA', '2027-07-01', '2027-07-04'])
    const { body, headers } = await world.call('naledi', 'GET /api/Itineraries/{id}/csv', {
      params: { id },
    })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(body).split('\r\n')[1]).toContain(
      'Stay,ALPHA,ALPHA,2027-07-01,2027-07-04,3,,,,ALPHA-TENT,ZAR,54000.00,USD,3090',
    )
    expect(String(body)).toMatch(/^\uFEFFType,Title/)
  })

  test('an amount below zero is a number in a spreadsheet, and a text that looks like a formula none', async () => {
    const days = { startDate: '2027-07-01', endDate: '2027-07-02' }
    const line = { type: 'price', ...days, title: '=1+1', costAmount: '-100.00', currency: 'USD' }
    const body = { ...days, itinerary: { ...days, adults: 2, children: 0, segments: [line] } }
    const { id } = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body }))
    const file = await world.call('naledi', 'GET /api/Itineraries/{id}/csv', { params: { id } })
    const [, title, ...row] = String(file.body).split('\r\n')[1]?.split(',') ?? []
    expect([title, row[9]]).toEqual(["'=1+1", '-100'])
  })
})
