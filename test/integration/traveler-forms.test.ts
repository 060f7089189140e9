import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { travelNotesStore } from '../../functions/data/travelers/travel-notes-store'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { mailLimits } from '../../functions/mail/mail-limits'
import type { Mail } from '../../functions/mail/mailer'
import { clientMailSchema, mailClient } from '../../functions/portal/client-mail'
import { enterClient } from '../../functions/portal/routes/enter-client'
import { deleteTravelerForms } from '../../functions/travelers/jobs/delete-traveler-forms'
import { getTravelNotes } from '../../functions/travelers/routes/get-travel-notes'
import { getTravelerForm } from '../../functions/travelers/routes/get-traveler-form'
import { getTravelerNeeds } from '../../functions/travelers/routes/get-traveler-needs'
import { getTripGuide } from '../../functions/travelers/routes/get-trip-guide'
import { listTravelerForms } from '../../functions/travelers/routes/list-traveler-forms'
import { patchTravelNotes } from '../../functions/travelers/routes/patch-travel-notes'
import { patchTravelerForm } from '../../functions/travelers/routes/patch-traveler-form'
import { remindTravelers } from '../../functions/travelers/routes/remind-travelers'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { everythingIn } from '../support/every-item'
import { quietLog, tableStores } from '../support/store-kinds'
import { type TripCaller, tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld, zuluStay } from '../support/trip-world'

const useCases = {
  list: listTravelerForms,
  open: getTravelerForm,
  patch: patchTravelerForm,
  remind: remindTravelers,
  needs: getTravelerNeeds,
  guide: getTripGuide,
  notes: getTravelNotes,
  saveNotes: patchTravelNotes,
  enter: enterClient,
}
const number = 'SE9934567'
const passport = { number, nationality: 'SE', born: '1974-03-02', expires: '2032-05-01' }
const secret = 'severe peanut allergy'
const notFound = { status: 404, body: { error: { code: 'record.not-found' } } }
const overview = z.object({
  travelers: z.array(z.looseObject({ slot: z.string(), name: z.string() })),
})

async function formWorld({ table }: TestTable) {
  const world = tripWorld(tableStores(table))
  const { trip, callers, eleanor, stranger } = await tripWithClient(world)
  const forms = travelerFormStore(table, () => sealingBy(localDataKeys(key)))
  const queued: { readonly outbox: string }[] = []
  const deps = {
    ...world.deps,
    clients: world.stores.clients,
    forms,
    notes: travelNotesStore(table),
    audit: auditStore(table),
    limits: mailLimits(table),
    outbox: outboxStore(table),
    accounts: portalAccounts(table),
    mails: sentMailStore(table),
    attempts: attemptStore(table),
    changes: { stored: world.deps.agencies.agency },
    queue: { send: async (sent: object) => void queued.push(asked.parse(sent)) },
  }
  const call = tripCalls(useCases, { deps, world, callers })
  const params = { id: trip.id }
  const patch = (who: TripCaller, part: string, fields: object, slot = 'adult-1') =>
    call(who, 'patch', { params: { ...params, slot }, body: { part, fields } })
  const open = async (who: TripCaller, part?: string) => {
    const { body } = await call(who, 'open', {
      params: { ...params, slot: 'adult-1' },
      query: part ? { part } : {},
    })
    return z.object({ values: z.looseObject({}) }).parse(body).values
  }
  const quote = async () => {
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: trip.id } })
    await world.work()
  }
  await quote()
  const mails: Mail[] = []
  const audit = async () => {
    const items = await table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
    })
    return items
      .filter(({ itineraryId }) => itineraryId === trip.id)
      .map(({ action, details, by }) => ({ action, details, by }))
  }
  const mail = async () => {
    const { outbox: id } = queued.splice(0)[0] ?? raise()
    const { agencyId } = trip
    const [at, until] = [new Date(), new Date()]
    const waiting = await outboxStore(table).take({ agencyId, id }, { at, until })
    return mailClient(clientMailSchema.parse(waiting?.mail), {
      portal: portalAccounts(table),
      mails: sentMailStore(table),
      clients: world.stores.clients,
      agencies: world.deps.agencies,
      itineraries: world.stores.itineraries,
      clock: world.deps.clock,
      webAddress: 'https://tembea.example',
      mailer: { send: async (sent: Mail) => void mails.push(sent) },
    })
  }
  return {
    world,
    trip,
    eleanor,
    stranger,
    forms,
    call,
    params,
    patch,
    open,
    audit,
    queued,
    mails,
    mail,
    table,
  }
}
const asked = z.object({ outbox: z.string() })
const key = randomBytes(32).toString('base64')
const raise = (): never => {
  throw new Error('nothing was queued')
}

describe.each(routeEngines)('travelers’ forms on $name', (engine) => {
  let running: TestTable
  let it: Awaited<ReturnType<typeof formWorld>>
  let lines: string[]
  beforeAll(async () => {
    lines = quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    it = await formWorld(running)
  })
  const list = async (who: TripCaller) =>
    overview.parse((await it.call(who, 'list', { params: it.params })).body).travelers

  test('are there for everybody of the party, and say what is missing by when', async () => {
    const answer = await it.call('eleanor', 'list', { params: it.params })
    expect(answer).toMatchObject({ status: 200, body: { isOpen: true, tripName: it.trip.name } })
    const people = await list('eleanor')
    expect(people.map(({ name }) => name)).toEqual(['Adult 1', 'Adult 2'])
    expect(people[0]).toMatchObject({ parts: { passport: { state: 'empty' } }, warnings: [] })
  })

  test('keep what each of two people types into one part at once', async () => {
    await Promise.all([
      it.patch('eleanor', 'passport', { number }),
      it.patch('naledi', 'passport', { nationality: 'SE' }),
      it.patch('eleanor', 'passport', { born: '1974-03-02' }),
      it.patch('naledi', 'passport', { expires: '2032-05-01' }),
    ])
    expect(await it.open('eleanor')).toEqual({ passport })
    expect(await it.patch('eleanor', 'passport', { born: null })).toMatchObject({
      body: { values: { number }, standing: { state: 'started', changedBy: 'Eleanor Hartley' } },
    })
  })

  test('take no bad value, name its field, and keep what was there', async () => {
    await it.patch('eleanor', 'passport', passport)
    const refused = (field: string, message?: string) => ({
      status: 400,
      body: {
        error: {
          code: 'request.invalid',
          details: { fields: [{ field: `body.fields.${field}`, ...(message && { message }) }] },
        },
      },
    })
    expect(
      await it.patch('eleanor', 'passport', { number: '12', born: '1975-01-01' }),
    ).toMatchObject(refused('number', 'Enter 5 to 20 letters and digits, as in the passport'))
    expect(await it.patch('eleanor', 'passport', { expires: '2027-02-31' })).toMatchObject(
      refused('expires'),
    )
    expect(await it.patch('eleanor', 'passport', { constructor: 'x' })).toMatchObject(
      refused('constructor'),
    )
    expect(await it.patch('eleanor', 'flights', { arrivalFlight: 'soon' })).toMatchObject(
      refused('arrivalFlight'),
    )
    expect(await it.patch('eleanor', 'name', { given: 'a'.repeat(201) })).toMatchObject(
      refused('given'),
    )
    expect(await it.patch('eleanor', 'name', { given: 'Ele\u202eanor' })).toMatchObject(
      refused('given'),
    )
    expect(await it.open('eleanor', 'passport')).toEqual({ passport })
  })

  test('warn of passports and flights that do not fit the journey', async () => {
    const { startDate, endDate } = it.trip.itinerary
    await it.patch('eleanor', 'passport', { ...passport, expires: endDate })
    await it.patch('eleanor', 'flights', { arrivalDate: endDate, departureDate: startDate })
    expect((await list('naledi'))[0]).toMatchObject({
      warnings: [{ field: 'expires' }, { field: 'arrivalDate' }, { field: 'departureDate' }],
      passport: { number: '••••••567', nationality: 'SE' },
    })
  })

  test.each([
    ['naledi', true],
    ['thabo', true],
    ['eleanor', true],
    ['kagiso', false],
    ['imani', false],
    ['stranger', false],
    ['outsider', false],
  ] as const)('%s sees and changes them: %s', async (who, isAllowed) => {
    const slot = { params: { ...it.params, slot: 'adult-1' } }
    const answers = [
      await it.call(who, 'list', { params: it.params }),
      await it.call(who, 'open', slot),
      await it.patch(who, 'stay', { diet: 'vegan' }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject(isAllowed ? { status: 200 } : notFound)
    const isAgent = who === 'naledi' || who === 'thabo'
    const needs = await it.call(who, 'needs', { params: it.params })
    const ofClients = who === 'eleanor' || who === 'stranger' || who === 'outsider'
    expect(needs.status).toBe(isAgent ? 200 : ofClients ? 403 : 404)
    const guide = await it.call(who, 'guide', { params: it.params })
    expect(guide.status).toBe(who === 'eleanor' ? 200 : ofClients ? 404 : 403)
  })

  test('are not the next client’s of a trip, nor a client’s before it is shared', async () => {
    await it.patch('eleanor', 'passport', passport)
    const change = (body: object) =>
      it.world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: it.params, body })
    await change({ clientId: it.stranger.id })
    expect(
      await it.call('stranger', 'open', { params: { ...it.params, slot: 'adult-1' } }),
    ).toMatchObject({
      body: { values: {} },
    })
    expect(await it.call('eleanor', 'list', { params: it.params })).toMatchObject(notFound)
    await change({ clientId: it.eleanor.id, published: false })
    expect(await it.call('eleanor', 'list', { params: it.params })).toMatchObject(notFound)
    expect(
      await it.call('naledi', 'open', { params: { ...it.params, slot: 'nobody' } }),
    ).toMatchObject(notFound)
  })

  test('are sealed in the table, and nothing of them stands in logs, audit or lists', async () => {
    await it.patch('eleanor', 'passport', passport)
    await it.patch('eleanor', 'health', { allergies: secret })
    await it.open('naledi')
    await it.call('naledi', 'needs', { params: it.params })
    const stored = await everythingIn(running.client, running.tableName)
    for (const text of [number, '1974-03-02', secret]) {
      expect(stored).not.toContain(text)
      expect(lines.join('\n')).not.toContain(text)
    }
    const overviewText = JSON.stringify(
      (await it.call('naledi', 'list', { params: it.params })).body,
    )
    for (const text of [number, '1974-03-02', secret]) expect(overviewText).not.toContain(text)
  })

  test('leave who looked at whose part, and one entry for what is typed within half an hour', async () => {
    await it.patch('eleanor', 'passport', { number })
    await it.patch('eleanor', 'passport', { nationality: 'SE' })
    await it.patch('naledi', 'passport', { born: '1974-03-02' })
    it.world.pass(31 * 60_000)
    await it.patch('naledi', 'passport', { issued: '2022-05-01' })
    await it.open('thabo', 'passport')
    const entries = await it.audit()
    const of = (action: string) => entries.filter((entry) => entry.action === action)
    expect(of('client_changed_traveler_form')).toMatchObject([
      { details: { traveler: 'Adult 1', parts: 'passport' }, by: { name: 'Eleanor Hartley' } },
    ])
    expect(of('agent_changed_traveler_form')).toHaveLength(2)
    expect(of('agent_viewed_traveler_form')).toMatchObject([
      { details: { traveler: 'Adult 1', parts: 'passport' }, by: { id: 'agt_thabo' } },
    ])
  })

  test('stay with a traveler who is named after they were filled in', async () => {
    await it.patch('eleanor', 'passport', passport)
    await it.world.call('naledi', 'POST /api/Travelers', {
      body: { itineraryId: it.trip.id, firstName: 'Eleanor' },
    })
    expect((await list('naledi')).map(({ slot, name }) => ({ slot, name }))).toEqual([
      { slot: 'adult-1', name: 'Eleanor' },
      { slot: 'adult-2', name: 'Adult 2' },
    ])
    expect(await it.open('naledi', 'passport')).toEqual({ passport })
  })

  test('begin with the name that the trip has, until one is stored', async () => {
    const body = { itineraryId: it.trip.id, firstName: 'Eleanor', lastName: 'Hartley' }
    await it.world.call('naledi', 'POST /api/Travelers', { body })
    const [{ slot } = { slot: '' }] = await list('eleanor')
    const form = (query: Record<string, string>) =>
      it.call('eleanor', 'open', { params: { ...it.params, slot }, query })
    const suggested = { name: { given: 'Eleanor', family: 'Hartley' } }
    expect(await form({})).toMatchObject({ body: { values: {}, suggested } })
    expect((await form({ part: 'stay' })).body).toEqual({ values: {}, suggested: {} })
    expect((await list('eleanor'))[0]).toMatchObject({ parts: { name: { state: 'empty' } } })
    await it.patch('eleanor', 'name', { given: 'Eleanor Mary' }, slot)
    expect((await form({ part: 'name' })).body).toEqual({
      values: { name: { given: 'Eleanor Mary' } },
      suggested: {},
    })
  })

  test('tell camps what they need, and no passport', async () => {
    await it.patch('eleanor', 'name', { given: 'أميرة', family: 'H'.repeat(200) })
    await it.patch('eleanor', 'stay', { diet: 'vegan', beds: 'twin', roomNotes: 'Ground floor' })
    await it.patch('eleanor', 'health', { allergies: secret, medication: 'insulin' })
    await it.patch('eleanor', 'passport', passport)
    const { body } = await it.call('naledi', 'needs', { params: it.params })
    expect(body).toMatchObject([
      {
        name: `أميرة ${'H'.repeat(200)}`,
        diet: 'Vegan',
        beds: 'Twin beds',
        allergies: secret,
        roomNotes: 'Ground floor',
      },
      { name: 'Adult 2', diet: '' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/insulin|SE9934567/)
  })

  test('are asked for by mail, with a link that leads to them', async () => {
    expect(await it.call('naledi', 'remind', { params: it.params })).toMatchObject({
      body: { sentTo: it.eleanor.email },
    })
    await it.mail()
    expect(it.mails).toMatchObject([
      { to: it.eleanor.email, subject: `Travelers’ details for ${it.trip.name}` },
    ])
    const [, token = ''] = /\/client\/enter\/([\w-]+)/.exec(it.mails[0]?.text ?? '') ?? []
    expect(await it.call('naledi', 'enter', { body: { token } })).toMatchObject({
      body: { itineraryId: it.trip.id, place: 'travelers' },
    })
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: it.params,
      body: { clientId: null },
    })
    expect(await it.call('naledi', 'remind', { params: it.params })).toMatchObject({
      body: { error: { code: 'portal.no-client' } },
    })
  })

  test('are deleted thirty days after the journey, by its present dates, and at once where that is asked for', async () => {
    await it.patch('eleanor', 'passport', passport)
    const deps = { ...it.world.deps, forms: it.forms }
    const trip = {
      agencyId: agencyIdSchema.parse('agy_marula'),
      itineraryId: itineraryIdSchema.parse(it.trip.id),
    }
    const daysTo = (date: string) =>
      Math.ceil((Date.parse(date) - it.world.now().getTime()) / 86_400_000)
    it.world.pass((daysTo(it.trip.itinerary.endDate) + 29) * 86_400_000)
    expect((await deleteTravelerForms(deps)).deleted).toBe(0)
    const [form] = await it.forms.ofTrip(trip)
    if (form === undefined) throw new Error('no form')
    await it.forms.postpone({ ...form }, form.deletedOn)
    it.world.pass(2 * 86_400_000)
    await deleteTravelerForms(deps)
    expect(await it.forms.ofTrip(trip)).toEqual([])
    expect(await it.patch('naledi', 'stay', { diet: 'all' })).toMatchObject({
      status: 409,
      body: { error: { code: 'traveler.closed' } },
    })
    const other = await formWorld(running)
    await other.patch('naledi', 'stay', { diet: 'all' })
    expect(
      await other.forms.removeOfTrip({
        ...trip,
        itineraryId: itineraryIdSchema.parse(other.trip.id),
      }),
    ).toBe(1)
  })

  test('come with what the agency wrote about the countries of the trip', async () => {
    const notes = {
      version: 0,
      emergencyPhone: '+267 71 000 000',
      packing: 'Layers',
      countries: [
        { country: 'Botswana', entry: 'No visa for most', packing: 'A warm hat' },
        { country: 'Kenya', entry: 'eTA', packing: '' },
      ],
    }
    const agency = { params: { id: 'agy_marula' } }
    const { version } = z
      .object({ version: z.int() })
      .parse((await it.call('thabo', 'notes', agency)).body)
    const save = (who: TripCaller, body: object) => it.call(who, 'saveNotes', { ...agency, body })
    expect(await save('naledi', notes)).toMatchObject({ status: 403 })
    expect(await save('thabo', { ...notes, version })).toMatchObject({
      body: { version: version + 1 },
    })
    expect(await save('thabo', { ...notes, version })).toMatchObject({
      body: { error: { code: 'record.changed' } },
    })
    const body = { itinerary: { segments: [zuluStay({ country: 'Botswana' })] } }
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: it.params, body })
    await it.patch('eleanor', 'passport', passport)
    expect((await it.call('eleanor', 'guide', { params: it.params })).body).toMatchObject({
      emergencyPhone: '+267 71 000 000',
      packing: 'Layers',
      nationalities: ['SE'],
      countries: [{ country: 'Botswana', entry: 'No visa for most' }],
      agent: { email: expect.stringContaining('@') },
    })
  })
})
