import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { auditListMakers } from '../../functions/audit/audit-list'
import { auditRowMaker } from '../../functions/audit/audit-rows'
import { countAuditTrail } from '../../functions/audit/routes/count-audit-trail'
import { getAuditTrailCsv } from '../../functions/audit/routes/get-audit-trail-csv'
import { listAuditTrail } from '../../functions/audit/routes/list-audit-trail'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agentItems } from '../../functions/data/people/agency-store'
import {
  type AuditEntry,
  auditEntry,
  auditItem,
  auditLine,
  auditStore,
} from '../../functions/data/people/audit-store'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const agency = { currency: 'USD', model: 'net', pricingSettings: {}, featureFlags: [], admins: [] }
let made = 0
const entryOf = (timestamp: string, named: object = {}): AuditEntry =>
  auditEntry.parse({
    id: `aud_${String(9_999 - made++).padStart(16, '0')}`,
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    action: 'agent_accessed_client',
    clientId: 'cli_hartley',
    timestamp,
    by: { kind: 'agent', id: 'agt_naledi', name: 'agt_naledi' },
    ...named,
  })
const root = {
  capabilities: ['superadmin' as const],
  agencyId: 'agy_direct' as never,
  agentId: 'agt_root' as never,
}
const rows = z.array(z.looseObject({ id: z.string(), timestamp: z.string(), action: z.string() }))

describe.each(routeEngines)('the audit trail on $name', (engine) => {
  let running: TestTable
  const alone = [
    ...Array.from({ length: 230 }, (_, at) =>
      entryOf(new Date(Date.UTC(2026, 10, 1, 0, at)).toISOString()),
    ),
    entryOf('2026-09-30T23:59:59.999Z', {
      by: {
        kind: 'agent',
        id: 'agt_naledi',
        name: 'Naledi',
        masqueradedBy: 'agt_root',
        masqueraderName: 'Root',
      },
    }),
    entryOf('2026-10-01T00:00:00.000Z', { action: 'agent_updated_client', details: '=cmd|calc' }),
    entryOf('2024-10-30T00:00:00.000Z'),
    entryOf('2026-11-01T00:05:00.000Z', { agencyId: 'agy_other', agentId: 'agt_peter' }),
  ]
  /** Two of one instant, in the item of the change that they belong to. */
  const inChange = [
    entryOf('2026-11-01T00:07:00.000Z', {
      action: 'system_status_change_itinerary',
      itineraryId: 'itn_safari',
    }),
    entryOf('2026-11-01T00:07:00.000Z', {
      action: 'system_cost_change_itinerary',
      itineraryId: 'itn_safari',
    }),
  ]
  beforeAll(async () => {
    running = await startTestTable(engine)
    const items = [
      ...alone.map(auditItem),
      {
        pk: 'AGENCY#agy_marula#ITINERARY#itn_safari',
        sk: 'HISTORY#00000001',
        ...auditLine(inChange),
      },
      {
        pk: 'AGENCY#agy_marula#ITINERARY#itn_safari',
        sk: 'ITINERARY',
        listed: ['itn_safari', 'Kenya Adventure'],
      },
      {
        pk: 'AGENCY#agy_marula#CLIENT#cli_hartley',
        sk: 'CLIENT',
        listed: { name: 'Eleanor Hartley' },
      },
      ...['agy_marula', 'agy_other', 'agy_direct'].map((id) =>
        agencyItem(
          agencyRecord.parse({ ...agency, id, agencyCode: 'ABC001', name: `Agency ${id}` }),
        ),
      ),
      ...agentItems(
        agentRecord.parse({
          id: 'agt_naledi',
          agencyId: 'agy_marula',
          email: 'n@example.com',
          capabilities: [],
          firstName: 'Naledi',
          lastName: 'Mokoena',
        }),
        'hash',
      ),
      ...agentItems(
        agentRecord.parse({
          id: 'agt_root',
          agencyId: 'agy_direct',
          email: 's@example.com',
          capabilities: ['superadmin'],
          firstName: 'Samuel',
          lastName: 'Kioko',
        }),
        'hash',
      ),
    ]
    for (const Item of items) await running.table.write([{ Put: { Item } }])
  }, 60_000)
  afterAll(() => running.stop())

  function as(named: Parameters<typeof anAgent>[0] = { isAgencyAdmin: true }) {
    const { table } = running
    const deps = {
      trail: auditListMakers.trail(table),
      rows: auditRowMaker(table),
      audit: auditStore(table),
    }
    const principal = { principal: anAgent(named) }
    const query = (where?: object, more: object = {}) => ({
      filter: JSON.stringify({ limit: 100, ...(where && { where }), ...more }),
    })
    return {
      list: (where?: object, more?: object, others: object = {}) =>
        callAs(listAuditTrail, deps, principal)({ query: { ...query(where, more), ...others } }),
      count: (where: object = {}, others: object = {}) =>
        callAs(
          countAuditTrail,
          deps,
          principal,
        )({ query: { where: JSON.stringify(where), ...others } }),
      csv: (where?: object, others: object = {}) =>
        callAs(getAuditTrailCsv, deps, principal)({ query: { ...query(where), ...others } }),
    }
  }

  test('comes by timestamp, then id, descending, page by page, each entry once', async () => {
    const { list } = as()
    const found: z.infer<typeof rows> = []
    let cursor: string | undefined
    do {
      const answer = await list(undefined, { limit: 33 }, cursor === undefined ? {} : { cursor })
      found.push(...rows.parse(answer.body))
      cursor = answer.headers['x-next-cursor'] as string | undefined
    } while (cursor !== undefined)
    const expected = [...alone, ...inChange]
      .filter(({ agencyId, timestamp }) => agencyId === 'agy_marula' && timestamp > '2024-11')
      .map(({ timestamp, id }) => `${timestamp} ${id}`)
    expect(found.map(({ timestamp, id }) => `${timestamp} ${id}`)).toEqual(
      expected.sort().reverse(),
    )
    const [oldest] = rows.parse(
      (await list(undefined, { order: ['timestamp ascending', 'id ascending'] })).body,
    )
    expect(oldest?.timestamp).toBe('2026-09-30T23:59:59.999Z')
  })

  test('has the names of what it is about, and both names of a masquerade', async () => {
    const { body } = await as().list({ masqueradedBy: 'agt_root' })
    expect(body).toMatchObject([
      {
        clientName: 'Eleanor Hartley',
        agencyName: 'Agency agy_marula',
        agentName: 'Naledi Mokoena',
        by: {
          id: 'agt_naledi',
          name: 'Naledi',
          masqueradedBy: 'agt_root',
          masqueraderName: 'Root',
        },
      },
    ])
    expect((await as().list({ itineraryId: 'itn_safari' })).body).toMatchObject([
      { itineraryName: 'Kenya Adventure', by: { name: 'Naledi Mokoena' } },
      {},
    ])
  })

  test('1 §6: names whoever acted from another agency, and whom the details name, in place of ids', async () => {
    const entry = entryOf('2026-08-01T00:00:00.000Z', {
      action: 'agent_assigned_agent',
      details: { from: 'agt_former', to: 'agt_naledi' },
      agentId: 'agt_root',
      by: {
        kind: 'agent',
        id: 'agt_root',
        name: 'agt_root',
        homeAgencyId: 'agy_direct',
        masqueradedBy: 'agt_naledi',
      },
    })
    await running.table.write([{ Put: { Item: auditItem(entry) } }])
    expect((await as().list({ by: 'agt_root' })).body).toMatchObject([
      {
        agentName: 'Samuel Kioko',
        names: { agt_naledi: 'Naledi Mokoena' },
        by: { name: 'Samuel Kioko', masqueraderName: 'Naledi Mokoena' },
      },
    ])
    expect(String((await as().csv({ by: 'agt_root' })).body)).toContain(',To Naledi Mokoena,')
    await running.table.write([
      { Delete: { Key: { pk: String(auditItem(entry).pk), sk: String(auditItem(entry).sk) } } },
    ])
  })

  test.each([
    [{ action: 'system_cost_change_itinerary' }, 1],
    [{ itineraryId: 'itn_safari' }, 2],
    [{ or: [{ by: 'agt_root' }, { masqueradedBy: 'agt_root' }] }, 1],
    [{ clientId: 'cli_nobody' }, 0],
    [{ timestamp: { gte: '2026-10-01T00:00:00.000Z', lt: '2026-11-01T00:00:00.000Z' } }, 1],
    [{ timestamp: { between: ['2026-11-01T00:00:00.000Z', '2026-11-01T00:07:00.000Z'] } }, 10],
    [{ timestamp: { lte: '2024-12-01T00:00:00.000Z', gte: '2024-01-01T00:00:00.000Z' } }, 1],
    [{ and: [{ timestamp: { gte: '0001-01-01' } }, { timestamp: { lte: '9999-01-01' } }] }, 235],
    [{}, 234],
  ])('is filtered and counted by %j', async (where, count) => {
    const { count: ask, list } = as()
    expect((await ask(where)).body).toEqual({ count })
    expect(rows.parse((await list(where)).body)).toHaveLength(Math.min(count, 100))
  })

  test('is a file that no spreadsheet takes for formulas, in pages that make one file', async () => {
    const { csv } = as()
    const all = await csv()
    const text = String(all.body)
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFTime (UTC),Agency,Who,Signed in by,Action,Agent,Client,Itinerary,Details,Action code,Who id,Client id,Itinerary id,Entry id',
    )
    expect(text).toContain(",'=cmd|calc,agent_updated_client,")
    expect(text).toContain(',Naledi,Root,Opened client,')
    expect(text.trim().split('\r\n')).toHaveLength(235)
    const [last] = rows.parse((await as().list({}, { limit: 1 })).body)
    const cursor = Buffer.from(`${last?.timestamp}#${last?.id}`).toString('base64url')
    const rest = String((await csv({}, { cursor })).body)
    expect(rest.trim().split('\r\n')).toHaveLength(233)
    expect(rest.startsWith('2026-11-01')).toBe(true)
  })

  test('is each agency’s own; superadmins read all at once, which is an entry itself', async () => {
    const superadmin = as(root)
    const everywhere = { agencies: 'all' }
    const other = { agencyId: 'agy_other' }
    const answer = await superadmin.list(
      { timestamp: { gte: '2026-11-01T00:04:30.000Z', lte: '2026-11-01T00:05:30.000Z' } },
      {},
      everywhere,
    )
    expect(
      rows
        .parse(answer.body)
        .map(({ agencyId }) => agencyId)
        .sort(),
    ).toEqual(['agy_marula', 'agy_other'])
    expect((await superadmin.list({ action: 'agent_accessed_audit_trails' })).body).toMatchObject([
      { by: { id: 'agt_root' } },
    ])
    expect((await superadmin.count({}, everywhere)).body).toEqual({ count: 236 })
    expect((await as().list({}, {}, everywhere)).status).toBe(404)
    expect((await as().count({}, everywhere)).status).toBe(404)
    expect((await as().csv({}, everywhere)).status).toBe(404)
    expect(rows.parse((await as(root).list({ clientId: 'cli_hartley' })).body)).toEqual([])
    expect((await as({ ...other, isAgencyAdmin: true } as never).count()).body).toEqual({
      count: 1,
    })
    for (const who of [{}, { capabilities: ['contentmanager' as const] }])
      expect((await as(who).list()).status).toBe(403)
  })

  test.each([
    [{ where: { password: 1 } }, {}],
    [{ order: ['action ascending'] }, {}],
    [{ order: ['timestamp ascending', 'id descending'] }, {}],
    [{}, { cursor: 'garbled' }],
    [{}, { cursor: Buffer.from('2026-13-01T00:00:00Z#aud').toString('base64url') }],
    [{}, { agencies: 'some' }],
    [{ where: { timestamp: { gte: null } } }, { cursor: '' }],
  ])('refuses %j %j', async (more, others) => {
    expect((await as().list(undefined, more, others)).status).toBe(400)
  })
})
