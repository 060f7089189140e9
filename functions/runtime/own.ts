import type { AgentPrincipal, PartnerPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import type { AgentId } from '#shared/ids/ids'

/** Whoever calls for one agency: an agent, or an API key, which reads what lead agents do. */
export type AgencyPrincipal = AgentPrincipal | PartnerPrincipal

/**
 * What belongs to an agent: their own, and for lead agents all of the agency (domain.md, Who is
 * who).
 */
export function isOwn(
  principal: AgencyPrincipal,
  { agentId }: { readonly agentId: AgentId },
): boolean {
  return principal.kind !== 'agent' || isAdmin(principal) || agentId === principal.agentId
}

/**
 * The record, when the agent may know of it.
 * @throws AppError record.not-found when there is none, and when it is another's: its existence is
 * not told
 */
export function requireOwn<Owned extends { readonly agentId: AgentId }>(
  principal: AgentPrincipal,
  record: Owned | undefined,
): Owned {
  if (record === undefined || !isOwn(principal, record)) throw new AppError('record.not-found')
  return record
}

/** Whose records a list shows: everybody's for lead agents. */
export const listedAgent = (principal: AgencyPrincipal): AgentId | undefined =>
  principal.kind !== 'agent' || isAdmin(principal) ? undefined : principal.agentId
