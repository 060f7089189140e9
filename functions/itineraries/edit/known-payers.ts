import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryPatch } from '#shared/itinerary/itinerary'
import { requireOwn } from '../../runtime/own'
import type { TripDeps } from '../view/trip-deps'

interface Known {
  readonly principal: AgentPrincipal
  readonly isNobodys: boolean
  readonly deps: Pick<TripDeps, 'clients'>
}

/**
 * Groups whose payers are clients of the agent's, after a merge who they became.
 * @throws AppError record.not-found
 */
export const withKnownPayers = async (
  parties: ItineraryPatch['parties'],
  { principal, isNobodys, deps }: Known,
) =>
  parties &&
  Promise.all(
    parties.map(async ({ clientId, ...party }) => {
      if (clientId === undefined || isNobodys) return party
      return {
        ...party,
        clientId: requireOwn(principal, await deps.clients.get(principal.agencyId, clientId)).id,
      }
    }),
  )
