import type { AgentPrincipal } from '#shared/access/principal'
import type { HookSettings } from '#shared/api/hooks'
import type { AgencyHook } from '../data/config/agency-hook-store'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'
import type { Basics } from '../runtime/use-case'

/** An agency's own hook as lead agents see it: without its secret. */
export const hookSettingsOf = (hook: AgencyHook | undefined): HookSettings =>
  hook === undefined
    ? { url: null }
    : { url: hook.url, updatedAt: hook.updatedAt, updatedBy: hook.updatedBy }

interface HookChange {
  readonly principal: AgentPrincipal
  readonly action: 'agent_changed_hook' | 'agent_removed_hook'
  readonly details?: AuditEntry['details']
}

/** The audit entry of a change of an agency's hook. */
export function hookAudit(
  { principal, action, details }: HookChange,
  { makeId, clock }: Pick<Basics, 'makeId' | 'clock'>,
): AuditEntry {
  const { agencyId, agentId } = principal
  return {
    id: makeId('audit'),
    timestamp: clock.now().toISOString(),
    agencyId,
    agentId,
    action,
    ...(details === undefined ? {} : { details }),
    by: actorOf(principal, undefined),
  }
}
