import * as z from 'zod/mini'
import {
  type AgencyId,
  agencyIdSchema,
  type ClientId,
  clientIdSchema,
  itineraryIdSchema,
} from '#shared/ids/ids'
import { actorSchema } from '../people/actor'
import { dueItems } from '../table/due-items'
import { duePlace, erasureKey, erasures } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'

/**
 * That a client is being erased, or was: by whom and when. It holds nothing of the client but ids.
 */
const erasureRecord = z.object({
  agencyId: agencyIdSchema,
  clientId: clientIdSchema,
  /** With those who were merged into the client. */
  ids: z.array(clientIdSchema),
  /** Trips in which something of theirs was. */
  trips: z.array(itineraryIdSchema),
  /** What was copied from those, such as a template; others own it. */
  copies: z._default(z.array(itineraryIdSchema), []),
  by: actorSchema,
  since: z.iso.datetime(),
  /**
   * Which of the steps is next (functions/client-privacy/erase-client.ts), and where in it to go
   * on.
   */
  step: z.int(),
  place: z.optional(z.string()),
  /** When the steps were through for the first time. */
  erasedAt: z.optional(z.iso.datetime()),
  isDone: z.boolean(),
})
export type Erasure = z.infer<typeof erasureRecord>

/** Erasures of clients; they stand among the due work until they are done. */
export const erasureStore = (table: Table) => ({
  get: async (agency: AgencyId, client: ClientId) =>
    parseFound(erasureRecord, await table.get(erasureKey(agency, client), { consistent: true })),
  /** Those under way, some hundred at most. */
  underWay: () => dueItems(table, { kind: erasures }, (item) => parseRecord(erasureRecord, item)),
  async save(erasure: Erasure): Promise<void> {
    const { agencyId, clientId, since, isDone } = erasure
    const due = isDone ? {} : duePlace(erasures, { at: since, id: clientId })
    await table.write([
      { Put: { Item: { ...erasureKey(agencyId, clientId), ...due, ...erasure } } },
    ])
  },
})
