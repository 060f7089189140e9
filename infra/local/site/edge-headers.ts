import { securityHeaders } from '../../config/security-headers'

/**
 * The headers that the edge adds to every answer, as a flat list of names and values. Strict-Transport-Security is left
 * out: browsers ignore it over plain HTTP.
 */
export const edgeHeaders: readonly string[] = Object.entries(securityHeaders)
  .filter(([name]) => name !== 'strict-transport-security')
  .flat()
