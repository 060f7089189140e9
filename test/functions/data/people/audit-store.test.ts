import { describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { historyEntryIn, historyItem } from '../../../../functions/data/itineraries/history'
import {
  type AuditEntry,
  auditEntriesIn,
  auditEntry,
  auditItem,
} from '../../../../functions/data/people/audit-store'

const timestamp = '2026-11-20T08:00:00.000Z'
const by = { kind: 'system', id: 'hold-worker', name: 'Tembea' } as const
const anEntry = (id: string, action: string): AuditEntry =>
  auditEntry.parse({
    id,
    agencyId: 'agy_marula',
    itineraryId: 'itn_hartley',
    agentId: 'agt_naledi',
    timestamp,
    action,
    by,
    details: { from: 'holding', to: 'provisional', version: 5 },
  })
const status = anEntry('aud_1', 'system_status_change_itinerary')
const cost = anEntry('aud_2', 'system_cost_change_itinerary')

const change = {
  version: 5,
  at: timestamp,
  by,
  action: 'held',
  state: 'provisional' as const,
  contentVersion: 3,
  requestId: 'req_1',
  changes: [{ field: 'state', label: 'State', from: 'holding', to: 'provisional' }],
}
const of = { agencyId: status.agencyId, id: itineraryIdSchema.parse('itn_hartley') }

describe('the audit trail', () => {
  test('gives back an entry of its own item', () => {
    expect(auditEntriesIn(auditItem(status))).toEqual([status])
  })

  test('gives back the entries that stand in a history entry, in the month of the change', () => {
    const item = historyItem(of, change, [status, cost])
    expect(item).toMatchObject({
      gsi1pk: 'AGENCY#agy_marula#AUDIT#2026-11',
      gsi1sk: `${timestamp}#aud_1`,
    })
    expect(auditEntriesIn(item)).toEqual([status, cost])
    expect(historyEntryIn(item)).toEqual(change)
  })

  test('knows nothing of a change without entries', () => {
    expect(historyItem(of, change)).not.toHaveProperty('gsi1pk')
    expect(historyEntryIn(historyItem(of, change))).toEqual(change)
  })
})
