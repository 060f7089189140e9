import type { KeyScope, Principal } from './principal'
import { isAdmin, isContentManager, isSuperadmin } from './roles'

/**
 * Who may call a route: everyone, agents, agents and guests, lead agents, content managers,
 * superadmins, clients of the portal, clients and the agents who act for them (payer), partners and
 * our own jobs (1 §2, 1 §6; domain.md, Who is who).
 */
export const accessLevels = [
  'public',
  'signedIn',
  'guest',
  'admin',
  'contentManager',
  'superadmin',
  'client',
  'payer',
  'partner',
] as const
export type AccessLevel = (typeof accessLevels)[number]

export type Verdict = 'ok' | 'unauthenticated' | 'forbidden'

/**
 * Whether a principal may call a route of a level. No principal at all is unauthenticated, the
 * wrong one forbidden.
 * @param scope - of the route, where API keys may call it, too: with that scope
 */
export function mayCall(
  level: AccessLevel,
  principal: Principal | undefined,
  scope?: KeyScope,
): Verdict {
  if (level === 'public') return 'ok'
  if (principal === undefined) return 'unauthenticated'
  const isKey = principal.kind === 'partner' || principal.kind === 'system'
  if (isKey && scope !== undefined) return principal.scopes.includes(scope) ? 'ok' : 'forbidden'
  return holds(level, principal) ? 'ok' : 'forbidden'
}

function holds(level: Exclude<AccessLevel, 'public'>, principal: Principal): boolean {
  switch (level) {
    case 'client':
      return principal.kind === 'client'
    case 'payer':
      return principal.kind === 'client' || principal.kind === 'agent'
    case 'partner':
      return principal.kind === 'partner' || principal.kind === 'system'
    case 'guest':
      return principal.kind === 'guest' || principal.kind === 'agent'
    case 'signedIn':
      return principal.kind === 'agent'
    case 'admin':
      return principal.kind === 'agent' && isAdmin(principal)
    case 'contentManager':
      return principal.kind === 'agent' && isContentManager(principal)
    case 'superadmin':
      return principal.kind === 'agent' && isSuperadmin(principal)
  }
}
