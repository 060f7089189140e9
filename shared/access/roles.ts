import type { AgentPrincipal } from './principal'

/** Superadmin: the capability superadmin (1 §6). */
export function isSuperadmin(agent: Pick<AgentPrincipal, 'capabilities'>): boolean {
  return agent.capabilities.includes('superadmin')
}

/** Lead agent: superadmin, or the user id is in the agency's admins (1 §6). */
export function isAdmin(agent: Pick<AgentPrincipal, 'capabilities' | 'isAgencyAdmin'>): boolean {
  return isSuperadmin(agent) || agent.isAgencyAdmin
}

/**
 * Content manager: superadmin, the capability (which members of a configured agency get with their
 * principal), or the flag that opens it to the whole agency (1 §6, 2 §6).
 */
export function isContentManager(agent: Pick<AgentPrincipal, 'capabilities' | 'flags'>): boolean {
  return (
    isSuperadmin(agent) ||
    agent.capabilities.includes('contentmanager') ||
    agent.flags.includes('allContentManagerAgencies')
  )
}
