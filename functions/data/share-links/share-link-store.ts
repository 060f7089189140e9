import * as z from 'zod/mini'
import { shareLink } from '#shared/api/share-links'
import { AppError } from '#shared/errors/app-error'
import { type AgencyId, agencyIdSchema, type ItineraryId } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew } from '../table/commit'
import { shareLinkKey, shareLinksOf } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import { newToken, placeOfToken } from '../table/secret-token'
import type { Item, Table } from '../table/table-access'

/** A link as it is stored: all that agents see of it stands in `listed`. */
const shareLinkRecord = z.object({
  agencyId: agencyIdSchema,
  listed: z.omit(shareLink, { tripName: true }),
  /** scrypt; missing where it takes no password. */
  passwordHash: z.optional(z.string()),
})
export type ShareLinkRecord = z.infer<typeof shareLinkRecord>
export type ListedShareLink = ShareLinkRecord['listed']

interface NewLink extends Omit<ListedShareLink, 'id' | 'opens' | 'hasPassword'> {
  readonly agencyId: AgencyId
  readonly passwordHash?: string | undefined
  readonly auditOf: (link: ListedShareLink) => AuditEntry
}

interface Named {
  readonly agencyId: AgencyId
  readonly id: string
}

/** For another quarter after its end a link shows in the list how often it was opened. */
const keptMs = 90 * 86_400_000

/**
 * Links to trips. Only the hashes of their 256 random bits are stored; the agency stands in the
 * token, and so in every key.
 */
export function shareLinkStore(table: Table) {
  const get = async ({ agencyId, id }: Named): Promise<ShareLinkRecord | undefined> =>
    parseFound(shareLinkRecord, await table.get(shareLinkKey(agencyId, id), { consistent: true }))
  return {
    get,
    /**
     * The link of a token; undefined for one that nobody was given. One Get, whatever the token is.
     */
    async find(token: string): Promise<ShareLinkRecord | undefined> {
      const { agencyId, hash: id } = placeOfToken(token)
      return get({ agencyId, id })
    },
    /** Links to a trip, revoked and expired ones too, the newest first. */
    async ofTrip(agencyId: AgencyId, itineraryId: ItineraryId): Promise<ListedShareLink[]> {
      const links = await table.all(queryIndex('gsi1', shareLinksOf(agencyId, itineraryId)))
      return links
        .map(({ pk, sk, listed }) =>
          parseRecord(shareLinkRecord.shape.listed, { pk, sk, ...Object(listed) }),
        )
        .reverse()
    },
    /** Makes a link. @returns its token, which is told once */
    async create({ agencyId, passwordHash, auditOf, ...more }: NewLink) {
      const { token, hash: id } = newToken(agencyId)
      const link = { ...more, id, opens: 0, hasPassword: passwordHash !== undefined }
      const item: Item = {
        ...shareLinkKey(agencyId, link.id),
        agencyId,
        passwordHash,
        listed: link,
        gsi1pk: shareLinksOf(agencyId, link.itineraryId),
        gsi1sk: `${link.createdAt}#${link.id}`,
        ttl: Math.ceil((Date.parse(link.expiresAt) + keptMs) / 1000),
      }
      await commit(table, [putNew(item), auditWrite(auditOf(link))])
      return { token, link }
    },
    /** Revokes a link from its next opening on. */
    async revoke(
      { agencyId, listed }: ShareLinkRecord,
      { now, audit }: { now: Date; audit: AuditEntry },
    ) {
      if (listed.revokedAt !== undefined) return listed
      const revokedAt = now.toISOString()
      const Update = {
        Key: shareLinkKey(agencyId, listed.id),
        UpdateExpression: 'SET listed.revokedAt = :now',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(listed.revokedAt)',
        ExpressionAttributeValues: { ':now': revokedAt },
      }
      await commit(table, [
        { write: { Update }, refused: () => new AppError('record.busy') },
        auditWrite(audit),
      ])
      return { ...listed, revokedAt }
    },
    /**
     * Counts that a link was opened, the first time with an entry of the audit trail.
     * @throws AppError record.not-found once it was revoked or has expired
     */
    async open(
      { agencyId, listed }: ShareLinkRecord,
      { now, audit }: { now: Date; audit: AuditEntry },
    ): Promise<void> {
      const isFirst = listed.firstOpenedAt === undefined
      const Update = {
        Key: shareLinkKey(agencyId, listed.id),
        UpdateExpression: `SET listed.opens = listed.opens + :one, listed.lastOpenedAt = :now${isFirst ? ', listed.firstOpenedAt = :now' : ''}`,
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(listed.revokedAt) AND listed.expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':now': now.toISOString() },
      }
      const countedOpen = { write: { Update }, refused: () => new AppError('record.not-found') }
      await commit(table, [countedOpen, ...(isFirst ? [auditWrite(audit)] : [])])
    },
  }
}

/** Whether a link can be opened. */
export const isOpenLink = ({ listed }: ShareLinkRecord, now: Date): boolean =>
  listed.revokedAt === undefined && Date.parse(listed.expiresAt) > now.getTime()
