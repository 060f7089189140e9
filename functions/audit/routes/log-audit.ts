import { auditRoutes } from '#shared/api/audit'
import { auditRefusal } from '#shared/audit/may-log'
import { AppError } from '#shared/errors/app-error'
import { type ClientStore, clientStore } from '../../data/clients/client-store'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { type AuditStore, auditStore } from '../../data/people/audit-store'
import { actorOf } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { type AnswerStore, answerStore } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Basics } from '../../runtime/use-case'

export interface LogAuditDeps extends Basics {
  readonly audit: AuditStore
  readonly answers: AnswerStore
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly clients: Pick<ClientStore, 'get'>
}

/** An entry never changes. */
const firstVersion = 1

/**
 * Writes an entry of the audit trail, in the agency of whoever logs it and about what is there; while masquerading with both ids. A request that is
 * repeated under its Idempotency-Key writes one.
 */
export const logAudit = useCaseOnce(auditRoutes.logAudit, async (call, deps: LogAuditDeps, keep) => {
  const { body, principal } = call
  const { action, details } = body
  const claim = { ...body, agentId: body.agentId ?? principal.agentId }
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
  const by = actorOf(principal, undefined)
  const entry = { id, timestamp, by, action, details, agentId, clientId, itineraryId, agencyId }
  const answer = { logged: true as const, id, timestamp }
  await deps.audit.add(entry, keep(answer, firstVersion))
  return { answer, version: firstVersion }
})

export const handler = lambdaFor(logAudit, (table) => ({
  audit: auditStore(table),
  answers: answerStore(table),
  itineraries: itineraryStore(table),
  clients: clientStore(table),
}))
