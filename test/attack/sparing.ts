import type { Route } from '#shared/api/contract'
import type { HttpRequest } from './http-call'

const ofNoReturn = /\/(?:erasure|ClientMerges)$/
/** With these a change ends the client's portal, or gives it to another address. */
const ofNoChange = /"(?:archived|email)":/

/** Whether a request leaves the attack its client: whoever is erased or merged does not come back. */
export function sparesClient(route: Route, { path, body }: HttpRequest): boolean {
  const sent = JSON.stringify([path, body])
  if (!sent.includes('cli_astrid')) return true
  return !ofNoReturn.test(route.path) && !(route.method === 'PATCH' && ofNoChange.test(sent))
}
