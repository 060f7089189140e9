import { type TripVersion, tripVersionRoutes } from '#shared/api/trip-versions'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import { versionOutcomes } from '#shared/itinerary/proposal'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { proposalStore } from '../../data/itineraries/proposal-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { isOwnTrip, requireOwnTrip } from '../view/require-own-trip'

const makers = {
  itineraries: itineraryStore,
  proposals: proposalStore,
  portals: tripPortalStore,
}

/** The versions of a trip's proposal that the agent may see, with what became of each. */
export const listTripVersions = useCase(
  tripVersionRoutes.listTripVersions,
  async ({ params, principal }, deps: Deps<typeof makers>): Promise<TripVersion[]> => {
    const { agencyId } = principal
    const { record } = requireOwnTrip(principal, await deps.itineraries.get(agencyId, params.id))
    if (record.proposal === undefined) return []
    const trips = await deps.proposals.versions(agencyId, record.proposal.id)
    const portals = await deps.portals.ofTrips(
      trips.map(({ id: itineraryId, clientId }) => ({ agencyId, itineraryId, clientId })),
    )
    const versions = trips.map((trip, place) => ({ trip, chosenAt: portals[place]?.chosenAt }))
    const outcomes = versionOutcomes(
      versions.map(({ trip: { clientId, state, paid }, chosenAt }) => ({
        clientId,
        state,
        paid,
        chosenAt,
      })),
    )
    return versions.flatMap(({ trip, chosenAt }, place) => {
      if (!isOwnTrip(principal, trip)) return []
      const { id, name, state, startDate, endDate, currency, sell, margin, unpriced } = trip
      const isShared =
        trip.published === true &&
        trip.clientId !== undefined &&
        portalStandingOf(state) !== undefined
      return {
        id,
        name,
        state,
        startDate,
        endDate,
        currency,
        sell,
        margin,
        unpriced,
        isShared,
        chosenAt,
        letter: trip.versionLetter ?? '',
        otherClient: trip.clientId === record.clientId ? undefined : trip.clientName,
        outcome: outcomes[place] ?? 'open',
      }
    })
  },
)

export const handler = lambdaFor(listTripVersions, makers)
