import * as z from 'zod/mini'
import { agencyIdSchema, clientIdSchema } from '#shared/ids/ids'
import { commit, maxAtOnce, type PlannedWrite, writeIf } from '../table/commit'
import { dueItems } from '../table/due-items'
import { chunksOf } from '../table/group-by'
import { clientKey, duePlace, renamingKey, renamings } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import { namedWrite, otherNamesOfTrips } from './client-names'
import { type ClientRecord, clientRecord } from './client-records'

const renaming = z.object({
  agencyId: agencyIdSchema,
  clientId: clientIdSchema,
  /** When the name was last written somewhere. */
  since: z.iso.datetime(),
})
export type Renaming = z.infer<typeof renaming>

/** Notes that a client has a new name; it belongs to the change that gives it. */
export const renamingWrite = ({
  agencyId,
  id: clientId,
  updatedAt: since,
}: ClientRecord): PlannedWrite => ({
  write: { Put: { Item: itemOf({ agencyId, clientId, since }) } },
})

/**
 * Clients with new names. A trip that was being written at that instant may still carry the old
 * name, so they stay listed until no old name has shown up for a while.
 */
export function renamingStore(table: Table) {
  return {
    /** The longest known first; at most a hundred. */
    known: () => dueItems(table, { kind: renamings }, (item) => parseRecord(renaming, item)),
    /** Updates every item with an outdated client name. @returns how many there were */
    async spread({ agencyId, clientId }: Renaming): Promise<number> {
      const clientItem = await table.get(clientKey(agencyId, clientId), { consistent: true })
      const client = parseFound(clientRecord, clientItem)
      const keys = client === undefined ? [] : await otherNamesOfTrips(table, client)
      for (const some of chunksOf(keys, maxAtOnce)) {
        if (client !== undefined) {
          await commit(
            table,
            some.map((key) => namedWrite(key, client)),
          )
        }
      }
      return keys.length
    },
    /** The name was written somewhere just now: look again from then. */
    again: (one: Renaming, at: Date) =>
      writeIf(table, {
        Put: { Item: itemOf({ ...one, since: at.toISOString() }), ...asKnown(one) },
      }),
    /** Removes the renaming, unless a later one has replaced it. */
    done: (one: Renaming) =>
      writeIf(table, { Delete: { Key: renamingKey(one.agencyId, one.clientId), ...asKnown(one) } }),
  }
}

const itemOf = ({ agencyId, clientId, since }: Renaming): Item => ({
  ...renamingKey(agencyId, clientId),
  ...duePlace(renamings, { at: since, id: clientId }),
  agencyId,
  clientId,
  since,
})

const asKnown = ({ since }: Renaming) => ({
  ConditionExpression: 'since = :since',
  ExpressionAttributeValues: { ':since': since },
})
