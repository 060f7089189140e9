import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { mayMasquerade } from '#shared/access/masquerade'
import { type AgentPrincipal, agentPrincipalSchema } from '#shared/access/principal'
import { AppError, isAppError } from '#shared/errors/app-error'
import type { Authenticate, Impersonation } from '../../runtime/http-lambda'
import { sessionKey, sessionsOfAgent } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { agencyStore } from './agency-store'
import { principalOf } from './people'

const hour = 3_600_000
/** How long a session lives without use, and at the most, in milliseconds (domain.md, Who is who). */
export const sessionLimits = {
  day: { idleMs: 12 * hour, absoluteMs: 24 * hour },
  keep: { idleMs: 30 * 24 * hour, absoluteMs: 90 * 24 * hour },
} as const
/** Use is noted at most this often, so that reading costs no write. */
const noteUseEveryMs = hour

const sessionRecord = z.object({
  principal: agentPrincipalSchema,
  createdAt: z.number(),
  lastUsedAt: z.number(),
  idleMs: z.number(),
  expiresAt: z.number(),
})

/**
 * Sessions: opaque random tokens of 256 bits, stored only as a SHA-256 hash, revocable one by one. Reading one is one Get,
 * and the agent and agency behind it one more every half a minute.
 */
export function sessionStore(table: Table) {
  return {
    /** Starts a session; the token is told once and never stored. */
    async start(
      principal: AgentPrincipal,
      { keep, now }: { keep: boolean; now: Date },
    ): Promise<{ token: string; expires: Date }> {
      const token = randomBytes(32).toString('base64url')
      const { idleMs, absoluteMs } = keep ? sessionLimits.keep : sessionLimits.day
      const at = now.getTime()
      const item = {
        ...sessionKey(hashOf(token)),
        ...sessionsOfAgent(principal.agencyId, principal.agentId, now.toISOString()),
        principal,
        createdAt: at,
        lastUsedAt: at,
        idleMs,
        expiresAt: at + absoluteMs,
        ttl: Math.ceil((at + absoluteMs) / 1000),
      }
      await table.write([{ Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }])
      return { token, expires: new Date(at + Math.min(idleMs, absoluteMs)) }
    },
    async end(token: string): Promise<void> {
      await table.write([{ Delete: { Key: sessionKey(hashOf(token)) } }])
    },
    /** Who a token belongs to, as they are now; AppError auth.expired when its time or theirs is over, undefined when it is unknown. */
    async find(token: string, now: Date): Promise<AgentPrincipal | undefined> {
      const key = sessionKey(hashOf(token))
      const session = parseFound(sessionRecord, await table.get(key))
      if (session === undefined) return undefined
      const at = now.getTime()
      if (at >= session.expiresAt || at >= session.lastUsedAt + session.idleMs) throw new AppError('auth.expired')
      if (at - session.lastUsedAt > noteUseEveryMs) await noteUse(table, { key, at })
      const present = await presentPrincipal(table, session, at)
      if (present === undefined) throw new AppError('auth.expired')
      return present
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>

/** How long a principal is cached; revoked roles and archived agents take effect within a minute. */
const presentMs = 30_000
const mostPresent = 1_000
const presentOf = new WeakMap<
  Table,
  Map<string, { readonly at: number; readonly principal: AgentPrincipal | undefined; readonly sessionsFrom: number }>
>()

/**
 * The principal with the roles and flags of now; undefined when the agent or the agency is archived or gone, or when the
 * session is from before the agent's present password.
 */
async function presentPrincipal(
  table: Table,
  { principal: then, createdAt, expiresAt }: z.infer<typeof sessionRecord>,
  at: number,
): Promise<AgentPrincipal | undefined> {
  const { agencyId, agentId, masqueradedBy } = then
  const known = presentOf.get(table) ?? new Map()
  presentOf.set(table, known)
  const id = `${agencyId} ${agentId}`
  let present = known.get(id)
  if (present === undefined || Math.abs(at - present.at) >= presentMs) {
    const people = agencyStore(table)
    const [agency, agent] = await Promise.all([people.agency(agencyId), people.agent(agencyId, agentId)])
    const isHere = agency !== undefined && agent !== undefined && !agency.archived && !agent.archived
    const principal = isHere ? principalOf(agent, agency) : undefined
    present = { at, principal, sessionsFrom: agent?.sessionsFrom ?? 0 }
    if (known.size >= mostPresent) known.clear()
    known.set(id, present)
  }
  const { principal, sessionsFrom } = present
  if (createdAt < sessionsFrom) return undefined
  if (principal === undefined || masqueradedBy === undefined) return principal
  return { ...principal, masqueradedBy: { ...masqueradedBy, ends: new Date(expiresAt).toISOString() } }
}

async function noteUse(table: Table, { key, at }: { key: { pk: string; sk: string }; at: number }): Promise<void> {
  const update = { Key: key, UpdateExpression: 'SET lastUsedAt = :at', ConditionExpression: 'attribute_exists(pk)' }
  await table.write([{ Update: { ...update, ExpressionAttributeValues: { ':at': at } } }]).catch(() => undefined) // ended meanwhile
}

/** By what a token is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * The authentication of every route that asks who calls. A masquerade's token is good only beside the token of whoever began
 * it, and only while they may still act as that user.
 */
export const authenticateBy =
  (sessions: Pick<SessionStore, 'find'>): Authenticate =>
  async (token, clock, second) => {
    const now = clock.now()
    const caller = await sessions.find(token, now)
    if (caller === undefined || caller.masqueradedBy !== undefined) return undefined
    return second === undefined ? caller : masked(caller, await found(sessions, { second, now }), second)
  }

/** A masquerade that is over in any way ends alike: whoever masquerades stays signed in as themselves. */
async function found(
  sessions: Pick<SessionStore, 'find'>,
  { second, now }: { readonly second: Impersonation; readonly now: Date },
): Promise<AgentPrincipal | undefined> {
  return sessions.find(second.token, now).catch((error: unknown) => {
    if (isAppError(error, 'auth.expired')) return undefined
    throw error
  })
}

function masked(caller: AgentPrincipal, as: AgentPrincipal | undefined, { from }: Impersonation): AgentPrincipal {
  const isTheirs = as?.masqueradedBy?.agentId === caller.agentId && from === caller.agentId
  if (as === undefined || !isTheirs || !mayMasquerade(caller, as)) throw new AppError('auth.masquerade-ended')
  return as
}
