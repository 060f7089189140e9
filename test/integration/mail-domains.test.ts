import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnMailDomain } from '#shared/api/mail-domain'
import { checkMailDomains } from '../../functions/agencies/jobs/check-mail-domains'
import { checkMailDomain } from '../../functions/agencies/routes/check-mail-domain'
import { getMailDomain } from '../../functions/agencies/routes/get-mail-domain'
import { removeMailDomain } from '../../functions/agencies/routes/remove-mail-domain'
import { saveMailDomain } from '../../functions/agencies/routes/save-mail-domain'
import { agencyItem, agentItems } from '../../functions/data/people/agency-store'
import { auditEntriesIn } from '../../functions/data/people/audit-store'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { agency, lead, mailDomainWorld } from '../support/mail-domain-world'
import { quietLog } from '../support/store-kinds'

const dayMs = 86_400_000
const name = 'mail.marulajourneys.com'
const own = '"Marula Journeys" <trips@mail.marulajourneys.com>'
const ours = '"Marula Journeys" <hello@tembea.example>'
const mail = {
  to: 'eleanor@hartley.example',
  subject: 'Your trip',
  text: 'Dear Eleanor',
  sender: 'Marula Journeys',
  agencyId: 'agy_marula' as never,
}
const baobab = anAgent({ agencyId: 'agy_baobab' as never, isAgencyAdmin: true })
const domainIn = ({ body }: { readonly body: unknown }) =>
  (body as { readonly domain: OwnMailDomain }).domain // the answers went through the contract
const refusal = (message: RegExp) => ({
  status: 400,
  body: {
    error: {
      details: { fields: [{ field: 'body.name', message: expect.stringMatching(message) }] },
    },
  },
})

describe.each(routeEngines)('an agency’s own sending domain on $name', (engine) => {
  let running: TestTable
  let world: Awaited<ReturnType<typeof mailDomainWorld>>
  let lines: readonly string[]
  beforeAll(async () => {
    running = await startTestTable(engine)
    world = await mailDomainWorld(running.table)
  }, 60_000)
  afterAll(async () => {
    await world.stop()
    await running.stop()
  })
  beforeEach(async () => {
    lines = quietLog()
    for (const principal of [undefined, baobab]) await as(principal).remove()
    const agencies = [agency('agy_marula', 'Marula Journeys'), agency('agy_baobab', 'Baobab')]
    const items = agencies.flatMap((one) => [agencyItem(one), ...agentItems(lead(one.id), '')])
    await running.table.write(items.map((Item) => ({ Put: { Item } })))
    world.wait(dayMs) // past the limit of calls
  })

  const as = (principal = anAgent({ isAgencyAdmin: true }), id: string = principal.agencyId) => {
    const { deps, now, inFunction } = world
    const [who, one] = [{ principal, now }, { params: { id } }]
    return {
      read: () => callAs(getMailDomain, deps, who)(one),
      save: (domain: string, localPart = 'trips') =>
        inFunction('saveMailDomain', () =>
          callAs(saveMailDomain, deps, who)({ ...one, body: { name: domain, localPart } }),
        ),
      check: () =>
        inFunction('checkMailDomain', () =>
          callAs(checkMailDomain, deps, who)({ ...one, body: {} }),
        ),
      remove: () => inFunction('removeMailDomain', () => callAs(removeMailDomain, deps, who)(one)),
    }
  }
  const trail = async () => {
    const items = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#agy_marula#AUDIT#${world.month()}` },
    })
    return items.flatMap(auditEntriesIn)
  }
  const runJob = () => world.inFunction('checkMailDomains', () => checkMailDomains(world.deps))
  const setUp = async () => {
    const { records } = domainIn(await as().save(name))
    world.dns.put(records)
    await as().check()
    return records
  }

  test('waits for its records, and mails are from it once they are there', async () => {
    const saved = domainIn(await as().save(` ${name.toUpperCase()} `))
    expect(saved).toMatchObject({ name, localPart: 'trips', state: 'waiting' })
    expect(saved.records.map(({ type }) => type)).toEqual(['CNAME', 'CNAME', 'CNAME', 'TXT'])
    expect(domainIn(await as().check())).toMatchObject({ state: 'waiting' })
    expect(await world.send(mail)).toBe(ours)
    world.dns.put(saved.records)
    const checked = domainIn(await as().check())
    expect(checked).toMatchObject({ state: 'verified', checkedAt: expect.any(String) })
    expect(domainIn(await as().read())).toEqual(checked)
    expect(await world.send(mail)).toBe(own)
    expect(await world.send({ ...mail, agencyId: undefined })).toBe(ours)
  })

  test('is verified by the job, too', async () => {
    world.dns.put(domainIn(await as().save(name)).records)
    await runJob()
    expect(domainIn(await as().read()).state).toBe('verified')
  })

  test('is lost with its records: mails are from us, lead agents are told once, and it comes back', async () => {
    const records = await setUp()
    world.dns.remove(records.slice(0, 1))
    await runJob()
    expect(domainIn(await as().read()).state).toBe('verified')
    world.wait(dayMs)
    await runJob()
    expect(domainIn(await as().read())).toMatchObject({
      state: 'failed',
      lostAt: expect.any(String),
    })
    expect(await world.send(mail)).toBe(ours)
    await runJob()
    const told = world.mails().filter(({ subject }) => subject === `${name} is no longer verified`)
    expect(told).toMatchObject([{ to: ['lead@marula.example'] }])
    const lost = (await trail()).filter(({ action }) => action === 'system_lost_mail_domain')
    expect(lost.map(({ details }) => details)).toEqual([{ sendingAddress: `trips@${name}` }])
    world.dns.put(records)
    expect(domainIn(await as().check())).toMatchObject({ state: 'verified' })
    expect(domainIn(await as().read()).lostAt).toBeUndefined()
    expect(await world.send(mail)).toBe(own)
  })

  test('is lost without its proof, though it still signs', async () => {
    const records = await setUp()
    world.dns.remove(records.slice(3))
    expect(domainIn(await as().check()).state).toBe('failed')
  })

  test('stays as it is while its name servers are silent', async () => {
    const records = await setUp()
    world.dns.put([{ name: `_tembea.${name}`, type: 'TXT', value: 'SERVFAIL' }])
    expect(await as().check()).toMatchObject({
      status: 503,
      body: { error: { code: 'mail.dns-silent' } },
    })
    world.wait(dayMs)
    await runJob()
    expect(domainIn(await as().read()).state).toBe('verified')
    expect(lines.join()).not.toContain('mail-domain.failed')
    world.dns.remove(records)
  })

  test('is the agency’s that proves it: another one names it in vain', async () => {
    const other = as(baobab)
    const theirs = domainIn(await other.save(name))
    const records = await setUp()
    expect(theirs.records.slice(0, 3)).toEqual(records.slice(0, 3))
    expect(domainIn(await other.check()).state).toBe('waiting')
    world.dns.put(theirs.records.slice(3))
    expect(domainIn(await other.check())).toMatchObject({ state: 'failed', isTaken: true })
    expect(await world.send({ ...mail, agencyId: 'agy_baobab' as never })).toBe(ours)
    world.dns.remove(theirs.records.slice(3))
    world.dns.put(records)
    await other.remove()
    expect(await other.save(name)).toMatchObject(refusal(/^Another agency/))
    expect(domainIn(await as().check()).state).toBe('verified')
  })

  test('is forgotten by the mail service when another replaces it, and when it is removed', async () => {
    await setUp()
    const moved = domainIn(await as().save('marula.travel'))
    expect(moved).toMatchObject({ name: 'marula.travel', state: 'waiting' })
    expect(world.identities.get(name)).toBeUndefined()
    expect(await world.send(mail)).toBe(ours)
    expect(await as().remove()).toMatchObject({ status: 200, body: { domain: null } })
    expect(world.identities.get('marula.travel')).toBeUndefined()
    expect(await as(baobab).save(name)).toMatchObject({ status: 200 })
  })

  test('keeps its records when only the address changes, and starts over once it has failed', async () => {
    const records = await setUp()
    const renamed = domainIn(await as().save(name, 'hello'))
    expect(renamed).toMatchObject({ localPart: 'hello', state: 'verified', records })
    world.dns.remove(records)
    await as().check()
    const kept = domainIn(await as().save(name, 'trips'))
    expect(kept).toMatchObject({ state: 'failed', records })
    await as().save(name, 'hello')
    const begun = domainIn(await as().save(name, 'hello'))
    expect(begun.state).toBe('waiting')
    expect(begun.lostAt).toBeUndefined()
    expect(begun.records.slice(3)).toEqual(records.slice(3))
  })

  test('leaves with its agency: an archived one has none', async () => {
    await setUp()
    const archived = agency('agy_marula', 'Marula Journeys', { archived: true })
    await running.table.write([{ Put: { Item: agencyItem(archived) } }])
    world.wait(dayMs)
    await runJob()
    expect(await world.deps.domains.ofAgency('agy_marula' as never)).toBeUndefined()
    expect(world.identities.get(name)).toBeUndefined()
    expect((await trail()).at(-1)).toMatchObject({ action: 'system_removed_mail_domain' })
  })

  test('is not set up where no mails are sent', async () => {
    const deps = { ...world.deps, sendsMails: false }
    const request = { params: { id: 'agy_marula' }, body: { name, localPart: 'trips' } }
    const principal = anAgent({ isAgencyAdmin: true })
    expect(
      await callAs(saveMailDomain, deps, { principal, now: world.now })(request),
    ).toMatchObject(refusal(/^Emails aren’t set up/))
    expect(domainIn(await as().read())).toBeNull()
  })

  test.each([
    ['marula', /^Enter a domain/],
    ['trips@marula.com', /^Enter a domain/],
    ['gmail.com', /public mail provider/],
    ['tembea.example', /^This is Tembea’s/],
    ['mail.tembea.example', /^This is Tembea’s/],
  ])('refuses %s at its field', async (wrong, message) => {
    expect(await as().save(wrong)).toMatchObject(refusal(message))
  })

  test('is for lead agents of the agency and superadmins alone', async () => {
    const agent = as(anAgent())
    for (const call of [agent.read, () => agent.save(name), agent.check, agent.remove])
      expect((await call()).status).toBe(403)
    const stranger = as(baobab, 'agy_marula')
    for (const call of [stranger.read, () => stranger.save(name), stranger.check, stranger.remove])
      expect((await call()).status).toBe(404)
    const root = anAgent({ agencyId: 'agy_root' as never, capabilities: ['superadmin'] })
    expect(await as(root, 'agy_marula').save(name)).toMatchObject({ status: 200 })
  })

  test('is looked at so often and no more', async () => {
    await as().save(name)
    const statuses: number[] = []
    for (let call = 0; call < 11; call++) statuses.push((await as().check()).status)
    expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 200))
    expect(statuses.slice(9)).toEqual([429, 429])
  })

  test('stands in the audit trail with each change', async () => {
    await setUp()
    world.wait(1_000)
    await as().save(name, 'hello')
    world.wait(1_000)
    await as().remove()
    const changes = (await trail())
      .filter(({ action }) => action === 'agent_updated_agency')
      .map(({ details }) => details)
    expect(changes.slice(-3)).toEqual([
      { before: { sendingAddress: null }, after: { sendingAddress: `trips@${name}` } },
      {
        before: { sendingAddress: `trips@${name}` },
        after: { sendingAddress: `hello@${name}` },
      },
      { before: { sendingAddress: `hello@${name}` }, after: { sendingAddress: null } },
    ])
  })
})
