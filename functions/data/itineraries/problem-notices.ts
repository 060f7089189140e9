import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { commit, type PlannedWrite } from '../table/commit'
import { dueItems } from '../table/due-items'
import { duePlace, problemMails, problemNoticeKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { deleteOver, setFields } from '../table/update'

const notice = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  /**
   * Of the itinerary when its problems were found: a later notice takes the place of an earlier
   * one.
   */
  version: z.int(),
  tries: z.int(),
  /** Where it stands in the list of what is due. */
  gsi2sk: z.string(),
})
export type ProblemNotice = z.infer<typeof notice>

type Of = Pick<ProblemNotice, 'agencyId' | 'itineraryId' | 'version'>

/** The write of a notice that is due at once: it belongs to the change that found the problems. */
export function problemNoticeWrite(
  { agencyId, itineraryId, version }: Of,
  at: string,
): PlannedWrite {
  const own = { agencyId, itineraryId, version, tries: 0 }
  const due = duePlace(problemMails, { at, id: itineraryId })
  return {
    write: { Put: { Item: { ...problemNoticeKey(agencyId, itineraryId), ...own, ...due } } },
  }
}

/** Thrown when a notice was taken by another run, or replaced by a later one. */
export class NoticeTaken extends Error {
  override readonly name = 'NoticeTaken'
}

/** Notices of problems whose mail is still to be sent. */
export function problemNotices(table: Table) {
  const only = (
    one: ProblemNotice,
    write: (Key: ReturnType<typeof problemNoticeKey>) => PlannedWrite['write'],
  ) =>
    commit(table, [
      {
        write: write(problemNoticeKey(one.agencyId, one.itineraryId)),
        refused: () => new NoticeTaken(one.itineraryId),
      },
    ])
  return {
    /** Those due at an instant, the longest waiting first; at most a hundred. */
    async due(at: Date): Promise<ProblemNotice[]> {
      const last = `${at.toISOString()}~`
      const due = { kind: problemMails, before: last }
      const notices = await dueItems(table, due, (item) => parseRecord(notice, item))
      return notices.filter(({ gsi2sk }) => gsi2sk < last) // the index is read first: another run may have taken one
    },
    /** Claims a notice until an instant and counts the attempt. @throws NoticeTaken */
    take: (one: ProblemNotice, until: Date) =>
      only(one, (Key) => {
        const gsi2sk = `${until.toISOString()}#${one.itineraryId}`
        return setFields(Key, { gsi2sk, tries: one.tries + 1 }, { gsi2sk: one.gsi2sk })
      }),
    /**
     * Removes a notice whose mail was sent or is no longer needed. A later notice of the same trip
     * stays.
     */
    async done(one: ProblemNotice): Promise<void> {
      await only(one, (Key) => deleteOver(Key, { version: one.version })).catch(
        (error: unknown) => {
          if (!(error instanceof NoticeTaken)) throw error
        },
      )
    },
  }
}
