import { portalRoutes } from '#shared/api/portal'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { agencyStore } from '../../data/people/agency-store'
import { termsStore } from '../../data/people/terms-store'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { withinDepositLimit } from '../../itineraries/view/within-deposit-limit'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientTerms } from '../client-terms'
import { portalPlacesOf } from '../portal-places'
import { requirePayersTrip } from '../portal-trip'
import { portalTripOf } from '../portal-view'
import { requireClient } from '../require-client'

const makers = {
  terms: termsStore,
  itineraries: itineraryStore,
  agencies: agencyStore,
  portals: tripPortalStore,
  rooms: roomStore,
  catalogue: theCatalogue,
}

/** One shared trip; another client's, and one that is not shared, is not found. */
export const getPortalTrip = useCase(
  portalRoutes.getPortalTrip,
  async (
    { params, principal },
    { itineraries, agencies, portals, rooms, catalogue, terms, clock }: Deps<typeof makers>,
  ) => {
    const client = requireClient(principal)
    const { agencyId, clientId } = client
    const [found, portal, present, agency] = await Promise.all([
      itineraries.get(agencyId, params.id),
      portals.get({ agencyId, itineraryId: params.id, clientId }),
      clientTerms(terms, { agencyId, clientId }),
      agencies.agency(agencyId),
    ])
    const visible = requirePayersTrip(client, found)
    const shared = { ...visible, stored: await withinDepositLimit(visible.stored, agencies) }
    const places = await portalPlacesOf(shared.stored.record.segments, {
      catalogue,
      rooms,
      now: clock.now(),
    })
    return {
      ...portalTripOf(shared, {
        places,
        portal,
        clientId,
        accounts: agency?.bankAccounts ?? [],
        today: clock.today(),
      }),
      terms: present,
    }
  },
)

export const handler = lambdaFor(getPortalTrip, makers)
