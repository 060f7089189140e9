import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { queueJobs, scheduledJobs } from '../config/jobs'

/** What answers where no route matches. */
export const unknownAddressFile = 'info/unknown-address'

/** Every file that becomes a function: one a route of the contract, one a job, and one for all other addresses. */
export function everyHandlerFile(): string[] {
  const ofRoutes = Object.values<Route>(routes).map(handlerFileOf)
  const ofJobs = [...queueJobs, ...scheduledJobs].map(({ handlerFile }) => handlerFile)
  return [...ofRoutes, ...ofJobs, unknownAddressFile]
}
