/**
 * The edge's function for routes of the API: `/api/Clients/check-email/` (2 §7.3) is
 * `/api/Clients/check-email`. A trailing slash is removed at the edge, because in the gateway each
 * route would need a second one.
 */
export const routeOfAddress = `function routeOf(uri) {
  return uri.length > 1 && uri.charAt(uri.length - 1) === '/' ? uri.slice(0, -1) : uri;
}`

/** Addresses that the edge sends to the API. */
const ofTheApi = /^\/(api|_api|media\/(art|pictures\/library)|share)\//

/** The edge function's result, for the local server; other addresses stay as they are. */
export function routeOf(path: string): string {
  return path.endsWith('/') && ofTheApi.test(path) ? path.slice(0, -1) : path
}
