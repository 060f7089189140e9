import { hasForeignScripts, type Integrations, sourcesOf } from '#shared/api/integrations'

/**
 * The content security policy of every page: our own origin and that of what is configured, no
 * inline script or style. MUI's Emotion inserts rules through the CSSOM and needs just the hash of
 * the empty string.
 * @param storage - origin of the media bucket: a browser puts its files there, and shows pictures
 * from signed addresses
 */
export function contentSecurityPolicyOf(storage: string, integrations: Integrations = {}): string {
  const more = sourcesOf(integrations)
  const also = (directive: Parameters<typeof more.get>[0]) =>
    (more.get(directive) ?? []).map((one) => ` ${one}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${also('script-src')}`,
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    `img-src 'self' data: blob: ${storage}${also('img-src')}`,
    "font-src 'self'",
    // An agency's portal is put on home screens by the agency's name, which is known in the page.
    "manifest-src 'self' data:",
    // hls.js hands the parts of a film to the browser as a blob.
    "media-src 'self' blob:",
    `connect-src 'self' ${storage}${also('connect-src')}`,
    ...(more.has('frame-src') ? [`frame-src 'self'${also('frame-src')}`] : []),
    ...(more.has('worker-src') ? [`worker-src${also('worker-src')}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // A browser asks for every address that a form's answer leads on to: the page to pay leads to
    // Stripe's.
    `form-action 'self' https://checkout.stripe.com${also('form-action')}`,
    "object-src 'none'",
    ...(hasForeignScripts(integrations) ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

/**
 * Headers of every page and file beside its policy, on AWS (CloudFront) and on one machine alike.
 */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Of pictures: a mail program on the web shows them on a page of its own. Files of `private/` are
 * reached by signed addresses only.
 */
export const pictureHeaders = {
  ...securityHeaders,
  'cross-origin-resource-policy': 'cross-origin',
} as const

/**
 * Headers of answers that are data and no page: a browser which is led to one of them loads nothing
 * from it and shows it in no frame. They are few, because they go out with every call.
 */
export const apiSecurityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': securityHeaders['strict-transport-security'],
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const
