import type { Principal } from '#shared/access/principal'
import { auditRoutes } from '#shared/api/audit'
import type { AuditAction } from '#shared/audit/audit-actions'
import { auditRefusal } from '#shared/audit/may-log'
import { isVisit } from '#shared/audit/visit'
import { AppError } from '#shared/errors/app-error'
import type { AgentId, ClientId, ItineraryId } from '#shared/ids/ids'
import { nameOf } from '../../data/clients/client-records'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { Actor } from '../../data/people/actor'
import { type AuditEntry, auditStore } from '../../data/people/audit-store'
import { agencyActor } from '../../data/people/people'
import { visitStore } from '../../data/people/visit-store'
import { useCaseOnce } from '../../data/table/answer-once'
import { answerStore, type KeptAnswer } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import { requirePayersTrip } from '../../portal/portal-trip'
import type { Deps } from '../../runtime/use-case'

/** An entry never changes. */
const firstVersion = 1

const makers = {
  audit: auditStore,
  visits: visitStore,
  answers: answerStore,
  itineraries: itineraryStore,
  clients: clientStore,
}

/**
 * Writes an entry of the audit trail, for the caller's agency, about records that exist; while
 * masquerading it keeps both ids. Looks of agents and what clients log are one entry a visit, and
 * none where the server has written it already. A repeat with the same Idempotency-Key writes one
 * entry.
 */
export const logAudit = useCaseOnce(
  auditRoutes.logAudit,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { body, principal } = call
    const claim = { ...body, ...ownIds(body, principal) }
    const reason = auditRefusal(principal, claim)
    if (principal.kind === 'guest' || reason !== undefined)
      throw new AppError('auth.forbidden', { action: body.action, reason })
    const { agencyId } = principal
    const id = deps.makeId('audit')
    const timestamp = deps.clock.now().toISOString()
    const by = await requireClaim({ principal, claim }, deps)
    const entry = { ...claim, id, timestamp, by, agencyId }
    const answer = { logged: true as const, id, timestamp }
    const keptAnswer = keep(answer, firstVersion)
    if (isVisit(body.action, principal.kind)) {
      const earlier =
        (await deps.visits.findSame(entry)) ?? (await startVisit(entry, keptAnswer, deps))
      if (earlier !== undefined) {
        const same = { logged: true as const, id: earlier.id, timestamp: earlier.timestamp }
        return { answer: same, version: firstVersion, isStored: false }
      }
    } else await deps.audit.add(entry, keptAnswer)
    return { answer, version: firstVersion }
  },
)

type Claim = Pick<AuditEntry, 'details'> & {
  readonly action: AuditAction
  readonly agentId?: AgentId | undefined
  readonly clientId?: ClientId | undefined
  readonly itineraryId?: ItineraryId | undefined
}

/** An entry without an id of its own kind is the caller's. */
function ownIds(
  { agentId, clientId }: Claim,
  principal: Principal,
): Pick<Claim, 'agentId' | 'clientId'> {
  return {
    agentId: agentId ?? (principal.kind === 'agent' ? principal.agentId : undefined),
    clientId: clientId ?? (principal.kind === 'client' ? principal.clientId : undefined),
  }
}

interface Claimed {
  readonly principal: Exclude<Principal, { readonly kind: 'guest' }>
  readonly claim: Claim
}

/**
 * Who logs the entry, when they may know of what it names: a client of trips that they pay for, and
 * of those trips' agents.
 * @throws AppError record.not-found
 */
async function requireClaim(
  { principal, claim }: Claimed,
  deps: Deps<typeof makers>,
): Promise<Actor> {
  const { agencyId } = principal
  const { agentId, clientId, itineraryId } = claim
  const [trip, client] = await Promise.all([
    itineraryId && deps.itineraries.get(agencyId, itineraryId),
    clientId && deps.clients.get(agencyId, clientId),
  ])
  const isMissing = (id: string | undefined, found: unknown) => id !== undefined && !found
  if (isMissing(itineraryId, trip) || isMissing(clientId, client))
    throw new AppError('record.not-found')
  if (principal.kind !== 'client') return agencyActor(principal)
  if (trip) requirePayersTrip(principal, trip)
  const agents = [trip?.record.agentId, client?.agentId]
  if (client === undefined || (agentId !== undefined && !agents.includes(agentId)))
    throw new AppError('record.not-found')
  return { kind: 'client', id: client.id, name: nameOf(client) }
}

/** The entry of a visit that began meanwhile; undefined when this is its first. */
async function startVisit(
  entry: AuditEntry,
  kept: KeptAnswer | undefined,
  { visits }: Deps<typeof makers>,
) {
  return (await visits.writeOnce(entry, kept)) ? undefined : visits.get(entry)
}

export const handler = lambdaFor(logAudit, makers)
