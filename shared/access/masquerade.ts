import type { AgentPrincipal } from './principal'
import { isAdmin, isContentManager, isSuperadmin } from './roles'

/** How long somebody may act as another, in milliseconds. */
export const masqueradeMs = { least: 60_000, usual: 3_600_000, most: 4 * 3_600_000 } as const

/**
 * Whether somebody may act as another user: never as one with more rights. Superadmins may as
 * everybody but superadmins, lead agents as agents of their agency who lead nothing and manage no
 * content that they themselves do not.
 */
export function mayMasquerade(caller: AgentPrincipal, as: AgentPrincipal): boolean {
  if (isSuperadmin(as) || caller.agentId === as.agentId) return false
  if (isSuperadmin(caller)) return true
  return (
    isAdmin(caller) &&
    caller.agencyId === as.agencyId &&
    !as.isAgencyAdmin &&
    (!isContentManager(as) || isContentManager(caller))
  )
}
