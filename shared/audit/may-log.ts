import type { Principal } from '../access/principal'
import { type AuditAction, type AuditRole, auditActions } from './audit-actions'

/**
 * Why a principal may not log an entry, or undefined when it may (1 §6). An agent is valid for an
 * entry only if it is its own id; a client likewise. An agent's entry may name a client (the one
 * accessed or made), a client's entry its agent.
 */
export function auditRefusal(
  principal: Principal,
  {
    action,
    agentId,
    clientId,
  }: { action: AuditAction; agentId?: string | undefined; clientId?: string | undefined },
): AuditRefusal | undefined {
  if (principal.kind === 'guest' || !mayLog(principal.kind, action)) return 'not-your-action'
  if (principal.kind === 'agent') return agentId === principal.agentId ? undefined : 'not-your-id'
  if (principal.kind === 'client')
    return clientId === principal.clientId ? undefined : 'not-your-id'
  return undefined
}

export type AuditRefusal = 'not-your-action' | 'not-your-id'

/** Whether a role may log an action at all. */
export function mayLog(role: AuditRole, action: AuditAction): boolean {
  const roles: readonly AuditRole[] = auditActions[action]
  return roles.includes(role)
}
