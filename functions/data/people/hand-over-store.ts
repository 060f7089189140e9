import * as z from 'zod/mini'
import { type AgencyId, type AgentId, agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { dueItems } from '../table/due-items'
import { duePlace, handOverKey, handOvers } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'

const handOverRecord = z.object({
  agencyId: agencyIdSchema,
  /** Whose clients and trips they are. */
  agentId: agentIdSchema,
  /** Who asked for it, in which agency they are, and the superadmin behind them. */
  by: z.object({
    agencyId: agencyIdSchema,
    agentId: agentIdSchema,
    masqueradedBy: z.optional(z.string()),
  }),
  since: z.iso.datetime(),
  isDone: z.boolean(),
  /**
   * Each receiver with how many of each they have got. A crash may leave the last one uncounted.
   */
  to: z.array(z.object({ agentId: agentIdSchema, clients: z.int(), trips: z.int() })),
})
export type HandOver = z.infer<typeof handOverRecord>

/** Hand-overs of clients and trips; they stand among the due work until nothing is left to give. */
export function handOverStore(table: Table) {
  return {
    get: async (agency: AgencyId, agent: AgentId) =>
      parseFound(handOverRecord, await table.get(handOverKey(agency, agent), { consistent: true })),
    /** Those under way, some hundred at most. */
    underWay: () =>
      dueItems(table, { kind: handOvers }, (item) => parseRecord(handOverRecord, item)),
    async save(handOver: HandOver): Promise<void> {
      const { agencyId, agentId, since, isDone } = handOver
      const due = isDone ? {} : duePlace(handOvers, { at: since, id: agentId })
      await table.write([
        { Put: { Item: { ...handOverKey(agencyId, agentId), ...due, ...handOver } } },
      ])
    },
  }
}
