import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAgency } from '../../functions/agencies/routes/create-agency'
import { deleteAgency } from '../../functions/agencies/routes/delete-agency'
import { getAgency } from '../../functions/agencies/routes/get-agency'
import { getTerms } from '../../functions/agencies/routes/get-terms'
import { listAgencies } from '../../functions/agencies/routes/list-agencies'
import { listTermsAcceptances } from '../../functions/agencies/routes/list-terms-acceptances'
import { patchAgency } from '../../functions/agencies/routes/patch-agency'
import { patchTerms } from '../../functions/agencies/routes/patch-terms'
import { publishTerms } from '../../functions/agencies/routes/publish-terms'
import { mediaItem, mediaRecord } from '../../functions/data/files/media-records'
import { mediaStore } from '../../functions/data/files/media-store'
import { agencyChanges } from '../../functions/data/people/agency-changes'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { agentStore } from '../../functions/data/people/agent-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { crossAgencies } from '../../functions/data/people/cross-agencies'
import { sessionStore } from '../../functions/data/people/session-store'
import { termsStore } from '../../functions/data/people/terms-store'
import { clockAt } from '../../functions/runtime/clock'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const agency = (id: string, named: object = {}) =>
  agencyRecord.parse({
    id,
    agencyCode: 'MAR001',
    name: 'Marula Journeys',
    admins: ['agt_naledi'],
    currency: 'USD',
    model: 'net',
    pricingSettings: {},
    featureFlags: [],
    theme: { primaryColour: '#24405F' },
    ...named,
  })
const person = (id: string, agencyId: string) =>
  agentRecord.parse({
    id,
    agencyId,
    email: `${id}@marula.example`,
    firstName: 'Naledi',
    lastName: 'Mokoena',
    capabilities: [],
  })
const lead = anAgent({ isAgencyAdmin: true })
const root = anAgent({
  agencyId: 'agy_root' as never,
  agentId: 'agt_root' as never,
  capabilities: ['superadmin'],
})

describe.each(routeEngines)('agencies on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    const items = [
      agencyItem(agency('agy_marula')),
      agencyItem(
        agency('agy_other', { name: 'Baobab', agencyCode: 'BAO002', admins: ['agt_peter'] }),
      ),
      agencyItem(
        agency('agy_root', { name: 'Tembea', agencyCode: 'TEM001', admins: ['agt_root'] }),
      ),
      ...agentItems(person('agt_naledi', 'agy_marula'), 'hash'),
      ...agentItems(person('agt_peter', 'agy_other'), 'hash'),
    ]
    await running.table.write(items.map((Item) => ({ Put: { Item } })))
  })

  function as(principal = lead, now = () => testNow) {
    const { table } = running
    const [queued, published]: [object[], string[]] = [[], []]
    const deps = {
      agencies: agencyStore(table),
      changes: agencyChanges(table),
      people: agentStore(table),
      terms: termsStore(table),
      media: mediaStore(table),
      queue: { send: async (message: object) => void queued.push(message) },
      files: { publish: async (_medium: object, key: string) => void published.push(key) },
    }
    const who = { principal, now }
    const one = (id: string, more: object = {}) => ({ params: { id, ...more } })
    return {
      queued,
      published,
      table,
      list: (filter?: object) =>
        callAs(listAgencies, deps, who)(filter && { query: { filter: JSON.stringify(filter) } }),
      get: (id = 'agy_marula') => callAs(getAgency, deps, who)(one(id)),
      create: (body: object) => callAs(createAgency, deps, who)({ body }),
      patch: (body: object, id = 'agy_marula') =>
        callAs(patchAgency, deps, who)({ ...one(id), body }),
      archive: (id = 'agy_marula') => callAs(deleteAgency, deps, who)(one(id)),
      terms: (id = 'agy_marula') => callAs(getTerms, deps, who)(one(id)),
      write: (text: string, id = 'agy_marula') =>
        callAs(patchTerms, deps, who)({ ...one(id), body: { text } }),
      publish: (id = 'agy_marula') => callAs(publishTerms, deps, who)({ ...one(id), body: {} }),
      accepted: (version: string, id = 'agy_marula') =>
        callAs(listTermsAcceptances, deps, who)(one(id, { version })),
    }
  }
  const trail = async (id: string) => {
    const items = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#${id}#AUDIT#2026-11` },
    })
    return items.flatMap(auditEntriesIn)
  }

  test('are listed by name with how many people they have', async () => {
    const { body } = await as(root).list()
    expect(body).toMatchObject([
      { id: 'agy_other', agents: 1, leadAgents: 1, archived: false },
      { id: 'agy_marula', name: 'Marula Journeys' },
      { id: 'agy_root', agents: 0 },
    ])
  })

  test('2 §7.5: GET /Agencies takes a filter', async () => {
    const { list } = as(root)
    const found = await list({ where: { agencyCode: 'MAR001' }, order: 'name DESC', limit: 5 })
    expect(found).toMatchObject({
      status: 200,
      body: [{ agencyCode: 'MAR001', leadAgents: expect.any(Number) }],
    })
    expect((await list({ where: { admins: 'agt_naledi' } })).status).toBe(400)
  })

  test('are created with a lead agent, who is invited; a code and an email are used once', async () => {
    const { create, queued } = as(root)
    const email = `amina-${engine.name}@serengeti.example`
    const made = {
      name: 'Serengeti',
      agencyCode: `S${engine.name === 'memory' ? 1 : 2}9`,
      currency: 'EUR',
      model: 'rack',
    }
    const body = { ...made, lead: { firstName: 'Amina', lastName: 'Said', email } }
    const created = await create(body)
    expect(created).toMatchObject({ status: 200, body: { ...made, archived: false } })
    const { id, admins } = created.body as { id: string; admins: string[] }
    expect(queued).toEqual([{ account: 'activate', email }])
    expect(await agencyStore(running.table).agent(id as never, admins[0] as never)).toMatchObject({
      email,
    })
    expect(await trail(id)).toMatchObject([
      { action: 'agent_created_agency', by: { id: 'agt_root' } },
    ])
    expect(await create(body)).toMatchObject({
      status: 400,
      body: {
        error: {
          details: {
            fields: [{ field: 'body.agencyCode', message: 'Serengeti has this code already' }],
          },
        },
      },
    })
    expect(await create({ ...body, agencyCode: `T${made.agencyCode}` })).toMatchObject({
      status: 409,
      body: { error: { code: 'client.email-exists' } },
    })
  })

  test('change by the fields that are named, each noted before and after', async () => {
    const { patch } = as()
    const details = { address: 'Plot 12, Maun', taxNumber: 'VAT no. 4530123456' }
    expect(await patch({ name: 'Marula Safaris', ...details })).toMatchObject({
      status: 200,
      body: {
        name: 'Marula Safaris',
        ...details,
        theme: { primaryColour: '#24405F' },
      },
    })
    expect(await patch({ name: 'Marula Safaris' })).toMatchObject({ status: 200 })
    const entries = (await trail('agy_marula')).filter(
      ({ action }) => action === 'agent_updated_agency',
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]?.details).toEqual({
      before: { name: 'Marula Journeys' },
      after: { name: 'Marula Safaris', ...details },
    })
  })

  test('leave code, currency, trial, flags and archiving to superadmins, and name what is refused', async () => {
    const asked = [
      { agencyCode: 'NEW001' },
      { currency: 'EUR' },
      { archived: true },
      { featureFlags: { editPayments: true } },
      { trialEnds: null },
    ]
    for (const body of asked) {
      const field = `body.${Object.keys(body)[0]}`
      expect(await as().patch(body)).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field }] } } },
      })
    }
    expect(await as().patch({ agencyId: 'agy_other', name: 'Mine' })).toMatchObject({
      status: 400,
      body: {
        error: { details: { fields: [{ field: 'body.agencyId', message: 'Unknown field' }] } },
      },
    })
    const ends = '2026-12-31T00:00:00.000Z'
    const { patch } = as(root)
    expect(await patch({ featureFlags: { editPayments: true }, trialEnds: ends })).toMatchObject({
      body: { featureFlags: ['editPayments'], flagsInForce: ['editPayments'], trialEnds: ends },
    })
    const flags = ['showRestOfWorld', 'highDepositMargin', 'ccBookingOwner'] as const
    await Promise.all(flags.map((flag) => patch({ featureFlags: { [flag]: true } })))
    const kept = (await patch({ featureFlags: { editPayments: false } })).body as {
      featureFlags: string[]
    }
    expect(new Set(kept.featureFlags)).toEqual(new Set(flags))
    expect((await patch({ trialEnds: null })).body).not.toHaveProperty('trialEnds')
    expect(await patch({ agencyCode: 'BAO002' })).toMatchObject({ status: 400 })
  })

  test('are archived, never deleted: their people are signed out, and back when it is restored', async () => {
    const sessions = sessionStore(running.table)
    const { token } = await sessions.start(anAgent(), { keep: true, now: testNow })
    expect(await as(root).archive()).toMatchObject({ status: 200, body: { archived: true } })
    const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
    await expect(sessions.find(token, later(2))).rejects.toMatchObject({ code: 'auth.expired' })
    expect(((await as(root).list()).body as object[]).at(-1)).toMatchObject({
      id: 'agy_marula',
      archived: true,
    })
    expect(await as(root).patch({ archived: false })).toMatchObject({ body: { archived: false } })
    expect(await sessions.find(token, later(4))).toMatchObject({ agencyId: 'agy_marula' })
    expect(await as(root).archive('agy_root')).toMatchObject({ status: 400 })
  })

  test('of others are not found, and read by superadmins with an entry in their audit trail', async () => {
    const { get, patch, terms, write, publish, accepted } = as()
    for (const answer of [
      await get('agy_other'),
      await patch({ name: 'Mine' }, 'agy_other'),
      await terms('agy_other'),
      await write('Mine', 'agy_other'),
      await publish('agy_other'),
      await accepted('1', 'agy_other'),
    ])
      expect(answer.status).toBe(404)
    const { list, create } = as()
    expect([
      (await list()).status,
      (await create({})).status,
      (await as().archive()).status,
    ]).toEqual([403, 403, 403])
    const cross = crossAgencies(running.table)
    const call = {
      route: getAgency.route,
      call: { params: { id: 'agy_other' } },
      clock: clockAt(() => testNow),
    }
    const there = await cross(root, { ...call, makeId: () => 'aud_1' } as never)
    expect(there).toMatchObject({ agencyId: 'agy_other', homeAgencyId: 'agy_root' })
    expect(await trail('agy_other')).toMatchObject([
      { action: 'agent_accessed_agency', agentId: 'agt_root' },
    ])
  })

  test('show files that were uploaded for them, of a type that fits', async () => {
    const { patch, published, table } = as()
    const medium = (id: string, mimeType: string, named: object = {}) =>
      mediaRecord.parse({
        id,
        agencyId: 'agy_marula',
        userFilename: 'logo.png',
        size: 10,
        mimeType,
        presentationOrder: 0,

        presentationVisibility: false,
        presentationCategory: 'agency',
        status: 'uploaded',
        key: `private/x/${id}`,
        createdBy: { id: 'agt_naledi', name: 'Naledi' },
        createdAt: testNow.toISOString(),
        ...named,
      })
    const media = [
      medium('med_logo', 'image/png'),
      medium('med_film', 'video/mp4'),
      medium('med_waiting', 'image/png', { status: undefined }),
    ]
    await table.write(media.map((one) => ({ Put: { Item: mediaItem(one, testNow) } })))
    expect(await patch({ files: { logo: 'med_logo', featuredVideo: 'med_film' } })).toMatchObject({
      body: {
        theme: { primaryColour: '#24405F', logo: 'agencies/agy_marula/med_logo.png' },
        media: { featuredVideo: 'agencies/agy_marula/med_film.mp4' },
      },
    })
    expect(new Set(published)).toEqual(
      new Set(['agencies/agy_marula/med_logo.png', 'agencies/agy_marula/med_film.mp4']),
    )
    expect((await patch({ files: { logo: null } })).body).toMatchObject({
      theme: { primaryColour: '#24405F' },
    })
    for (const [files, message] of [
      [{ logo: 'med_film' }, 'Use a PNG or JPEG picture'],
      [{ logo: 'med_waiting' }, 'Upload the file first'],
      [{ logo: 'med_nothere' }, 'Upload the file first'],
    ] as const)
      expect(await patch({ files })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: 'body.files.logo', message }] } } },
      })
  })

  test('publish their terms as versions, and know who accepted which', async () => {
    const { terms, write, publish, accepted, table } = as()
    expect(await publish()).toMatchObject({
      status: 409,
      body: { error: { code: 'terms.no-draft' } },
    })
    expect(await write('  ')).toMatchObject({ status: 400 })
    await write('Deposits are not refunded.')
    expect((await terms()).body).toMatchObject({
      draft: { text: 'Deposits are not refunded.' },
      versions: [],
    })
    expect((await publish()).body).toMatchObject({
      versions: [{ version: 1, publishedBy: 'Naledi Mokoena' }],
    })
    await write('Deposits are refunded.')
    await publish()
    const { body } = await terms()
    expect(body).toMatchObject({
      versions: [{ version: 2, text: 'Deposits are refunded.' }, { version: 1 }],
    })
    expect(body).not.toHaveProperty('draft')
    const store = termsStore(table)
    const id = 'agy_marula' as never
    expect(await store.inForce(id)).toMatchObject({ version: 2 })
    const ada = { kind: 'client', id: 'cli_hartley' as never, name: 'Ada Hartley' } as const
    const at = testNow.toISOString()
    expect(await store.accept(id, { version: 2, who: ada, at })).toBe(true)
    expect(await store.accept(id, { version: 2, who: { ...ada, name: 'Eve' }, at })).toBe(false)
    expect(await store.acceptance(id, 2, ada.id)).toMatchObject({ at })
    expect(await store.acceptance(id, 1, ada.id)).toBeUndefined()
    expect((await accepted('2')).body).toMatchObject([
      { version: 2, who: { name: 'Ada Hartley' }, at },
    ])
    expect((await accepted('1')).body).toEqual([])
  })
})
