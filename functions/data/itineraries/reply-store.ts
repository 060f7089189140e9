import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { AppError } from '#shared/errors/app-error'
import { agencyIdSchema, itineraryIdSchema, segmentIdSchema } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { replyKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { newToken, placeOfToken } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'

const replyAnswer = z.object({ isGranted: z.boolean(), note: z.string(), at: z.iso.datetime() })
const replyRecord = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  segmentId: segmentIdSchema,
  hash: z.string(),
  /** The stay as it was asked for: another one is another request. */
  supplierCode: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  rooms: z.string(),
  expiresAt: z.iso.datetime(),
  said: z.optional(replyAnswer),
})
export type ReplyRecord = z.infer<typeof replyRecord>

/** For a quarter after its end a link says what was answered by it. */
const keptMs = 90 * 86_400_000

/** Links by which camps answer room requests: of each only the hash of 256 random bits is kept. */
export function replyStore(table: Table) {
  return {
    /** Makes a link. @returns its token, which is told once */
    async create(reply: Omit<ReplyRecord, 'hash' | 'said'>): Promise<string> {
      const { token, hash } = newToken(reply.agencyId)
      const ttl = Math.ceil((Date.parse(reply.expiresAt) + keptMs) / 1000)
      await commit(table, [putNew({ ...replyKey(reply.agencyId, hash), ...reply, hash, ttl })])
      return token
    },
    /**
     * The request behind a token: undefined for one that nobody was given, and for one that is
     * over.
     */
    async find(token: string, now: Date): Promise<ReplyRecord | undefined> {
      const { agencyId, hash } = placeOfToken(token)
      const reply = parseFound(
        replyRecord,
        await table.get(replyKey(agencyId, hash), { consistent: true }),
      )
      return reply !== undefined && Date.parse(reply.expiresAt) > now.getTime() ? reply : undefined
    },
    /**
     * Keeps what was said, once, in the transaction of the trip. Said already, it is
     * itinerary.no-request.
     */
    saying({ agencyId, hash }: ReplyRecord, answer: z.infer<typeof replyAnswer>): PlannedWrite {
      const { Update } = setFields(replyKey(agencyId, hash), { said: answer })
      const ConditionExpression = 'attribute_exists(pk) AND attribute_not_exists(said)'
      return {
        write: { Update: { ...Update, ConditionExpression } },
        refused: () => new AppError('itinerary.no-request'),
      }
    },
  }
}
export type ReplyStore = ReturnType<typeof replyStore>
