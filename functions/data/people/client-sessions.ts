import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { clientPrincipalSchema } from '#shared/access/principal'
import { isForClients, type Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import { type PlannedWrite, putNew, writeIf } from '../table/commit'
import { agencyKey, clientKey, portalAccountKey, sessionKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import { sessionLimits } from './session-store'

export type ClientPrincipal = z.infer<typeof clientPrincipalSchema>

/** Tokens of clients begin so: who asks who calls knows which kind of session to look for. */
const mark = 'c.'
export const isClientToken = (token: string): boolean => token.startsWith(mark)

const sessionRecord = z.object({
  principal: clientPrincipalSchema,
  createdAt: z.number(),
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
  { keep, now }: { readonly keep: boolean; readonly now: Date },
): NewClientSession {
  const token = `${mark}${randomBytes(32).toString('base64url')}`
  const { idleMs, absoluteMs } = keep ? sessionLimits.keep : sessionLimits.day
  const at = now.getTime()
  const session = { principal, createdAt: at, lastUsedAt: at, idleMs, expiresAt: at + absoluteMs }
  const write = putNew({
    ...sessionKey(hashOf(token)),
    ...session,
    ttl: Math.ceil((at + absoluteMs) / 1000),
  })
  return { token, expires: new Date(at + Math.min(idleMs, absoluteMs)), write }
}

/** Sessions of clients: reading one is a Get, and three at once of whom it belongs to. */
export function clientSessions(table: Table) {
  return {
    end: async (token: string): Promise<void> =>
      table.write([{ Delete: { Key: sessionKey(hashOf(token)) } }]),
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
        table.get(agencyKey(agencyId)).then((item) => parseFound(kept, item)),
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
const kept = z.object({
  archived: z._default(z.boolean(), false),
  mergedInto: z.optional(clientPrincipalSchema.shape.clientId),
})

/** A client as they are now; undefined once they are archived or gone. */
async function presentOf(
  table: Table,
  principal: ClientPrincipal,
): Promise<ClientPrincipal | undefined> {
  const client = parseFound(
    kept,
    await table.get(clientKey(principal.agencyId, principal.clientId)),
  )
  if (client?.mergedInto !== undefined)
    return presentOf(table, { ...principal, clientId: client.mergedInto })
  return client?.archived === false ? principal : undefined
}
