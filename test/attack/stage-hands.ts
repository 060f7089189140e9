import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { agencyKey, agentKey } from '../../functions/data/table/keys'
import type { Item, Key, Table } from '../../functions/data/table/table-access'

const agencyIds = ['agy_marula', 'agy_baobab', 'agy_direct']
const callerIds = [
  ['agy_marula', 'agt_naledi'],
  ['agy_marula', 'agt_thabo'],
  ['agy_baobab', 'agt_imani'],
  ['agy_direct', 'agt_peter'],
  ['agy_direct', 'agt_zawadi'],
  ['agy_direct', 'agt_samuel'],
] as const

/**
 * Puts the callers and their agencies back as they were: requests that archive an agent or ask the
 * whole agency for a second step are sent, too, and after them nobody would reach anything.
 */
export async function stageHands(table: Table): Promise<{ putBack(): Promise<void> }> {
  const keys: Key[] = [
    ...agencyIds.map((id) => agencyKey(agencyIdSchema.parse(id))),
    ...callerIds.map(([agency, agent]) =>
      agentKey(agencyIdSchema.parse(agency), agentIdSchema.parse(agent)),
    ),
  ]
  const before = await Promise.all(keys.map((key) => table.get(key, { consistent: true })))
  return {
    async putBack() {
      for (const then of before) {
        if (then === undefined) continue
        const key = { pk: String(then.pk), sk: String(then.sk) }
        const now: Item | undefined = await table.get(key, { consistent: true })
        const Item = now?.version === undefined ? then : { ...then, version: now.version }
        await table.write([{ Put: { Item } }])
      }
    },
  }
}
