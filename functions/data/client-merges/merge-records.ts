import * as z from 'zod/mini'
import { clientMerge } from '#shared/api/client-merges'
import { agencyIdSchema } from '#shared/ids/ids'
import { clientRecord } from '../clients/client-records'
import { actorSchema } from '../people/actor'
import { clientMergeKey, duePlace, mergesOfAgency, mergesUnderWay } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/**
 * A merge as it is stored: with both clients before it, and the one who stays as the merge left
 * them.
 */
export const mergeRecord = z.extend(clientMerge, {
  agencyId: agencyIdSchema,
  version: z.int(),
  /**
   * The last time that something was found to move: it is looked for until ten minutes after that.
   */
  since: z.iso.datetime(),
  actor: actorSchema,
  before: z.object({ keep: clientRecord, lose: clientRecord }),
  merged: clientRecord,
})
export type MergeRecord = z.infer<typeof mergeRecord>

/** What both clients were is kept no longer than this after it may be undone. */
const keptDays = 7

export const isMoving = ({ state }: Pick<MergeRecord, 'state'>) =>
  state === 'moving' || state === 'undoing'

export const mergeItem = (record: MergeRecord): Item => ({
  ...clientMergeKey(record.agencyId, record.loseId),
  gsi1pk: mergesOfAgency(record.agencyId),
  gsi1sk: `${record.at}#${record.loseId}`,
  ...(isMoving(record) ? duePlace(mergesUnderWay, { at: record.since, id: record.loseId }) : {}),
  version: record.version,
  state: record.state,
  listed: record,
  ttl: Math.floor(Date.parse(record.undoUntil) / 1000) + keptDays * 86_400,
})

/** @throws AppError record.malformed */
export const mergeIn = ({ pk, sk, listed }: Item): MergeRecord =>
  parseRecord(mergeRecord, { pk, sk, ...Object(listed) })
