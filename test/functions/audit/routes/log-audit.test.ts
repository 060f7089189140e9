import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logAudit } from '../../../../functions/audit/routes/log-audit'
import type { ClientRecord } from '../../../../functions/data/clients/client-records'
import type { StoredItinerary } from '../../../../functions/data/itineraries/itinerary-records'
import { type AuditEntry, auditStore } from '../../../../functions/data/people/audit-store'
import type { VisitStore } from '../../../../functions/data/people/visit-store'
import type { Table } from '../../../../functions/data/table/table-access'
import { anAgent, callAs } from '../../../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../../../support/engines'

describe('logging to the audit trail', () => {
  let entries: AuditEntry[]
  beforeEach(() => {
    entries = []
  })
  const log = (body: object, principal = anAgent(), there: Partial<VisitStore> = {}) => {
    const audit = { add: async (entry: AuditEntry) => void entries.push(entry) }
    const visits = {
      findSame: async () => undefined,
      writeOnce: async (entry: AuditEntry) => entries.push(entry) > 0,
      ...there,
    }
    const answers = { find: async () => undefined, keep: async () => undefined }
    const only = <T>(record: T) => ({
      get: async (_: string, id: string) => (id.endsWith('hartley') ? record : undefined),
    })
    const itineraries = only({} as StoredItinerary)
    const clients = only({} as ClientRecord)
    return callAs(
      logAudit,
      { audit, visits, answers, itineraries, clients },
      { principal },
    )({ body })
  }

  test('an agent logs an access as themselves', async () => {
    const body = {
      action: 'agent_accessed_itinerary',
      agentId: 'agt_naledi',
      itineraryId: 'itn_hartley',
      details: { from: 'edit' },
    }
    expect(await log(body)).toMatchObject({ status: 200, body: { logged: true } })
    expect(entries).toMatchObject([
      {
        ...body,
        agencyId: 'agy_marula',
        timestamp: '2026-11-20T06:00:00.000Z',
        by: { kind: 'agent', id: 'agt_naledi' },
      },
    ])
  })

  test.each([{ itineraryId: 'itn_nowhere' }, { clientId: 'cli_nobody' }])(
    'an entry about what the agency does not have is refused: %j',
    async (named) => {
      expect((await log({ action: 'agent_accessed_itinerary', ...named })).status).toBe(404)
      expect(entries).toEqual([])
    },
  )

  test('an entry without an agent is the caller’s', async () => {
    await log({ action: 'agent_accessed_client', clientId: 'cli_hartley' })
    expect(entries).toMatchObject([{ agentId: 'agt_naledi', clientId: 'cli_hartley' }])
  })

  test.each([
    [
      'as somebody else',
      { action: 'agent_accessed_itinerary', agentId: 'agt_thabo' },
      'not-your-id',
    ],
    ['what clients log', { action: 'client_login' }, 'not-your-action'],
    ['what the system logs', { action: 'system_cost_change_itinerary' }, 'not-your-action'],
  ])('an agent may not log %s', async (_what, body, reason) => {
    expect(await log(body)).toMatchObject({
      status: 403,
      body: { error: { code: 'auth.forbidden', details: { reason } } },
    })
    expect(entries).toEqual([])
  })

  test.each([
    ['an unknown action', { action: 'agent_did_something' }],
    ['an unknown field', { action: 'agent_accessed_client', agencyId: 'agy_baobab' }],
    [
      'endless details',
      {
        action: 'agent_accessed_client',
        details: { a: 'x'.repeat(2_000), b: 'x'.repeat(2_000), c: 'x'.repeat(2_000) },
      },
    ],
    ['a client that is no id', { action: 'agent_accessed_client', clientId: '*' }],
  ])('%s is refused', async (_what, body) => {
    expect((await log(body)).status).toBe(400)
    expect(entries).toEqual([])
  })

  test('1 §6: an agent’s look at a record that is in the trail already is no second entry', async () => {
    const first = { id: 'aud_first', timestamp: '2026-11-20T05:45:00.000Z' }
    const body = { action: 'agent_accessed_client', clientId: 'cli_hartley' }
    expect(await log(body, anAgent(), { findSame: async () => first })).toMatchObject({
      status: 200,
      body: first,
    })
    const meanwhile = { writeOnce: async () => false, get: async () => first }
    expect(await log(body, anAgent(), meanwhile)).toMatchObject({ status: 200, body: first })
    expect(entries).toEqual([])
  })

  test('1 §6: each change that an agent logs is an entry, however soon after another', async () => {
    const earlier = { id: 'aud_1', timestamp: '2026-11-20T05:59:00.000Z' }
    for (const field of ['phone', 'address']) {
      const body = { action: 'agent_updated_client', clientId: 'cli_hartley', details: { field } }
      expect(await log(body, anAgent(), { findSame: async () => earlier })).toMatchObject({
        status: 200,
      })
    }
    expect(entries.map(({ details }) => details)).toEqual([
      { field: 'phone' },
      { field: 'address' },
    ])
  })

  test('while masquerading both ids are kept', async () => {
    const { agencyId, agentId } = anAgent({ agentId: anAgent().agentId })
    await log(
      { action: 'agent_accessed_client' },
      anAgent({ masqueradedBy: { agencyId, agentId } }),
    )
    expect(entries).toMatchObject([{ by: { id: 'agt_naledi', masqueradedBy: 'agt_naledi' } }])
  })
})

describe.each(routeEngines)('the audit trail on $name', (engine) => {
  let there: TestTable
  let table: Table
  beforeAll(async () => {
    there = await startTestTable(engine)
    table = there.table
  })
  afterAll(() => there.stop())

  test('keeps an entry in the month of its agency', async () => {
    const at = '2026-11-20T06:00:00.000Z'
    const { agencyId } = anAgent()
    const by = { kind: 'agent', id: 'agt_naledi', name: 'Naledi' } as const
    await auditStore(table).add({
      id: 'aud_1',
      agencyId,
      action: 'client_login',
      timestamp: at,
      by,
    })
    expect(
      await table.get({ pk: `AGENCY#${agencyId}#AUDIT#2026-11`, sk: `${at}#aud_1` }),
    ).toMatchObject({
      action: 'client_login',
    })
  })
})
