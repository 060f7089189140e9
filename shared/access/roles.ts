import type { AgentPrincipal } from './principal'

/** Agencies whose members are all content managers (1 §6, "agency code in a configured list of agencies"). */
export const contentManagerAgencyCodes: readonly string[] = []

/** Superadmin: the capability superadmin (1 §6). */
export function isSuperadmin(agent: Pick<AgentPrincipal, 'capabilities'>): boolean {
  return agent.capabilities.includes('superadmin')
}

/** Lead agent: superadmin, or the user id is in the agency's admins (1 §6). */
export function isAdmin(agent: Pick<AgentPrincipal, 'capabilities' | 'isAgencyAdmin'>): boolean {
  return isSuperadmin(agent) || agent.isAgencyAdmin
}

/**
 * Content manager: superadmin, the capability, an agency of the list, or the flag that opens it to the whole agency (1
 * §6, 2 §6).
 * @param listed - codes of the agencies whose members are all content managers
 */
export function isContentManager(
  agent: Pick<AgentPrincipal, 'capabilities' | 'agencyCode' | 'flags'>,
  listed: readonly string[] = contentManagerAgencyCodes,
): boolean {
  return (
    isSuperadmin(agent) ||
    agent.capabilities.includes('contentmanager') ||
    listed.includes(agent.agencyCode) ||
    agent.flags.includes('allContentManagerAgencies')
  )
}
