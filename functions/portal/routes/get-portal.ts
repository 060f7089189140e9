import { portalRoutes } from '#shared/api/portal'
import type { PortalHomeTrip } from '#shared/api/portal-shapes'
import { AppError } from '#shared/errors/app-error'
import { filmOf } from '#shared/media/film'
import { clientStore } from '../../data/clients/client-store'
import { itineraryLists } from '../../data/itineraries/itinerary-lists'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { agencyStore } from '../../data/people/agency-store'
import { portalAccounts } from '../../data/people/portal-accounts'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { listClientAgencies } from '../client-agencies'
import { sharedStanding } from '../portal-trip'
import { portalVersions } from '../portal-versions'
import { requireClient } from '../require-client'

const makers = {
  accounts: portalAccounts,
  clients: clientStore,
  agencies: agencyStore,
  itineraries: itineraryLists,
  portals: tripPortalStore,
}

/** The client with the trips shared with them, the next to start first and what is over last. */
export const getPortal = useCase(
  portalRoutes.getPortal,
  async ({ principal }, deps: Deps<typeof makers>) => {
    const { agencyId, clientId, email: signInEmail } = requireClient(principal)
    const [found, paid, agency, places] = await Promise.all([
      deps.clients.withTrips(agencyId, clientId),
      deps.itineraries.paidBy(agencyId, clientId),
      deps.agencies.agency(agencyId),
      signInEmail === undefined ? [] : listPlaces(signInEmail, deps),
    ])
    if (found === undefined || agency === undefined) throw new AppError('auth.expired')
    const { firstName, lastName, email } = found.client
    const { name, agencyCode, theme, media } = agency
    const { featuredVideo, featuredVideoPreview } = media ?? {}
    const still = featuredVideoPreview?.endsWith('.mp4') ? undefined : featuredVideoPreview
    const film =
      featuredVideo === undefined ? undefined : { thumbnail: still, ...filmOf(featuredVideo) }
    const today = deps.clock.today()
    const versions = await portalVersions(found.trips, { agencyId, clientId }, deps)
    const trips = [...found.trips, ...paid].flatMap(
      ({ published = false, state, ...trip }): PortalHomeTrip[] => {
        const standing = sharedStanding({ published, state })
        const { id, startDate, endDate, image } = trip
        const isShareOnly = paid.some((other) => other.id === id) || undefined
        return standing === undefined
          ? []
          : [
              {
                id,
                name: trip.name,
                standing,
                startDate,
                endDate,
                image,
                isShareOnly,
                version: versions.get(id),
              },
            ]
      },
    )
    const isOver = ({ endDate, standing, version }: PortalHomeTrip) =>
      endDate < today || standing === 'cancelled' || version?.isClosed === true
    const rank = (trip: PortalHomeTrip) =>
      `${isOver(trip) ? 1 : 0} ${trip.startDate} ${trip.version?.letter ?? ''} ${trip.id}`
    return {
      client: { firstName, lastName, email },
      agency: { name, agencyCode, theme, film },
      trips: trips.sort((one, other) => (rank(one) < rank(other) ? -1 : 1)),
      otherAgencies: places.map(({ agency }) => agency).filter(({ id }) => id !== agencyId),
    }
  },
)

const listPlaces = async (email: string, deps: Deps<typeof makers>) =>
  listClientAgencies(email, await deps.accounts.login(email), deps)

export const handler = lambdaFor(getPortal, makers)
