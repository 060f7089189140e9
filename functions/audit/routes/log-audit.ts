import { auditRoutes } from '#shared/api/audit'
import { auditRefusal } from '#shared/audit/may-log'
import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { auditStore } from '../../data/people/audit-store'
import { agencyActor } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { answerStore } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Deps } from '../../runtime/use-case'

/** An entry never changes. */
const firstVersion = 1

const makers = { audit: auditStore, answers: answerStore, itineraries: itineraryStore, clients: clientStore }

/**
 * Writes an entry of the audit trail, for the caller's agency, about records that exist; while masquerading it keeps
 * both ids. A repeat with the same Idempotency-Key writes one entry.
 */
export const logAudit = useCaseOnce(auditRoutes.logAudit, async (call, deps: Deps<typeof makers>, keep) => {
  const { body, principal } = call
  const { action, details } = body
  const own = principal.kind === 'agent' ? principal.agentId : undefined
  const claim = { ...body, agentId: body.agentId ?? own }
  const reason = auditRefusal(principal, claim)
  if (reason !== undefined) throw new AppError('auth.forbidden', { action, reason })
  const now = deps.clock.now()
  const { agentId, clientId, itineraryId } = claim
  const { agencyId } = principal
  const [trip, client] = await Promise.all([
    itineraryId === undefined || deps.itineraries.get(agencyId, itineraryId),
    clientId === undefined || deps.clients.get(agencyId, clientId),
  ])
  if (trip === undefined || client === undefined) throw new AppError('record.not-found')
  const id = deps.makeId('audit')
  const timestamp = now.toISOString()
  const by = agencyActor(principal)
  const entry = { id, timestamp, by, action, details, agentId, clientId, itineraryId, agencyId }
  const answer = { logged: true as const, id, timestamp }
  await deps.audit.add(entry, keep(answer, firstVersion))
  return { answer, version: firstVersion }
})

export const handler = lambdaFor(logAudit, makers)
