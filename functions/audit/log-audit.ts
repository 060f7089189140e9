import { auditRoutes } from '#shared/api/audit'
import { auditRefusal } from '#shared/audit/may-log'
import { AppError } from '#shared/errors/app-error'
import { type AuditStore, auditStore } from '../data/audit-store'
import { lambdaFor } from '../data/lambda-for'
import { actorOf } from '../data/people'
import { type Basics, useCase } from '../runtime/use-case'

export interface LogAuditDeps extends Basics {
  readonly audit: AuditStore
}

/** Writes an entry of the audit trail, in the agency of whoever logs it; while masquerading with both ids. */
export const logAudit = useCase(auditRoutes.logAudit, async ({ body, principal }, deps: LogAuditDeps) => {
  const { action, details } = body
  const claim = { ...body, agentId: body.agentId ?? principal.agentId }
  const reason = auditRefusal(principal, claim)
  if (reason !== undefined) throw new AppError('auth.forbidden', { action, reason })
  const { agentId, clientId, itineraryId } = claim
  const id = deps.makeId('audit')
  const timestamp = deps.clock.now().toISOString()
  const by = actorOf(principal, undefined)
  await deps.audit.add({
    ...{ id, timestamp, by, action, details },
    ...{ agentId, clientId, itineraryId },
    agencyId: principal.agencyId,
  })
  return { logged: true as const, id, timestamp }
})

export const handler = lambdaFor(logAudit, (table) => ({ audit: auditStore(table) }))
