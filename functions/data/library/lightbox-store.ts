import * as z from 'zod/mini'
import { maxInLightbox, sharedLightbox } from '#shared/api/lightboxes'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import {
  type AgencyId,
  agencyIdSchema,
  agentIdSchema,
  type LightboxId,
  lightboxIdSchema,
  mediaIdSchema,
} from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew, putOver } from '../table/commit'
import { lightboxesOf, lightboxKey, lightboxLinkKey, lightboxWordKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import { newToken, placeOfToken } from '../table/secret-token'
import type { Item, Table } from '../table/table-access'
import { setFields } from '../table/update'

const boxRecord = z.object({
  agencyId: agencyIdSchema,
  id: lightboxIdSchema,
  label: z.string(),
  /** In the order that they are shown in. */
  mediaIds: z.array(mediaIdSchema),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  version: z.int(),
  /** Who made it. */
  makerId: z.optional(agentIdSchema),
})
export type LightboxRecord = z.infer<typeof boxRecord>

const linkRecord = z.extend(sharedLightbox, {
  agencyId: agencyIdSchema,
  /** scrypt; missing where it takes no password. */
  passwordHash: z.optional(z.string()),
})
export type LightboxLink = z.infer<typeof linkRecord>

const wordsRecord = z.object({
  link: z.string(),
  lightboxId: lightboxIdSchema,
  mediaId: mediaIdSchema,
  by: z.string(),
  isPicked: z.boolean(),
  comment: z.string(),
  at: z.iso.datetime(),
})
export type LightboxWords = z.infer<typeof wordsRecord>

/** Most links of a lightbox, and lightboxes of an agency. */
const most = { links: 100, boxes: 500 } as const

/** Lightboxes of an agency, links to them, and what guests say by a link: all in one partition. */
export function lightboxStore(table: Table) {
  const partOf = <S extends z.ZodMiniType>(
    agency: AgencyId,
    begins: string,
    schema: S,
  ): Promise<z.output<S>[]> =>
    table
      .all({ ...queryOf(lightboxesOf(agency), { begins }), ConsistentRead: true })
      .then((items) => items.map((item) => parseRecord(schema, item)))
  const link = async (agencyId: AgencyId, hash: string): Promise<LightboxLink | undefined> =>
    parseFound(linkRecord, await table.get(lightboxLinkKey(agencyId, hash), { consistent: true }))
  const linksTo = async ({ agencyId, id }: LightboxRecord) =>
    (await partOf(agencyId, 'LINK#', linkRecord)).filter(({ lightboxId }) => lightboxId === id)
  const wordsOf = (agencyId: AgencyId, hash = ''): Promise<LightboxWords[]> =>
    partOf(agencyId, `SAID#${hash}`, wordsRecord)
  return {
    link,
    linksTo,
    said: wordsOf,
    all: async (agencyId: AgencyId): Promise<LightboxRecord[]> =>
      (await partOf(agencyId, 'BOX#', boxRecord)).sort((one, other) =>
        one.label.localeCompare(other.label, 'en'),
      ),
    async get(agencyId: AgencyId, id: LightboxId): Promise<LightboxRecord | undefined> {
      return parseFound(boxRecord, await table.get(lightboxKey(agencyId, id), { consistent: true }))
    },
    async add(box: LightboxRecord, there: number): Promise<void> {
      if (there >= most.boxes)
        refuseField('body.label', `can’t be added: there are ${most.boxes} lightboxes already`)
      await commit(table, [putNew({ ...lightboxKey(box.agencyId, box.id), ...box })])
    },
    /**
     * Puts a lightbox in the place of what it was.
     * @throws AppError record.busy when it changed meanwhile
     */
    async change(box: LightboxRecord, change: Partial<Pick<LightboxRecord, 'label' | 'mediaIds'>>) {
      const after = { ...box, ...change, version: box.version + 1 }
      if (after.mediaIds.length > maxInLightbox)
        refuseField('body.add', `is too many: a lightbox holds ${maxInLightbox}`)
      const recordBusy = () => new AppError('record.busy')
      await commit(table, [
        putOver({ ...lightboxKey(box.agencyId, box.id), ...after }, box.version, recordBusy),
      ])
      return after
    },
    /** Deletes a lightbox, its links and what was said by them. */
    async remove(box: LightboxRecord): Promise<void> {
      const { agencyId, id } = box
      const [links, words] = await Promise.all([linksTo(box), wordsOf(agencyId)])
      const keys = [
        ...links.map(({ accessTokenId }) => lightboxLinkKey(agencyId, accessTokenId)),
        ...words
          .filter((one) => one.lightboxId === id)
          .map((one) => lightboxWordKey(agencyId, one.link, one.mediaId)),
        lightboxKey(agencyId, id), // last, so that a deletion that was cut off is asked for again
      ]
      for (const Key of keys) await table.write([{ Delete: { Key } }])
    },
    /** Makes a link. @returns its token, which is told once */
    async share(box: LightboxRecord, { audit, ...about }: NewLink) {
      if ((await linksTo(box)).length >= most.links)
        refuseField('body.lightboxId', `has ${most.links} links already`)
      const { token, hash } = newToken(box.agencyId)
      const hasPassword = about.passwordHash !== undefined
      const newLink = { ...about, hasPassword, accessTokenId: hash, lightboxId: box.id, opens: 0 }
      await commit(table, [
        putNew({ ...linkItem({ ...newLink, agencyId: box.agencyId }) }),
        auditWrite(audit),
      ])
      return { token, link: listedLink({ ...newLink, agencyId: box.agencyId }) }
    },
    async revoke(
      shared: LightboxLink,
      { now, audit }: { now: Date; audit: AuditEntry },
    ): Promise<LightboxLink> {
      if (shared.revokedAt !== undefined) return shared
      const revokedAt = now.toISOString()
      const write = setFields(lightboxLinkKey(shared.agencyId, shared.accessTokenId), { revokedAt })
      await commit(table, [{ write }, auditWrite(audit)])
      return { ...shared, revokedAt }
    },
    /** The link of a token while it can be opened. One Get, whatever the token is. */
    async open(token: string, now: Date): Promise<LightboxLink | undefined> {
      const { agencyId, hash } = placeOfToken(token)
      const shared = await link(agencyId, hash)
      const isOpen =
        shared !== undefined &&
        shared.revokedAt === undefined &&
        Date.parse(shared.expiresAt) > now.getTime()
      return isOpen ? shared : undefined
    },
    async countOpening({ agencyId, accessTokenId, opens }: LightboxLink, now: Date): Promise<void> {
      const fields = { opens: opens + 1, lastOpenedAt: now.toISOString() }
      await commit(table, [{ write: setFields(lightboxLinkKey(agencyId, accessTokenId), fields) }])
    },
    /** Keeps what a guest says of a medium in the place of what they said before. */
    async say(
      { agencyId, accessTokenId, ...about }: LightboxLink,
      words: Pick<LightboxWords, 'mediaId' | 'isPicked' | 'comment' | 'at'>,
    ) {
      const record: LightboxWords = {
        ...words,
        link: accessTokenId,
        lightboxId: about.lightboxId,
        by: about.label,
      }
      const Item = {
        ...lightboxWordKey(agencyId, accessTokenId, words.mediaId),
        ...record,
        ttl: ttlOf(about.expiresAt),
      }
      await commit(table, [{ write: { Put: { Item } } }])
    },
  }
}

type NewLink = Pick<
  LightboxLink,
  'label' | 'createdAt' | 'createdBy' | 'expiresAt' | 'passwordHash'
> & {
  readonly audit: AuditEntry
}

/** For another quarter after its end a link and what was said by it are shown. */
const ttlOf = (expiresAt: string): number =>
  Math.ceil((Date.parse(expiresAt) + 90 * 86_400_000) / 1000)

const linkItem = (shared: LightboxLink): Item => ({
  ...lightboxLinkKey(shared.agencyId, shared.accessTokenId),
  ...shared,
  ttl: ttlOf(shared.expiresAt),
})

export const listedLightbox = ({ id, label, mediaIds, createdAt, createdBy }: LightboxRecord) => ({
  id,
  label,
  count: mediaIds.length,
  createdAt,
  createdBy,
})
/** A link as agents see it. */
export const listedLink = ({ agencyId: _, passwordHash: _hash, ...shared }: LightboxLink) => shared
