import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { clientPrincipalSchema } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { type PlannedWrite, putNew, writeIf } from '../table/commit'
import { portalAccountKey, sessionKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
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

/** That a client may use the portal of an agency. Sessions from before `sessionsFrom` (milliseconds) have ended. */
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
  const write = putNew({ ...sessionKey(hashOf(token)), ...session, ttl: Math.ceil((at + absoluteMs) / 1000) })
  return { token, expires: new Date(at + Math.min(idleMs, absoluteMs)), write }
}

/** Sessions of clients: reading one is two Gets at once. */
export function clientSessions(table: Table) {
  return {
    end: async (token: string): Promise<void> => table.write([{ Delete: { Key: sessionKey(hashOf(token)) } }]),
    /** Who a token belongs to; undefined when it is unknown. @throws AppError auth.expired when it is over */
    async find(token: string, now: Date): Promise<ClientPrincipal | undefined> {
      const key = sessionKey(hashOf(token))
      const session = parseFound(sessionRecord, await table.get(key))
      if (session === undefined) return undefined
      const { principal, createdAt, lastUsedAt, idleMs, expiresAt } = session
      const at = now.getTime()
      const account = parseFound(
        portalAccount,
        await table.get(portalAccountKey(principal.agencyId, principal.clientId)),
      )
      const isOver = at >= expiresAt || at >= lastUsedAt + idleMs
      if (isOver || account === undefined || createdAt < account.sessionsFrom) throw new AppError('auth.expired')
      if (at - lastUsedAt > noteUseEveryMs) {
        const Update = {
          Key: key,
          UpdateExpression: 'SET lastUsedAt = :at',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':at': at },
        }
        await writeIf(table, { Update }) // else it ended meanwhile
      }
      return principal
    },
  }
}
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
