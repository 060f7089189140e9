import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { mayMasquerade } from '#shared/access/masquerade'
import {
  type AgentPrincipal,
  agentPrincipalSchema,
  type PartnerPrincipal,
} from '#shared/access/principal'
import { AppError, isAppError } from '#shared/errors/app-error'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import type { Authenticate, Impersonation } from '../../runtime/http-lambda'
import { commit, type PlannedWrite } from '../table/commit'
import { agencyKey, agentKey, sessionKey, sessionsOfAgent } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import { hashOf } from '../table/secret-token'
import { type Item, itemKey, type Key, type Table } from '../table/table-access'
import { setFields } from '../table/update'
import { type AgencyRecord, type AgentRecord, agencyRecord, agentRecord } from './agency-records'
import { withServerFlags } from './agency-store'
import { type AuditEntry, auditWrite } from './audit-store'
import { principalOf } from './people'

const hour = 3_600_000
/**
 * How long a session lives without use, and at the most, in milliseconds (domain.md, Who is who).
 */
export const sessionLimits = {
  day: { idleMs: 12 * hour, absoluteMs: 24 * hour },
  keep: { idleMs: 30 * 24 * hour, absoluteMs: 90 * 24 * hour },
} as const
/** Use is noted at most this often, so that reading costs no write. */
const noteUseEveryMs = hour

/** Where somebody signs in from. */
export interface Device {
  readonly userAgent?: string | undefined
  readonly place?: string | undefined
}

const sessionRecord = z.object({
  principal: agentPrincipalSchema,
  /** Since when it counts: the agent's present password may end what is older. */
  createdAt: z.number(),
  signedInAt: z.optional(z.number()),
  /** When its owner last proved to be who they are, beside signing in. */
  provedAt: z.optional(z.number()),
  userAgent: z.optional(z.string()),
  /** In words, as the edge knows it. */
  place: z.optional(z.string()),
  lastUsedAt: z.number(),
  idleMs: z.number(),
  expiresAt: z.number(),
})

/**
 * Sessions: opaque random tokens of 256 bits, stored only as a SHA-256 hash, revocable one by one.
 * Each call reads the session with the agent and the agency behind it in one batch, so that what
 * ends a session ends it in every container; nothing of it is cached.
 */
export function sessionStore(table: Table) {
  return {
    /** Starts a session; the token is told once and never stored. */
    async start(
      principal: AgentPrincipal,
      { keep, now, device = {} }: { keep: boolean; now: Date; device?: Device },
    ): Promise<{ token: string; expires: Date }> {
      const token = randomBytes(32).toString('base64url')
      const { idleMs, absoluteMs } = keep ? sessionLimits.keep : sessionLimits.day
      const at = now.getTime()
      const item = {
        ...sessionKey(hashOf(token)),
        ...sessionsOfAgent(principal.agencyId, principal.agentId, now.toISOString()),
        principal,
        ...device,
        createdAt: at,
        signedInAt: at,
        lastUsedAt: at,
        idleMs,
        expiresAt: at + absoluteMs,
        ttl: Math.ceil((at + absoluteMs) / 1000),
      }
      await table.write([{ Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }])
      return { token, expires: new Date(at + Math.min(idleMs, absoluteMs)) }
    },
    /** When somebody last signed in, of the sessions that are kept. */
    async lastSignIn(agency: AgencyId, agent: AgentId): Promise<string | undefined> {
      const { items } = await table.page({
        ...queryIndex('gsi1', sessionsOfAgent(agency, agent, '').gsi1pk),
        ScanIndexForward: false,
        Limit: 1,
      })
      return items[0] && String(items[0].gsi1sk)
    },
    async end(token: string): Promise<void> {
      await table.write([{ Delete: { Key: sessionKey(hashOf(token)) } }])
    },
    /**
     * Who a token belongs to, as they are now; AppError auth.expired when its time or theirs is
     * over, undefined when it is unknown.
     */
    async find(token: string, now: Date): Promise<AgentPrincipal | undefined> {
      const key = sessionKey(hashOf(token))
      const found = await readWithOwner(table, key)
      if (found === undefined) return undefined
      const { session } = found
      const at = now.getTime()
      if (at >= session.expiresAt || at >= session.lastUsedAt + session.idleMs)
        throw new AppError('auth.expired')
      const present = presentPrincipal(found)
      if (present === undefined) throw new AppError('auth.expired')
      if (at - session.lastUsedAt > noteUseEveryMs) await noteUse(table, { key, at })
      return present
    },
    /** Notes that the owner of a session has proved to be who they are. */
    async prove(token: string, now: Date): Promise<void> {
      const write = setFields(sessionKey(hashOf(token)), { provedAt: now.getTime() })
      await commit(table, [{ write, refused: () => new AppError('auth.expired') }])
    },
    /**
     * Lets on whoever has proved to be the session's owner lately, or where `orSignedIn` has just
     * signed in.
     * @throws AppError auth.proof-needed
     */
    async requireProof(
      token: string,
      now: Date,
      { orSignedIn }: { readonly orSignedIn: boolean },
    ): Promise<void> {
      const session = parseFound(
        sessionRecord,
        await table.get(sessionKey(hashOf(token)), { consistent: true }),
      )
      const last = Math.max(session?.provedAt ?? 0, orSignedIn ? (session?.signedInAt ?? 0) : 0)
      if (now.getTime() - last >= proofMs) throw new AppError('auth.proof-needed')
    },
    /** The sessions of an agent that have not ended, the latest used first. */
    async ofAgent(
      { agencyId, id, sessionsFrom }: AgentRecord,
      { token, now }: { token: string; now: Date },
    ) {
      const found = await table.all(queryIndex('gsi1', sessionsOfAgent(agencyId, id, '').gsi1pk))
      // The index holds no more than their keys.
      const items = await table.getMany(found.map(itemKey))
      const at = now.getTime()
      const own = idOf(hashOf(token))
      return items
        .map((item) => ({
          ...parseRecord(sessionRecord, item),
          key: itemKey(item),
        }))
        .filter(({ principal }) => principal.masqueradedBy === undefined)
        .filter(({ createdAt, expiresAt, lastUsedAt, idleMs }) => {
          return createdAt >= sessionsFrom && at < expiresAt && at < lastUsedAt + idleMs
        })
        .map((session) => ({ ...session, id: readSessionId(session.key.pk) }))
        .map((session) => ({ ...session, isThis: session.id === own }))
        .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt - a.lastUsedAt)
    },
    /** Ends a session of a list. */
    endOne: (key: Key, audit: AuditEntry) =>
      commit(table, [{ write: { Delete: { Key: key } } }, auditWrite(audit)]),
  }
}
/** How long a proof opens the changes that need one, in milliseconds. */
export const proofMs = 10 * 60_000

/** What a list shows of a session's hash: enough to name one of an agent's. */
const idOf = (hash: string): string => hash.slice(0, 20)

/** The same by the key of a session. */
export const readSessionId = (pk: string): string => idOf(pk.slice('SESSION#'.length))

/**
 * The write by which a session outlasts the end of all that were there.
 * @throws AppError auth.expired when it has ended
 */
export const renewSession = (token: string, now: Date): PlannedWrite => ({
  write: setFields(sessionKey(hashOf(token)), { createdAt: now.getTime() }),
  refused: () => new AppError('auth.expired'),
})

export type SessionStore = ReturnType<typeof sessionStore>

/** Whose a session is never changes, so that a warm container reads everything in one batch. */
const maxOwners = 10_000
type Owner = Pick<AgentPrincipal, 'agencyId' | 'agentId'>
const ownersOf = new WeakMap<Table, Map<string, Owner>>()

interface SessionWithOwner {
  readonly session: z.infer<typeof sessionRecord>
  readonly agency: AgencyRecord | undefined
  readonly agent: AgentRecord | undefined
}

/**
 * A session with its agent and agency as they are now: one batch of three keys, in two steps where
 * this container meets the session for the first time.
 */
async function readWithOwner(table: Table, key: Key): Promise<SessionWithOwner | undefined> {
  const owners = ownersOf.get(table) ?? new Map<string, Owner>()
  ownersOf.set(table, owners)
  const owner = owners.get(key.pk)
  const first = await table.getMany(owner === undefined ? [key] : [key, ...keysOf(owner)])
  const session = parseFound(sessionRecord, itemAt(first, key))
  if (session === undefined) {
    owners.delete(key.pk)
    return undefined
  }
  const { agencyId, agentId } = session.principal
  const [agencyAt, agentAt] = keysOf(session.principal)
  const items = owner === undefined ? await table.getMany([agencyAt, agentAt]) : first
  if (owners.size >= maxOwners) owners.clear()
  owners.set(key.pk, { agencyId, agentId })
  const agency = parseFound(agencyRecord, itemAt(items, agencyAt))
  return {
    session,
    agency: agency && withServerFlags(agency),
    agent: parseFound(agentRecord, itemAt(items, agentAt)),
  }
}

const keysOf = ({ agencyId, agentId }: Owner): readonly [Key, Key] => [
  agencyKey(agencyId),
  agentKey(agencyId, agentId),
]

const itemAt = (items: readonly Item[], { pk, sk }: Key): Item | undefined =>
  items.find((item) => item.pk === pk && item.sk === sk)

/**
 * The principal with the roles and flags of now; undefined when the agent or the agency is archived
 * or gone, or when the session is from before the agent's present password or second step.
 */
function presentPrincipal({
  session: { principal: then, createdAt, expiresAt },
  agency,
  agent,
}: SessionWithOwner): AgentPrincipal | undefined {
  if (agency === undefined || agent === undefined || agency.archived || agent.archived)
    return undefined
  if (createdAt < agent.sessionsFrom) return undefined
  const principal = principalOf(agent, agency)
  const { masqueradedBy } = then
  if (masqueradedBy === undefined) return principal
  // Masquerading counts every objective as done (2 §4.6).
  const { mustSetUpSecondStep: _, mustAcceptTerms: __, ...masqueraded } = principal
  return {
    ...masqueraded,
    masqueradedBy: { ...masqueradedBy, ends: new Date(expiresAt).toISOString() },
  }
}

async function noteUse(
  table: Table,
  { key, at }: { key: { pk: string; sk: string }; at: number },
): Promise<void> {
  await table.write([setFields(key, { lastUsedAt: at })]).catch(() => undefined) // ended meanwhile
}

/**
 * The authentication of every route that asks who calls. A masquerade's token is good only beside
 * the token of whoever began it, and only while they may still act as that user.
 */
export const authenticateBy =
  (sessions: Pick<SessionStore, 'find'>, keys?: Keys): Authenticate =>
  async (token, clock, second) => {
    const now = clock.now()
    if (token.startsWith(keyPrefix))
      return second === undefined ? keys?.find(token, now) : undefined
    const caller = await sessions.find(token, now)
    if (caller === undefined || caller.masqueradedBy !== undefined) return undefined
    return second === undefined
      ? caller
      : maskPrincipal(caller, await findImpersonated(sessions, { second, now }), second)
  }

/** API keys of partners, which sign in by the same header. */
interface Keys {
  find(key: string, now: Date): Promise<PartnerPrincipal | undefined>
}
/** What every API key begins with, so that a leaked one is known wherever it is found. */
export const keyPrefix = 'tmb_'

/**
 * A masquerade that is over in any way ends alike: whoever masquerades stays signed in as
 * themselves.
 */
async function findImpersonated(
  sessions: Pick<SessionStore, 'find'>,
  { second, now }: { readonly second: Impersonation; readonly now: Date },
): Promise<AgentPrincipal | undefined> {
  return sessions.find(second.token, now).catch((error: unknown) => {
    if (isAppError(error, 'auth.expired')) return undefined
    throw error
  })
}

function maskPrincipal(
  caller: AgentPrincipal,
  as: AgentPrincipal | undefined,
  { from }: Impersonation,
): AgentPrincipal {
  const isTheirs = as?.masqueradedBy?.agentId === caller.agentId && from === caller.agentId
  if (as === undefined || !isTheirs || !mayMasquerade(caller, as))
    throw new AppError('auth.masquerade-ended')
  return as
}
