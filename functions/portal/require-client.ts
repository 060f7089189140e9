import type { Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { ClientPrincipal } from '../data/people/client-sessions'

/**
 * @throws AppError auth.forbidden for anyone else, though the route's access level already excludes
 * them
 */
export function requireClient(principal: Principal): ClientPrincipal {
  if (principal.kind === 'client') return principal
  throw new AppError('auth.forbidden')
}
