import { shareLinksRoutes } from '#shared/api/share-links'
import { refuseField } from '#shared/errors/refuse-field'
import { clientReads } from '../../data/clients/client-reads'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { shareLinkStore } from '../../data/share-links/share-link-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwnTrip, requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { shownLink } from '../shown-link'

const makers = { itineraries: itineraryStore, clients: clientReads, links: shareLinkStore }

/** A client's links are those of as many trips, the last changed first. */
const maxTrips = 25

/** The links to a trip, or to the trips of a client that the agent may see. */
export const listShareLinks = useCase(
  shareLinksRoutes.listShareLinks,
  async ({ query: { itineraryId, clientId }, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    if (itineraryId !== undefined) {
      const { record } = requireOwnTrip(
        principal,
        await deps.itineraries.get(agencyId, itineraryId),
      )
      return (await deps.links.ofTrip(agencyId, itineraryId)).map((link) => shownLink(link, record))
    }
    if (clientId === undefined)
      return refuseField('query.itineraryId', 'Name the trip, or the client')
    const { trips = [] } = (await deps.clients.withTrips(agencyId, clientId)) ?? {}
    const own = trips.filter((trip) => isOwnTrip(principal, trip)).slice(0, maxTrips)
    const links = await Promise.all(
      own.map(async (trip) =>
        (await deps.links.ofTrip(agencyId, trip.id)).map((link) => shownLink(link, trip)),
      ),
    )
    return links.flat().sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  },
)

export const handler = lambdaFor(listShareLinks, makers)
