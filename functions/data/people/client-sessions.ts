import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { clientPrincipalSchema } from '#shared/access/principal'
import { isForClients, type Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ClientId } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew, writeIf } from '../table/commit'
import { agencyKey, clientKey, portalAccountKey, sessionKey, sessionsOfClient } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import { hashOf } from '../table/secret-token'
import { itemKey, type Key, type Table } from '../table/table-access'
import { setFields } from '../table/update'
import { type AuditEntry, auditWrite } from './audit-store'
import { type Device, readSessionId, renewSession, sessionLimits } from './session-store'

export type ClientPrincipal = z.infer<typeof clientPrincipalSchema>

/** Tokens of clients begin so: who asks who calls knows which kind of session to look for. */
const mark = 'c.'
export const isClientToken = (token: string): boolean => token.startsWith(mark)

const sessionRecord = z.object({
  principal: clientPrincipalSchema,
  userAgent: z.optional(z.string()),
  /** In words, as the edge knows it. */
  place: z.optional(z.string()),
  createdAt: z.number(),
  signedInAt: z.optional(z.number()),
  lastUsedAt: z.number(),
  idleMs: z.number(),
  expiresAt: z.number(),
})

/**
 * That a client may use the portal of an agency. Sessions from before `sessionsFrom` (milliseconds)
 * have ended.
 */
export const portalAccount = z.object({
  agencyId: clientPrincipalSchema.shape.agencyId,
  clientId: clientPrincipalSchema.shape.clientId,
  email: z.string(),
  sessionsFrom: z._default(z.number(), 0),
})

/** Use is noted at most this often, so that reading costs no write. */
const noteUseEveryMs = 3_600_000

export interface NewClientSession {
  readonly token: string
  readonly expires: Date
  /** Starts it: for the transaction that signs in. */
  readonly write: PlannedWrite
}

/** A session of a client: a random token of 256 bits, told once and stored as a hash. */
export function newClientSession(
  principal: ClientPrincipal,
  {
    keep,
    now,
    device = {},
  }: { readonly keep: boolean; readonly now: Date; readonly device?: Device },
): NewClientSession {
  const token = `${mark}${randomBytes(32).toString('base64url')}`
  const { idleMs, absoluteMs } = keep ? sessionLimits.keep : sessionLimits.day
  const at = now.getTime()
  const { agencyId, clientId } = principal
  const session = {
    gsi1pk: sessionsOfClient(agencyId, clientId),
    gsi1sk: now.toISOString(),
    principal,
    ...device,
    createdAt: at,
    signedInAt: at,
    lastUsedAt: at,
    idleMs,
    expiresAt: at + absoluteMs,
  }
  const write = putNew({
    ...sessionKey(hashOf(token)),
    ...session,
    ttl: Math.ceil((at + absoluteMs) / 1000),
  })
  return { token, expires: new Date(at + Math.min(idleMs, absoluteMs)), write }
}

/** A session in the list that a client sees. */
export interface ListedClientSession extends z.infer<typeof sessionRecord> {
  readonly key: Key
  /** What names it to its owner. */
  readonly id: string
  readonly isThis: boolean
}

/** Sessions of clients: reading one is a Get, and three at once of whom it belongs to. */
export function clientSessions(table: Table) {
  return {
    end: async (token: string): Promise<void> =>
      table.write([{ Delete: { Key: sessionKey(hashOf(token)) } }]),
    /** Where a client is signed in at their agency, this session first, then the latest used. */
    async ofClient(
      { agencyId, ids }: { readonly agencyId: AgencyId; readonly ids: readonly ClientId[] },
      { token, now }: { readonly token: string; readonly now: Date },
    ): Promise<ListedClientSession[]> {
      const pages = await Promise.all(
        ids.map((id) => table.all(queryIndex('gsi1', sessionsOfClient(agencyId, id)))),
      )
      const own = sessionKey(hashOf(token))
      // The index is a little behind, and older sessions are not in it: this one is always there.
      const keys = new Map([[own.pk, own]])
      for (const item of pages.flat()) keys.set(String(item.pk), itemKey(item))
      const at = now.getTime()
      const sessions = (await table.getMany([...keys.values()])).map((item) => ({
        ...parseRecord(sessionRecord, item),
        key: itemKey(item),
        id: readSessionId(String(item.pk)),
        isThis: item.pk === own.pk,
      }))
      const accounts = await table.getMany(ids.map((id) => portalAccountKey(agencyId, id)))
      const since = new Map(
        accounts
          .map((item) => parseRecord(portalAccount, item))
          .map(({ clientId, sessionsFrom }) => [clientId, sessionsFrom]),
      )
      return sessions
        .filter(({ principal, createdAt, expiresAt, lastUsedAt, idleMs }) => {
          const from = since.get(principal.clientId)
          const isEnded = from === undefined || createdAt < from
          return !isEnded && at < expiresAt && at < lastUsedAt + idleMs
        })
        .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt - a.lastUsedAt)
    },
    /** Ends a session of a list. */
    endOne: ({ key }: ListedClientSession, audit: AuditEntry): Promise<void> =>
      commit(table, [{ write: { Delete: { Key: key } } }, auditWrite(audit)]),
    /**
     * Ends all sessions but this one, those included that no list has yet.
     * @throws AppError auth.expired when this one has ended
     */
    endOthers: (
      { agencyId, ids }: { readonly agencyId: AgencyId; readonly ids: readonly ClientId[] },
      {
        token,
        now,
        audit,
      }: { readonly token: string; readonly now: Date; readonly audit: AuditEntry },
    ): Promise<void> =>
      commit(table, [
        ...ids.map((id) => ({
          write: setFields(portalAccountKey(agencyId, id), { sessionsFrom: now.getTime() }),
          refused: () => new AppError('auth.expired'),
        })),
        renewSession(token, now),
        auditWrite(audit),
      ]),
    /**
     * Who a token belongs to, after a merge who they became; undefined when it is unknown. Whether
     * a client is still one is asked for routes that clients may call, because no other may read
     * it.
     * @throws AppError auth.expired when it is over, or when the client or the agency is archived
     * or gone
     */
    async find(
      token: string,
      now: Date,
      route: Pick<Route, 'who'>,
    ): Promise<ClientPrincipal | undefined> {
      const key = sessionKey(hashOf(token))
      const session = parseFound(sessionRecord, await table.get(key))
      if (session === undefined) return undefined
      const { principal, createdAt, lastUsedAt, idleMs, expiresAt } = session
      const at = now.getTime()
      const { agencyId, clientId } = principal
      const [account, agency, present] = await Promise.all([
        table
          .get(portalAccountKey(agencyId, clientId))
          .then((item) => parseFound(portalAccount, item)),
        table.get(agencyKey(agencyId)).then((item) => parseFound(clientStanding, item)),
        isForClients(route) ? presentOf(table, principal) : principal,
      ])
      const isOver = at >= expiresAt || at >= lastUsedAt + idleMs
      const isEnded = account === undefined || createdAt < account.sessionsFrom
      if (isOver || isEnded || agency?.archived || present === undefined)
        throw new AppError('auth.expired')
      if (at - lastUsedAt > noteUseEveryMs) {
        await writeIf(table, setFields(key, { lastUsedAt: at })) // else it ended meanwhile
      }
      return present
    },
  }
}

/** What is looked at of an agency and a client. */
const clientStanding = z.object({
  archived: z._default(z.boolean(), false),
  mergedInto: z.optional(clientPrincipalSchema.shape.clientId),
})

/** A client as they are now; undefined once they are archived or gone. */
async function presentOf(
  table: Table,
  principal: ClientPrincipal,
): Promise<ClientPrincipal | undefined> {
  const client = parseFound(
    clientStanding,
    await table.get(clientKey(principal.agencyId, principal.clientId)),
  )
  if (client?.mergedInto !== undefined)
    return presentOf(table, { ...principal, clientId: client.mergedInto })
  return client?.archived === false ? principal : undefined
}
