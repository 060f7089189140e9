import type { Route } from '#shared/api/contract'
import type { HttpRequest } from './http-call'

const ofNoReturn = /\/(?:erasure|ClientMerges)$/

/** Whether a request leaves the attack its client: whoever is erased or merged does not come back. */
export const sparesClient = (route: Route, request: HttpRequest): boolean =>
  !ofNoReturn.test(route.path) ||
  !JSON.stringify([request.path, request.body]).includes('cli_astrid')
