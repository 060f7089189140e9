import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { type ApiCaller, agentOf, apiCaller, mailedLink } from './support/api-caller'

/**
 * The calls of both §7 tables, as a program outside makes them: over HTTP, with the specification's
 * own names and bodies, as the role that they are for.
 */

const json = (value: object) => JSON.stringify(value)
const today = dateInZone(new Date(), 'UTC')
/** What nobody else is called, as digits and as capitals. */
const unique = String(Date.now())
const letters = [...unique.slice(-6)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')

let agent: ApiCaller
let lead: ApiCaller
let editor: ApiCaller
let root: ApiCaller
beforeAll(async () => {
  ;[agent, lead, editor, root] = (await Promise.all(
    [
      'naledi@marulajourneys.com',
      'thabo@marulajourneys.com',
      'content@tembeadirect.com',
      'root@tembeadirect.com',
    ].map((email) => agentOf(email)),
  )) as [ApiCaller, ApiCaller, ApiCaller, ApiCaller]
})

/** A stay of two nights at a camp that has a room on each of them. */
async function freeStay(supplierCode: string, from: CalendarDate = addDays(today, 200)) {
  for (let day = 0; day < 90; day++) {
    const startDate = addDays(from, day)
    const endDate = addDays(startDate, 2)
    const body = { supplierCode, startDate, endDate }
    const { rooms } = await agent.ok('POST /api/Availability/getBySupplier', { body })
    const free = rooms.find(
      (room: { available: number | null; price: number | null }) =>
        (room.available ?? 0) > 1 && (room.price ?? 0) > 0,
    )
    if (free !== undefined) return { startDate, endDate, optionKey: String(free.optionKey) }
  }
  throw new Error(`${supplierCode} has no room`)
}

/** The body of 2 §7.1, Create itinerary, for one stay. */
async function newItinerary(clientId: string, supplierCode = 'JAO') {
  const { startDate, endDate, optionKey } = await freeStay(supplierCode)
  const segment = {
    type: 'stay',
    optionKeys: [optionKey],
    systemTypes: ['Twin'],
    startDate,
    endDate,
    nights: 2,
    supplierCode,
  }
  return {
    clientId,
    name: 'Botswana Adventure',
    startDate,
    endDate,
    rates: { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 },
    itinerary: {
      adults: 2,
      children: 0,
      pax: 2,
      params: {
        rooms: [{ roomType: 'tr', adults: 2, children: 0 }],
        client: { id: clientId },
        accommodationRooms: [],
      },
      state: 'estimate',
      startDate,
      endDate,
      segments: [segment],
    },
  }
}

async function comesTo(id: string, state: string) {
  await expect
    .poll(async () => (await agent.ok(`GET /api/Itineraries/${id}`)).state, { timeout: 60_000 })
    .toBe(state)
}

/** A quoted trip of a new client. */
async function quotedTrip() {
  const clientId = await newClient()
  const body = await newItinerary(clientId)
  const { id } = await agent.ok('POST /api/Itineraries', { body })
  await agent.ok('POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
  await comesTo(id, 'quote')
  return { id: String(id), clientId }
}

let clients = 0
async function newClient(): Promise<string> {
  clients += 1
  const body = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada.${unique}.${clients}@example.com`,
    contact: { phone: '+44 20 7946 0000', address: '12 St James’s Square, London' },
  }
  const made = await agent.ok('POST /api/Clients', { body })
  expect(made).toMatchObject({ name: 'Ada Lovelace' })
  expect(made.id).toBeDefined()
  expect(made.clientId).toBeDefined()
  return String(made.id)
}

describe('1 §7: accounts', () => {
  test('login, whoAmI and logout', async () => {
    const own = await agentOf('naledi@marulajourneys.com')
    expect(await own.ok('GET /api/Info/whoAmI')).toMatchObject({
      userId: 'agt_naledi',
      principalType: 'Agent',
      email: 'naledi@marulajourneys.com',
      agency: { agencyCode: 'MAR001' },
      capabilities: { superadmin: false, contentmanager: false },
    })
    await own.ok('POST /api/Agents/logout')
    expect((await own.call('GET /api/Info/whoAmI')).status).toBe(401)
    const wrong = { email: 'naledi@marulajourneys.com', password: 'not-her-password' }
    expect((await apiCaller().call('POST /api/Agents/login', { body: wrong })).status).toBe(401)
  })

  test('loginAsUser, by a pair of headers beside the own token', async () => {
    const made = await root.ok('POST /api/Agents/loginAsUser', { body: { userId: 'agt_naledi' } })
    const headers = { 'x-impersonation-token': made.id, 'x-impersonation-from': made.from }
    expect(await root.ok('GET /api/Info/whoAmI', { headers })).toMatchObject({
      userId: 'agt_naledi',
    })
    await root.ok('POST /api/Agents/endMasquerade', { headers })
  })

  test('register, verify and sign in; the reset answers 200 with an id', async () => {
    const email = `rosa.${unique}@example.com`
    const person = { firstName: `Rosa${letters}`, lastName: 'Register', email }
    const anybody = apiCaller()
    const body = { ...person, agencyName: `Agency ${unique}`, password: 'okavango-at-dawn-7' }
    await anybody.ok('POST /api/Agents/register', { body })
    const link = await mailedLink(`Hello Rosa${letters}`, /\/verify\/agt_\w+\/[\w-]+/)
    const [, , uid, token] = link.split('/')
    expect(await anybody.ok('POST /api/Agents/check-link', { body: { token, uid } })).toMatchObject(
      { kind: 'verify', uid },
    )
    expect(await anybody.ok('POST /api/Agents/verify', { body: { token, uid } })).toEqual({
      id: uid,
    })
    await agentOf(email, body.password)
    await anybody.ok('POST /api/Agents/request-reset', { body: { email } })
    const reset = (await mailedLink(`Hello Rosa${letters}`, /\/reset\/[\w-]+/)).split('/').at(-1)
    const next = { token: reset, password: 'okavango-at-dusk-8' }
    expect(await anybody.ok('POST /api/Agents/set-password', { body: next })).toEqual({ id: uid })
    await agentOf(email, next.password)
    expect((await anybody.call('POST /api/Agents/set-password', { body: next })).status).not.toBe(
      200,
    )
  })

  test('a client signs in at Clients/login, and logs what clients may log', async () => {
    const body = { email: 'astrid.lindqvist@nordmail.se', password: 'kgalagadi-2027' }
    const client = apiCaller((await apiCaller().ok('POST /api/Clients/login', { body })).id)
    const { trips } = await client.ok('GET /api/portal')
    const entry = { clientId: 'cli_astrid', itineraryId: trips[0].id, details: 'from outside' }
    for (const action of ['client_login', 'client_viewed_itinerary', 'client_enquired_trip'])
      await client.ok('POST /api/AuditTrail/logAudit', { body: { action, ...entry } })
    const another = { action: 'client_login', clientId: 'cli_eleanor' }
    expect((await client.call('POST /api/AuditTrail/logAudit', { body: another })).status).toBe(403)
    expect((await client.call('GET /api/Clients')).status).toBe(403)
  })

  test('an invited agent activates with a token and a password of at least 8 characters', async () => {
    const email = `new.${unique}@example.com`
    const made = await lead.ok('POST /api/Agents', {
      body: { firstName: `Neo${letters}`, lastName: 'Moyo', email },
    })
    await lead.ok('POST /api/Agencies/sendInvite', { body: { agentId: made.id } })
    const link = await mailedLink(`Hello Neo${letters}`, /\/verify\/agt_\w+\/[\w-]+/)
    const token = link.split('/').at(-1)
    const anybody = apiCaller()
    const short = { token, password: 'short' }
    expect(await anybody.call('POST /api/Agents/set-password', { body: short })).toMatchObject({
      status: 400,
    })
    const body = { token, password: 'okavango-at-noon-9' }
    expect(await anybody.ok('POST /api/Agents/set-password', { body })).toEqual({ id: made.id })
    await agentOf(email, body.password)
  })
})

describe('1 §7: the table', () => {
  test('GET /_api/config?type=agent', async () => {
    const config = await apiCaller().ok('GET /_api/config', { query: { type: 'agent' } })
    expect(config).toMatchObject({ fees: { credit: 3.5, ach: 1 }, dueDateLeadDays: 84 })
  })

  test('POST /api/AuditTrail/logAudit and /api/Info/logMessage', async () => {
    const { id } = await quotedTrip()
    const body = { action: 'agent_accessed_itinerary', agentId: 'agt_naledi', itineraryId: id }
    await agent.ok('POST /api/AuditTrail/logAudit', { body: { ...body, details: 'opened' } })
    const another = { ...body, agentId: 'agt_thabo' }
    expect((await agent.call('POST /api/AuditTrail/logAudit', { body: another })).status).toBe(403)
    await agent.ok('POST /api/Info/logMessage', { body: { message: 'a warning' } })
  })

  test('GET /api/Itineraries/{id}/download returns a blob', async () => {
    const { id } = await quotedTrip()
    const blob: Blob = await agent.ok(`GET /api/Itineraries/${id}/download`)
    expect([blob.type, (await blob.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  })

  test('POST /api/Rates/getByOptionKey, getBySupplier and inclusions', async () => {
    const { startDate, endDate, optionKey } = await freeStay('JAO')
    const dates = { startDate, endDate }
    const byKey = await agent.ok('POST /api/Rates/getByOptionKey', {
      body: { optionKeys: [optionKey], ...dates },
    })
    expect(byKey.rules[0]).toMatchObject({ optionKey, supplierCode: 'JAO' })
    const suppliers = { supplierCodes: ['JAO'], ...dates }
    const bySupplier = await agent.ok('POST /api/Rates/getBySupplier', { body: suppliers })
    expect(bySupplier.rules).toContainEqual(byKey.rules[0])
    const { inclusions } = await agent.ok('POST /api/Rates/inclusions', { body: suppliers })
    expect(inclusions[0]).toMatchObject({ supplierCode: 'JAO' })
  })

  test('GET camp-info, accommodation-info and activity-info in a locale', async () => {
    const query = { locale: 'en' }
    const camp = await agent.ok('GET /api/Camps/JAO/camp-info', { query })
    expect(camp).toMatchObject({ supplierCode: 'JAO', locale: 'en' })
    await agent.ok('GET /api/Camps/JAO/accommodation-info', { query })
    const [activity] = await agent.ok('GET /api/Activities', {
      query: { filter: json({ limit: 1 }) },
    })
    const info = await agent.ok(`GET /api/Activities/${activity.optionKey}/activity-info`, {
      query,
    })
    expect(info).toMatchObject({ optionKey: activity.optionKey })
  })

  test('POST, PATCH and GET of an itinerary, and GetHold with mock false', async () => {
    const { id } = await quotedTrip()
    const trip = await agent.ok(`GET /api/Itineraries/${id}`, {
      query: { filter: json({ include: ['client', 'agent'] }) },
    })
    expect(trip).toMatchObject({ id, state: 'quote', itinerary: { segments: [{ type: 'stay' }] } })
    const stay = trip.itinerary.segments[0]
    expect(stay.rooms[0].roomType).toBeDefined()
    const named = await agent.ok(`PATCH /api/Itineraries/${id}`, {
      body: { name: 'Delta for two' },
    })
    expect(named).toMatchObject({ id, name: 'Delta for two' })
    await agent.ok(`PATCH /api/Itineraries/${id}`, { body: named })
    const { startDate, endDate } = trip.itinerary
    const saved = await agent.ok('POST /api/SavedItineraries/createSavedItineraryFromItinerary', {
      body: { itineraryId: id },
    })
    const { stays } = await agent.ok('POST /api/SavedItineraries/getAvailability', {
      body: { id: saved.id, startDate, endDate, rooms: stay.rooms, quoteOnly: false },
    })
    expect(stays).toMatchObject([{ supplierCode: 'JAO' }])
    await agent.ok('POST /api/WindowAPIs/GetHold', { body: { itineraryId: id, mock: false } })
    await comesTo(id, 'provisional')
  })

  test.each([
    'agencyLogIn',
    'quoteCreated',
    'quoteImported',
    'clientPortalShared',
    'holdRequested',
    'paymentMade',
    'videoViewed',
    'enquireTrip',
    'costChanges',
    'sellPriceChanged',
  ])('POST /_api/zap takes %s', async (zap) => {
    const payload = {
      agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
      agent: { fullName: 'Naledi Mokoena' },
      client: { name: 'Ada Lovelace' },
      itineraryLink: 'https://example.com/itinerary/itn_1',
      bookingReference: 'TB-1',
      key: 'a key',
    }
    await agent.ok('POST /_api/zap', { body: { zap, payload } })
  })
})

describe('2 §7.1: the first builder', () => {
  test('lodge mapping, exchange rates, currencies and the lowest rate of a month', async () => {
    const { lodgeList, regionList } = await agent.ok('GET /api/Info/getLodgeMappingPieces')
    expect([Object.keys(lodgeList).length > 10, Object.keys(regionList).length > 3]).toEqual([
      true,
      true,
    ])
    const rates = await agent.ok('GET /api/Info/getExchangeRates', { query: { currency: 'USD' } })
    expect(rates).toMatchObject({ base: 'USD' })
    await agent.ok('GET /api/Info/currencies')
    const body = { startDate: `${addDays(today, 120).slice(0, 7)}-01`, supplierCode: 'JAO' }
    const lowest = await agent.ok('POST /api/Rates/lowest-rate', { body })
    expect(json(lowest)).toContain('roomRatePP')
  })

  test('Regions by a filter that includes their country', async () => {
    const country = { relation: 'country', scope: { fields: ['countryCode', 'name'] } }
    const filter = json({
      include: [country],
      where: { name: { like: 'okavango d', options: 'i' } },
    })
    expect(await agent.ok('GET /api/Regions', { query: { filter } })).toMatchObject([
      { name: 'Okavango Delta', country: 'Botswana' },
    ])
  })

  test('PATCH of a client with changed fields, and of its client data', async () => {
    const id = await newClient()
    expect(
      await agent.ok(`PATCH /api/Clients/${id}`, { body: { firstName: 'Augusta' } }),
    ).toMatchObject({
      firstName: 'Augusta',
    })
    const where = json({ where: { clientId: id } })
    const [data] = await agent.ok('GET /api/ClientData', { query: { filter: where } })
    expect(data).toMatchObject({ clientId: id })
    await agent.ok(`PATCH /api/ClientData/${data.id}`, { body: { status: 'planning' } })
  })
})

describe('2 §7.2: the second builder', () => {
  test('getCountries, getCamps, getCampsCount and getFeatures', async () => {
    const camps = { relation: 'camps', scope: { where: { disabled: { neq: true } } } }
    const regions = {
      relation: 'regions',
      scope: { fields: ['name', 'countryRegionCode'], include: [camps] },
    }
    const countries = await agent.ok('GET /api/Countries', {
      query: {
        filter: json({
          where: { restOfWorld: { neq: true } },
          fields: ['countryCode', 'name'],
          order: ['name ASC'],
          include: [regions],
        }),
      },
    })
    expect(countries[0]).toMatchObject({ name: 'Botswana', countryCode: 'BW' })
    expect(countries[0].regions[0].camps[0]).toHaveProperty('supplierCode')
    const where = {
      campName: { like: 'jao', options: 'i' },
      restOfWorld: { neq: true },
      disabled: { neq: true },
      online: true,
    }
    const fields =
      'supplierCode campName regionName campInfo country dmcArrangedOnly consultantInteractionRequired restOfWorld campFeatures featuredImageId online minChildAge'
    const filter = {
      fields: fields.split(' '),
      order: 'campName ASC',
      where,
      include: 'featuredImage',
      limit: 20,
      skip: 0,
    }
    const [jao] = await agent.ok('GET /api/Camps', { query: { filter: json(filter) } })
    expect(jao).toMatchObject({ supplierCode: 'JAO', featuredImage: { s3Key: expect.any(String) } })
    const count = await agent.ok('GET /api/Camps/count', { query: { where: json(where) } })
    expect(count).toEqual({ count: 1 })
    const features = await agent.ok('GET /api/Features')
    expect(features[0]).toHaveProperty('featureId')
  })

  test('rooms, inclusions and the calendar of a supplier', async () => {
    const rooms = await agent.ok('POST /api/Rooms/getBySupplier', { body: { supplierCode: 'JAO' } })
    expect(json(rooms)).toContain('optionKey')
    const { startDate } = await freeStay('JAO')
    const week = { supplierCode: 'JAO', startDate, endDate: addDays(startDate, 7) }
    const live = await agent.ok('POST /api/Calendar/bySupplier', { body: week })
    expect(live.days[0]).toMatchObject({ date: startDate, a: {}, r: {}, o: {} })
    await agent.ok('POST /api/Calendar/bySupplier', { body: { ...week, live: false } })
    await editor.ok('POST /api/Calendar/auditSupplier', { body: week })
  })
})

describe('2 §7.3: clients', () => {
  test('check-email, reassign-agent, lists, counts, notes and their data', async () => {
    const id = await newClient()
    const client = await agent.ok(`GET /api/Clients/${id}`, {
      query: { filter: json({ include: ['itineraries'] }) },
    })
    expect(client).toMatchObject({ id, contact: { phone: '+44 20 7946 0000' } })
    expect(await agent.ok('POST /api/Clients/check-email', { body: { email: client.email } })).toBe(
      true,
    )
    const filter = json({ where: { name: { like: 'lovelace', options: 'i' } }, limit: 5 })
    expect((await agent.ok('GET /api/Clients', { query: { filter } })).length).toBeGreaterThan(0)
    await agent.ok('GET /api/Clients/count')
    await agent.ok('GET /api/ClientData/count')
    const [data] = await agent.ok('GET /api/ClientData', {
      query: { filter: json({ where: { clientId: id } }) },
    })
    await agent.ok(`GET /api/ClientData/${data.id}`)
    await agent.ok('POST /api/ClientData/status-update', {
      body: { clientId: id, status: 'planning', text: 'Asked for a quote' },
    })
    await agent.ok('POST /api/ClientNotes', { body: { clientId: id, text: 'Likes owls' } })
    await lead.ok('POST /api/Clients/reassign-agent', {
      body: { clientId: id, agentId: 'agt_thabo' },
    })
    await lead.ok(`DELETE /api/ClientData/${data.id}`)
  })
})

describe('2 §7.4: content and media', () => {
  test('POST /MediaContent, then a PUT with the file’s content type alone', async () => {
    const { id: itineraryId } = await quotedTrip()
    const bytes = '%PDF-1.7 a voucher'
    const made = await agent.ok('POST /api/MediaContent', {
      body: {
        userFilename: 'Voucher.pdf',
        size: bytes.length,
        mimeType: 'application/pdf',
        presentationOrder: 1,
        itineraryId,
        presentationCategory: 'documents',
      },
    })
    const put = await fetch(made.url, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: bytes,
    })
    expect(put.status).toBe(200)
    const body = { presentationOrder: 2, presentationVisibility: true, status: 'uploaded' }
    expect(await agent.ok(`PATCH /api/MediaContent/${made.id}`, { body })).toMatchObject(body)
    const where = { itineraryId, presentationCategory: 'documents' }
    const found = await agent.ok('GET /api/MediaContent/', { query: { filter: json({ where }) } })
    expect(found).toMatchObject([{ id: made.id, presentationOrder: 2 }])
    expect(await (await fetch(found[0].url)).text()).toBe(bytes)
  })

  test('share links, and edits of presentations', async () => {
    const { id: itineraryId, clientId } = await quotedTrip()
    await agent.ok('POST /api/Agents/create-share-link', { query: { clientId } })
    const edits = { cover: { value: { title: 'Footprints' } } }
    await agent.ok('POST /api/PresentationEdits/createOrUpdate', { body: { itineraryId, edits } })
    const filter = json({ where: { itineraryId } })
    const [found] = await agent.ok('GET /api/PresentationEdits/', { query: { filter } })
    expect(found).toMatchObject({ itineraryId, blocks: { cover: edits.cover } })
    await agent.ok(`PATCH /api/PresentationEdits/${found.id}`, {
      body: { edits: { letter: { value: { text: 'Dear Ada' } } } },
    })
  })

  test('lightboxes, tags, collections, relations, shared lightboxes and facets', async () => {
    const label = `Delta ${unique}`
    const box = await agent.ok('POST /api/Lightboxes', { body: { label } })
    await agent.ok('GET /api/Lightboxes')
    await agent.ok('POST /api/Tags', { body: { label } })
    await agent.ok(`DELETE /api/Tags/${encodeURIComponent(label)}`)
    await agent.ok('POST /api/Collections', { body: { label } })
    await agent.ok(`DELETE /api/Collections/${encodeURIComponent(label)}`)
    const { media, facets } = await editor.ok('GET /api/MediaContent/getFacetCounts')
    expect(Object.keys(facets)).toContain('lightboxes')
    const tag = `/api/MediaContent/${media[0].id}/tags/rel/${encodeURIComponent(label)}`
    await editor.ok(`PUT ${tag}`)
    await editor.ok(`DELETE ${tag}`)
    await agent.ok('POST /api/SharedLightboxes', { body: { lightboxId: box.id, label: 'Ada' } })
    await agent.ok(`GET /api/SharedLightboxes/${box.id}`)
    await agent.ok(`DELETE /api/Lightboxes/${box.id}`)
  })

  test('a picture is loaded by its s3Key with width and crop', async () => {
    const { media } = await editor.ok('GET /api/MediaContent/getFacetCounts')
    const { s3Key } = media.find(({ mediaType }: { mediaType: string }) => mediaType === 'photo')
    const query = { width: '400', crop: 'faces' }
    const picture: Blob = await apiCaller().ok(`GET /media/${s3Key}`, { query })
    expect(picture.type).toMatch(/^image\//)
  })
})

describe('2 §7.5: supplier data and admin', () => {
  test('CRUD of countries, regions, camps, activities and transit points, found at once', async () => {
    const country = { countryCode: `${letters.slice(-1)}Q`, name: `Zand ${letters}` }
    const region = {
      countryRegionCode: `BW-${letters.slice(0, 3)}`,
      name: `Pans ${letters}`,
      country: 'Botswana',
    }
    const camp = {
      supplierCode: `CAMP${letters}`,
      campName: `Camp ${letters}`,
      countryRegionCode: 'BW-OKA',
    }
    const activity = {
      optionKey: `BWOKA-${letters}`,
      name: `Walk ${letters}`,
      durationMinutes: 90,
      cost: '40',
    }
    const point = {
      transitPointCode: letters.slice(0, 4),
      name: `Strip ${letters}`,
      countryRegionCode: 'BW-OKA',
    }
    for (const [kind, code, body] of [
      [
        'Countries',
        country.countryCode,
        { ...country, currency: 'USD', latitude: -20, longitude: 24 },
      ],
      ['Regions', region.countryRegionCode, region],
      ['Camps', camp.supplierCode, camp],
      ['Activities', activity.optionKey, activity],
      ['TransitPoints', point.transitPointCode, point],
    ] as const) {
      await editor.ok(`POST /api/${kind}`, { body })
      const found = await editor.ok(`GET /api/${kind}/${code}`)
      expect(json(found)).toContain(letters)
      const change =
        kind === 'Camps' ? { campName: `River ${letters}` } : { name: `River ${letters}` }
      await editor.ok(`PATCH /api/${kind}/${code}`, { body: change })
      await editor.ok(`DELETE /api/${kind}/${code}`)
    }
  })

  test('Info/search, FlightStatus and AuditTrail with its count', async () => {
    const hits = await agent.ok('GET /api/Info/search', { query: { term: 'jao' } })
    expect(json(hits.camps)).toContain('JAO')
    await lead.ok('GET /api/AuditTrail', { query: { filter: json({ limit: 5 }) } })
    expect(await lead.ok('GET /api/AuditTrail/count')).toHaveProperty('count')
  })

  test('Payments, Messages, Travelers and PartyGroups, with counts', async () => {
    const { id: itineraryId } = await quotedTrip()
    await agent.ok('GET /api/Payments')
    expect(await agent.ok('GET /api/Payments/count')).toHaveProperty('count')
    await agent.ok('POST /api/Messages', { body: { itineraryId, text: 'Welcome, Ada' } })
    expect((await agent.ok('GET /api/Messages/count')).count).toBeGreaterThan(0)
    await agent.ok('GET /api/Messages', { query: { filter: json({ where: { itineraryId } }) } })
    await agent.ok('POST /api/Travelers', {
      body: { itineraryId, firstName: 'Ada', lastName: 'Lovelace' },
    })
    const [traveler] = await agent.ok('GET /api/Travelers', {
      query: { filter: json({ where: { itineraryId } }) },
    })
    await agent.ok(`PATCH /api/Travelers/${traveler.id}`, {
      body: { itineraryId, firstName: 'Augusta' },
    })
    await agent.ok('GET /api/FlightStatus', { query: { itineraryId } })
    await agent.ok('GET /api/PartyGroups', { query: { filter: json({ where: { itineraryId } }) } })
    await agent.ok('POST /api/PartyGroups', { body: { itineraryId, name: 'The Lovelaces' } })
  })

  test('Agents and Agencies, their people, and getAgency by wildCode', async () => {
    expect(json(await lead.ok('GET /api/Agents'))).toContain('agt_naledi')
    expect(await lead.ok('GET /api/Agents/agt_naledi')).toMatchObject({
      fullName: 'Naledi Mokoena',
    })
    expect(json(await lead.ok('GET /api/Agencies/agy_marula/agents'))).toContain('agt_thabo')
    expect(
      await agent.ok('GET /api/WindowAPIs/getAgency', { query: { wildCode: 'MAR*' } }),
    ).toMatchObject({ agencyCode: 'MAR001' })
    const code = `T${unique.slice(-7)}`
    const made = await root.ok('POST /api/Agencies', {
      body: {
        name: `Walked ${unique}`,
        agencyCode: code,
        currency: 'USD',
        model: 'net',
        lead: { firstName: 'Wole', lastName: 'Walker', email: `wole.${unique}@example.com` },
      },
    })
    const filter = json({ where: { agencyCode: code } })
    expect(await root.ok('GET /api/Agencies', { query: { filter } })).toMatchObject([
      { id: made.id },
    ])
    await root.ok(`PATCH /api/Agencies/${made.id}`, { body: { name: `Walked on ${unique}` } })
    expect(await root.ok(`GET /api/Agencies/${made.id}`)).toMatchObject({
      name: `Walked on ${unique}`,
    })
    await root.ok(`DELETE /api/Agencies/${made.id}`)
  })

  test('WindowAPIs of a trip’s life', async () => {
    const { id } = await quotedTrip()
    const body = { itineraryId: id }
    await agent.ok('POST /api/WindowAPIs/RefreshQuote', { body })
    await agent.ok('POST /api/WindowAPIs/sendConsultantEmail', {
      body: { ...body, message: 'A tent with a view, please' },
    })
    await agent.ok('POST /api/WindowAPIs/getTransfers', { body: { from: 'MUB', to: 'BBK' } })
    await agent.ok('POST /api/WindowAPIs/getTransfersOrig', { body: { from: 'MUB' } })
    await agent.ok('POST /api/WindowAPIs/GetHold', { body: { ...body, mock: false } })
    await comesTo(id, 'provisional')
    await agent.ok('POST /api/WindowAPIs/ConfirmQuote', { body })
    await comesTo(id, 'confirmed')
    await agent.ok('POST /api/WindowAPIs/CancelBooking', { body })
    await comesTo(id, 'cancelled')
    const reference = (await agent.ok(`GET /api/Itineraries/${id}`)).bookingReference
    expect(reference).toBeDefined()
  })

  test('ImportBooking of WindowAPIs, once as a new itinerary and from then on as the same', async () => {
    const body = { bookingReference: 'WND-9B3H6RZP' }
    const imported = await agent.ok('POST /api/WindowAPIs/ImportBooking', { body })
    expect(imported).toMatchObject({
      state: 'provisional',
      bookingReference: body.bookingReference,
    })
    expect(await agent.ok('POST /api/WindowAPIs/ImportBooking', { body })).toMatchObject({
      id: imported.id,
    })
  })

  test('WindowAPIs that change a trip’s stays', async () => {
    const { id } = await quotedTrip()
    const trip = await agent.ok(`GET /api/Itineraries/${id}`)
    const [segment] = trip.itinerary.segments
    await agent.ok('POST /api/WindowAPIs/addAccommodationDays', {
      body: { itineraryId: id, segmentId: segment.id, days: 1 },
    })
    await agent.ok('POST /api/WindowAPIs/swapAccommodation', {
      body: { itineraryId: id, segmentId: segment.id, supplierCode: 'MOMBO', rooms: [] },
    })
    await agent.ok('POST /api/WindowAPIs/addAccommodationToStartEnd', {
      body: { itineraryId: id, supplierCode: 'LEBOMBO', position: 'end', nights: 2, rooms: [] },
    })
  })

  test('SavedItineraries', async () => {
    const { id } = await quotedTrip()
    const saved = await agent.ok('POST /api/SavedItineraries/createSavedItineraryFromItinerary', {
      body: { itineraryId: id },
    })
    await agent.ok('GET /api/SavedItineraries')
    await agent.ok('GET /api/SavedItineraries/getSavedItineraries', { query: { limit: '5' } })
    expect(await agent.ok(`GET /api/SavedItineraries/${saved.id}`)).toMatchObject({ id: saved.id })
    await agent.ok(`PATCH /api/SavedItineraries/${saved.id}`, { body: { name: 'A pattern' } })
    await agent.ok('POST /api/SavedItineraries/getItineraryFrom', { body: { id: saved.id } })
    await agent.ok('POST /api/SavedItineraries/getQuote', { body: { id: saved.id } })
    await agent.ok(`DELETE /api/SavedItineraries/${saved.id}`)
  })

  test('itinerary extras', async () => {
    const { id } = await quotedTrip()
    expect(await agent.ok('GET /api/Itineraries/count')).toHaveProperty('count')
    for (const part of ['csv', 'cost-changes', 'history', 'camp-info', 'activities', 'parties'])
      await agent.ok(`GET /api/Itineraries/${id}/${part}`)
    await agent.ok(`POST /api/Itineraries/${id}/change-currency`, { body: { currency: 'EUR' } })
    const { payments } = await agent.ok(`POST /api/Itineraries/${id}/generatePayments`, {
      body: {},
    })
    const edits = payments.map(({ paymentId, amount }: { paymentId: string; amount: number }) => ({
      paymentId,
      amount,
    }))
    await agent.ok(`POST /api/Itineraries/${id}/updatePayments`, {
      body: { payments: edits, changes: 'as agreed' },
    })
    await agent.ok(`POST /api/Itineraries/${id}/clearPayments`, { body: {} })
    const again = await agent.ok(`POST /api/Itineraries/${id}/generatePayments`, { body: {} })
    await agent.ok(`POST /api/Itineraries/${id}/markAsPaid`, {
      body: {
        paymentId: again.payments[0].paymentId,
        paymentData: { paymentMethod: 'wire', reference: 'INV 7' },
      },
    })
  })

  test('update-requote, and an earlier version restored', async () => {
    const { id } = await quotedTrip()
    await agent.ok('POST /api/Itineraries/update-requote', {
      body: { id, payload: { name: 'Asked again' }, sendNotify: false },
    })
    await comesTo(id, 'quote')
    const history = await agent.ok(`GET /api/Itineraries/${id}/history`)
    const { version } = history.at(-1)
    await agent.ok(`POST /api/ItineraryHistory/${id}/restore`, { body: { version } })
  })
})
