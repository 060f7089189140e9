import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type PartnerPrincipal, partnerPrincipalSchema } from '#shared/access/principal'
import { type ApiKeyView, apiKeyView } from '#shared/api/api-keys'
import { AppError } from '#shared/errors/app-error'
import type { ApiKeyId } from '#shared/ids/ids'
import { commit, putNew, writeIf } from '../table/commit'
import { apiKeyKey, apiKeysPk, sessionKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { agencyStore } from './agency-store'
import { type AuditEntry, auditWrite } from './audit-store'
import { keyPrefix } from './session-store'

/** Calls that a key may make in a minute. */
export const keyCallsAMinute = 300
const minuteMs = 60_000

/** A key as it is kept: the hash of it says where its sign-in lies. */
const keyRecord = z.extend(z.omit(apiKeyView, { lastUsedAt: true }), { hash: z.string() })

/** What a call by a key reads and counts. */
const keySession = z.object({
  partner: partnerPrincipalSchema,
  expiresAt: z.optional(z.number()),
  lastUsedAt: z.optional(z.number()),
})

/** API keys of partners and systems: 256 random bits, stored as a hash. */
export function apiKeyStore(table: Table) {
  const withUse = async (records: readonly z.infer<typeof keyRecord>[]): Promise<ApiKeyView[]> => {
    const keys = records.map(({ hash }) => sessionKey(hash))
    const items = await table.getMany(keys)
    const uses = new Map(
      items.map((item) => [item.pk, keySession.safeParse(item).data?.lastUsedAt]),
    )
    return records.map(({ hash, ...view }) => {
      const lastUse = uses.get(sessionKey(hash).pk)
      return {
        ...view,
        lastUsedAt: lastUse === undefined ? undefined : new Date(lastUse).toISOString(),
      }
    })
  }
  return {
    /** All keys, revoked and expired ones too, the newest first. */
    async all(): Promise<ApiKeyView[]> {
      const items = await table.all(queryOf(apiKeysPk))
      const views = await withUse(items.map((item) => parseRecord(keyRecord, item)))
      return views.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    },
    /** Makes a key. @returns the key, which is told once and never stored */
    async create(view: Omit<ApiKeyView, 'hint' | 'lastUsedAt' | 'revokedAt'>, audit: AuditEntry) {
      const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`
      const hash = hashOf(key)
      const { id: keyId, kind, agencyId, name, scopes, expiresAt } = view
      const keyView = { ...view, hint: key.slice(-4) }
      const ends = expiresAt === undefined ? {} : { expiresAt: Date.parse(expiresAt) }
      await commit(table, [
        putNew({ ...sessionKey(hash), partner: { kind, agencyId, keyId, name, scopes }, ...ends }),
        putNew({ ...apiKeyKey(keyId), ...keyView, hash }),
        auditWrite(audit),
      ])
      return { key, apiKey: keyView }
    },
    /** Revokes a key from its next call on. @throws AppError record.not-found */
    async revoke(
      id: ApiKeyId,
      { now, auditOf }: { now: Date; auditOf: (key: ApiKeyView) => AuditEntry },
    ): Promise<ApiKeyView> {
      const record = parseFound(keyRecord, await table.get(apiKeyKey(id), { consistent: true }))
      if (record === undefined) throw new AppError('record.not-found')
      const [view = record] = await withUse([record])
      if (record.revokedAt !== undefined) return view
      const revokedAt = now.toISOString()
      const Update = {
        Key: apiKeyKey(id),
        UpdateExpression: 'SET revokedAt = if_not_exists(revokedAt, :now)',
        ExpressionAttributeValues: { ':now': revokedAt },
      }
      const Delete = { Key: sessionKey(record.hash) }
      await commit(table, [{ write: { Delete } }, { write: { Update } }, auditWrite(auditOf(view))])
      return { ...view, revokedAt }
    },
    /**
     * Whose a key is; undefined when it is unknown or revoked.
     * @throws AppError auth.expired when its time is over, or its agency archived; auth.throttled
     * when it calls too often
     */
    async find(key: string, now: Date): Promise<PartnerPrincipal | undefined> {
      const place = sessionKey(hashOf(key))
      const found = parseFound(keySession, await table.get(place))
      if (found === undefined) return undefined
      const { partner, expiresAt = Number.POSITIVE_INFINITY } = found
      const agency = await agencyStore(table).agency(partner.agencyId)
      if (now.getTime() >= expiresAt || agency === undefined || agency.archived)
        throw new AppError('auth.expired')
      await countCall(table, place, now)
      return { ...partner, flags: agency.featureFlags }
    },
  }
}

/**
 * Counts a call by one conditional write, which notes the use, too; each minute begins with a write
 * of its own.
 */
async function countCall(
  table: Table,
  Key: ReturnType<typeof sessionKey>,
  now: Date,
): Promise<void> {
  const at = now.getTime()
  const minute = Math.floor(at / minuteMs)
  const keyAndNames = { Key, ExpressionAttributeNames: { '#minute': 'minute' } }
  const countingUpdate = {
    ...keyAndNames,
    UpdateExpression: 'SET lastUsedAt = :at ADD calls :one',
    ConditionExpression: '#minute = :minute AND calls < :most',
    ExpressionAttributeValues: {
      ':at': at,
      ':one': 1,
      ':minute': minute,
      ':most': keyCallsAMinute,
    },
  }
  const first = {
    ...keyAndNames,
    UpdateExpression: 'SET lastUsedAt = :at, calls = :one, #minute = :minute',
    ConditionExpression:
      'attribute_exists(pk) AND attribute_not_exists(#minute) OR #minute < :minute',
    ExpressionAttributeValues: { ':at': at, ':one': 1, ':minute': minute },
  }
  // Of calls that begin a minute together one is the first; the others are then counted.
  for (const Update of [countingUpdate, first, countingUpdate])
    if (await writeIf(table, { Update })) return
  const retryAfterSeconds = Math.ceil(((minute + 1) * minuteMs - at) / 1000)
  throw new AppError('auth.throttled', { retryAfterSeconds })
}
