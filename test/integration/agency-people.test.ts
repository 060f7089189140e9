import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountMailSchema, mailAccount } from '../../functions/accounts/account-mail'
import { createAgent } from '../../functions/agency-people/routes/create-agent'
import { findAgents } from '../../functions/agency-people/routes/find-agents'
import { getAgent } from '../../functions/agency-people/routes/get-agent'
import { listAgents } from '../../functions/agency-people/routes/list-agents'
import { patchAgent } from '../../functions/agency-people/routes/patch-agent'
import { removeAgent } from '../../functions/agency-people/routes/remove-agent'
import { sendInvite } from '../../functions/agency-people/routes/send-invite'
import { clientLines } from '../../functions/data/lists/client-lines'
import { listReader } from '../../functions/data/lists/list-reader'
import { tripLines } from '../../functions/data/lists/trip-lines'
import { accountStore } from '../../functions/data/people/account-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { agentStore } from '../../functions/data/people/agent-store'
import { handOverStore } from '../../functions/data/people/hand-over-store'
import { sessionStore } from '../../functions/data/people/session-store'
import { mailLimits } from '../../functions/mail/mail-limits'
import type { Mail } from '../../functions/mail/mailer'
import { clockAt } from '../../functions/runtime/clock'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const agency = {
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
}
const person = (id: string, named: object = {}) =>
  agentRecord.parse({
    id,
    agencyId: 'agy_marula',
    email: `${id}@marula.example`,
    firstName: 'Naledi',
    lastName: 'Mokoena',
    capabilities: [],
    objectives: { passwordSet: true },
    ...named,
  })

describe.each(routeEngines)('the people of an agency on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    const items = [
      agencyItem(agencyRecord.parse({ ...agency, id: 'agy_marula', admins: ['agt_naledi'] })),
      agencyItem(agencyRecord.parse({ ...agency, id: 'agy_other', admins: ['agt_peter'] })),
      ...agentItems(person('agt_naledi'), 'hash'),
      ...agentItems(person('agt_thabo', { firstName: 'Thabo', lastName: 'Molefe' }), 'hash'),
      ...agentItems(person('agt_peter', { agencyId: 'agy_other' }), 'hash'),
    ]
    await running.table.write(items.map((Item) => ({ Put: { Item } })))
  })

  /** Calls of a lead agent of Marula Journeys, unless a test names another. */
  function lead(named: Parameters<typeof anAgent>[0] = { isAgencyAdmin: true }) {
    const { table } = running
    const queued: object[] = []
    const deps = {
      agencies: agencyStore(table),
      people: agentStore(table),
      handOvers: handOverStore(table),
      sessions: sessionStore(table),
      clientList: listReader(table, clientLines),
      tripList: listReader(table, tripLines),
      limits: mailLimits(table),
      queue: { send: async (message: object) => void queued.push(message) },
    }
    const as = { principal: anAgent(named) }
    return {
      queued,
      find: (filter: object) =>
        callAs(findAgents, deps, as)({ query: { filter: JSON.stringify(filter) } }),
      list: (id = 'agy_marula') => callAs(listAgents, deps, as)({ params: { id } }),
      get: (id: string) => callAs(getAgent, deps, as)({ params: { id } }),
      create: (body: object) => callAs(createAgent, deps, as)({ body }),
      invite: (agentId: string) => callAs(sendInvite, deps, as)({ body: { agentId } }),
      withdraw: (id: string) => callAs(removeAgent, deps, as)({ params: { id } }),
      patch: (id: string, body: object) => callAs(patchAgent, deps, as)({ params: { id }, body }),
    }
  }

  test('are listed by name with what they are, archived ones last', async () => {
    const { list, patch } = lead()
    await patch('agt_naledi', { isAdmin: true })
    await patch('agt_thabo', { archived: true })
    const { body } = await list()
    expect(body).toMatchObject([
      { fullName: 'Naledi Mokoena', isAdmin: true, status: 'active' },
      { fullName: 'Thabo Molefe', isAdmin: false, status: 'archived' },
    ])
  })

  test('2 §7.5: GET /Agents lists those of the caller’s agency, by filter', async () => {
    const { find } = lead()
    const everybody = await find({})
    expect(everybody).toMatchObject({
      status: 200,
      body: expect.arrayContaining([expect.objectContaining({ id: 'agt_naledi' })]),
    })
    expect(JSON.stringify(everybody.body)).not.toContain('agy_other')
    expect(
      (await find({ where: { firstName: { like: 'THA', options: 'i' } } })).body,
    ).toMatchObject([{ id: 'agt_thabo', agencyId: 'agy_marula' }])
    expect((await find({ where: { password: 'x' } })).status).toBe(400)
    expect((await lead({ isAgencyAdmin: false }).find({})).status).toBe(403)
  })

  test('are added once for an email, and invited by mail', async () => {
    const { create, queued, invite } = lead()
    const email = `kabelo-${engine.name}@marula.example`
    const kabelo = { firstName: 'Kabelo', lastName: 'Dube', email }
    const added = await create(kabelo)
    expect(added).toMatchObject({
      status: 200,
      body: { fullName: 'Kabelo Dube', status: 'invited', isAdmin: false },
    })
    expect(queued).toMatchObject([
      { account: 'activate', email, invited: { agencyId: 'agy_marula' } },
    ])
    expect(await create({ ...kabelo, email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { error: { message: 'Email already exists' } },
    })
    expect(await invite((added.body as { id: string }).id)).toMatchObject({ status: 200 })
    expect(queued).toHaveLength(2)
    expect(await invite('agt_thabo')).toMatchObject({
      status: 409,
      body: { error: { code: 'agent.not-invited' } },
    })
  })

  test('are added alike when their email signs in at another agency, which keeps its sign-in', async () => {
    const { create, queued, invite, withdraw } = lead()
    const { table } = running
    const peter = await agencyStore(table).agent('agy_other' as never, 'agt_peter' as never)
    const email = peter?.email ?? ''
    const before = await agencyStore(table).login(email)
    const body = { firstName: 'Pete', lastName: 'Lund', email }
    const free = await create({ ...body, email: `nobody-${engine.name}@marula.example` })
    const added = await create(body)
    const { id } = added.body as { id: string }
    expect(added.status).toBe(200)
    expect({ ...(added.body as object), id: '', email: '' }).toEqual({
      ...(free.body as object),
      id: '',
      email: '',
    })
    expect(await create(body)).toMatchObject({ status: 409 })
    expect(await invite(id)).toMatchObject({ status: 200 })
    const mails: Mail[] = []
    const deps = {
      agencies: agencyStore(table),
      accounts: accountStore(table),
      mailer: { send: async (mail: Mail) => void mails.push(mail) },
      webAddress: 'https://tembea.example',
      clock: clockAt(() => testNow),
    }
    await mailAccount(accountMailSchema.parse(queued.at(-1)), deps)
    expect(mails).toMatchObject([{ to: email, text: expect.stringContaining('another agency') }])
    expect(mails[0]?.text).not.toMatch(/verify|reset/)
    expect(await withdraw(id)).toMatchObject({ status: 200 })
    expect(await agencyStore(table).login(email)).toEqual(before)
  })

  test('are no longer invited once the invitation is withdrawn, and their email is free', async () => {
    const { create, withdraw, get } = lead()
    const newcomer = {
      firstName: 'Kagiso',
      lastName: 'Seretse',
      email: `kagiso-${engine.name}@marula.example`,
    }
    const { id } = (await create(newcomer)).body as { id: string }
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { removed: true } })
    for (const answer of [await get(id), await withdraw(id)]) expect(answer.status).toBe(404)
    expect(await create(newcomer)).toMatchObject({ status: 200 })
    expect(await withdraw('agt_thabo')).toMatchObject({
      status: 409,
      body: { error: { code: 'agent.not-invited' } },
    })
  })

  test('raise nobody’s role but others’, and take no agency and no capability', async () => {
    const superadmin = lead({ agentId: 'agt_thabo' as never, capabilities: ['superadmin'] })
    for (const [body, field] of [
      [{ isAdmin: true }, 'body.isAdmin'],
      [{ capabilities: ['superadmin'] }, 'body.capabilities'],
      [{ agencyId: 'agy_other' }, 'body.agencyId'],
    ] as const)
      expect(await superadmin.patch('agt_thabo', body)).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field }] } } },
      })
  })

  test('always have somebody who leads the agency', async () => {
    const { patch } = lead()
    for (const body of [{ archived: true }, { isAdmin: false }]) {
      expect(await patch('agt_naledi', body)).toMatchObject({
        status: 409,
        body: { error: { code: 'agent.last-admin' } },
      })
    }
    expect(await patch('agt_thabo', { isAdmin: true })).toMatchObject({
      status: 200,
      body: { isAdmin: true },
    })
    const both = await Promise.all([
      patch('agt_naledi', { isAdmin: false }),
      patch('agt_thabo', { isAdmin: false }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await agencyStore(running.table).agency('agy_marula' as never))?.admins).toHaveLength(1)
  })

  test('lose their sessions when they are archived, and keep them lost when they are restored', async () => {
    const sessions = sessionStore(running.table)
    const { token } = await sessions.start(anAgent({ agentId: 'agt_thabo' as never }), {
      keep: true,
      now: new Date(testNow.getTime() - 1_000),
    })
    const { patch } = lead()
    await patch('agt_thabo', { archived: true })
    await expect(sessions.find(token, testNow)).rejects.toMatchObject({ code: 'auth.expired' })
    await patch('agt_thabo', { archived: false })
    await expect(sessions.find(token, new Date(testNow.getTime() + 60_000))).rejects.toMatchObject({
      code: 'auth.expired',
    })
  })

  test('are nobody to another agency, but to a superadmin who lists them', async () => {
    const { get, patch, invite, list, withdraw } = lead()
    for (const answer of [
      await get('agt_peter'),
      await patch('agt_peter', { archived: true }),
      await invite('agt_peter'),
      await list('agy_other'),
      await withdraw('agt_peter'),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect(await get('agt_thabo')).toMatchObject({
      status: 200,
      body: { email: 'agt_thabo@marula.example' },
    })
    const superadmin = lead({ capabilities: ['superadmin'] })
    expect((await superadmin.list('agy_other')).body).toMatchObject([{ id: 'agt_peter' }])
  })

  test('are kept by lead agents only', async () => {
    const { list, create, patch } = lead({})
    const newcomer = { firstName: 'A', lastName: 'B', email: 'a@b.example' }
    for (const answer of [await list(), await create(newcomer), await patch('agt_thabo', {})])
      expect(answer.status).toBe(403)
  })

  test('change name and email of a colleague, who keeps password and sessions; both addresses are told', async () => {
    const { patch, queued } = lead()
    const login = (email: string) => agencyStore(running.table).login(email)
    const before = await login('agt_thabo@marula.example')
    expect(
      await patch('agt_thabo', { lastName: 'Dube', email: 'thabo.dube@marula.example' }),
    ).toMatchObject({
      status: 200,
      body: { fullName: 'Thabo Dube', email: 'thabo.dube@marula.example', status: 'active' },
    })
    expect(await login('agt_thabo@marula.example')).toBeUndefined()
    expect(await login('thabo.dube@marula.example')).toEqual(before)
    expect(queued).toMatchObject([
      { changed: 'email', to: 'agt_thabo@marula.example' },
      { changed: 'email', to: 'thabo.dube@marula.example' },
    ])
    expect(await patch('agt_thabo', { email: 'agt_peter@marula.example' })).toMatchObject({
      status: 409,
    })
    expect(await patch('agt_naledi', { email: 'me@marula.example' })).toMatchObject({ status: 400 })
    expect(await patch('agt_thabo', { isAdmin: true })).toMatchObject({ status: 200 })
    expect(await patch('agt_thabo', { email: 'mine@marula.example' })).toMatchObject({
      status: 400,
    })
  })

  test.each([
    ['signs in at another agency', 'agt_foreign@marula.example'],
    ['is nobody’s', 'nobody@race.example'],
  ])('are added once, however many invite an email at once that %s', async (_whose, email) => {
    const foreign = agentItems(person('agt_foreign', { agencyId: 'agy_other' }), 'hash')
    await running.table.write(foreign.map((Item) => ({ Put: { Item } })))
    const { create, list } = lead()
    const body = { firstName: 'Ada', lastName: 'Moremi', email }
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const again = await create(body)
    for (const { status, body } of answers) if (status !== 200) expect(body).toEqual(again.body)
    const people = JSON.stringify((await list()).body)
    expect(people.split(email)).toHaveLength(2)
  })

  test('of two agencies that invite an email at once both are answered alike', async () => {
    const email = 'both@race.example'
    const body = { firstName: 'Ada', lastName: 'Moremi', email }
    const other = { agencyId: 'agy_other', agentId: 'agt_peter', isAgencyAdmin: true } as never
    const [one, two] = await Promise.all([lead().create(body), lead(other).create(body)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(Object.keys(one.body as object)).toEqual(Object.keys(two.body as object))
  })
})
