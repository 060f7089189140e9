import type { Integrations } from '#shared/api/integrations'
import {
  apiSecurityHeaders,
  contentSecurityPolicyOf,
  pictureHeaders,
  securityHeaders,
} from '../../config/security-headers'

/** The headers that the edge adds to every page and file, as a flat list of names and values. */
export const edgeHeadersFor = (
  storage: string,
  integrations: Integrations = {},
): readonly string[] =>
  flat({
    'content-security-policy': contentSecurityPolicyOf(storage, integrations),
    ...securityHeaders,
  })

/** The headers that it adds to pictures. */
export const pictureEdgeHeadersFor = (storage: string): readonly string[] =>
  flat({ 'content-security-policy': contentSecurityPolicyOf(storage), ...pictureHeaders })

/** The headers that it adds to answers of the API. */
export const apiEdgeHeaders = flat(apiSecurityHeaders)

/** Strict-Transport-Security is left out: browsers ignore it over plain HTTP. */
function flat(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== 'strict-transport-security')
    .flat()
}
