import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import type { ClientId } from '#shared/ids/ids'
import { clientLog } from '../data/clients/client-log'
import { clientReads } from '../data/clients/client-reads'
import { nameOf } from '../data/clients/client-records'
import { agencyStore } from '../data/people/agency-store'
import type { AuditEntry } from '../data/people/audit-store'
import { callerIn } from '../data/people/people'
import { answerStore } from '../data/table/idempotency'
import { requireOwn } from '../runtime/own'
import type { Deps } from '../runtime/use-case'
import { clientAudit } from './client-audit'

export const noteMakers = {
  clients: clientReads,
  log: clientLog,
  agencies: agencyStore,
  answers: answerStore,
}
export type NoteDeps = Deps<typeof noteMakers>

/**
 * The caller as the writer of a note about one of their clients, and the entry of the audit trail
 * for it.
 * @throws AppError record.not-found
 */
export async function noteWriter(principal: AgentPrincipal, clientId: ClientId, deps: NoteDeps) {
  const [found, agent] = await Promise.all([
    deps.clients.get(principal.agencyId, clientId),
    callerIn(deps.agencies, principal),
  ])
  const client = requireOwn(principal, found)
  if (agent === undefined) throw new AppError('auth.required')
  const at = deps.clock.now().toISOString()
  const auditOf = (done: 'added' | 'edited' | 'deleted'): AuditEntry => {
    const id = deps.makeId('audit')
    return clientAudit(client, {
      id,
      action: 'agent_updated_client',
      principal,
      agent,
      at,
      details: { fields: `note ${done}` },
    })
  }
  return { by: { id: agent.id, fullName: nameOf(agent) }, at, auditOf }
}

/**
 * A note that the caller may change: their own, and for lead agents everybody's.
 * @throws AppError record.not-found, auth.forbidden
 */
export async function requireNote(
  principal: AgentPrincipal,
  { clientId, id }: { readonly clientId: ClientId; readonly id: string },
  { log }: Pick<NoteDeps, 'log'>,
) {
  const note = await log.note(principal.agencyId, clientId, id)
  if (note === undefined) throw new AppError('record.not-found')
  if (note.by.id !== principal.agentId && !isAdmin(principal)) throw new AppError('auth.forbidden')
  return note
}
