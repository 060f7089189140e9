import { portalRoutes } from '#shared/api/portal'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { agencyStore } from '../../data/people/agency-store'
import { termsStore } from '../../data/people/terms-store'
import { presentationStore } from '../../data/presentations/presentation-store'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { withinDepositLimit } from '../../itineraries/view/within-deposit-limit'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientTerms } from '../client-terms'
import { portalPlacesOf } from '../portal-places'
import { requirePayersTrip } from '../portal-trip'
import { portalTripOf } from '../portal-view'
import { requireClient } from '../require-client'
import { tripLetter } from '../trip-letter'

const makers = {
  terms: termsStore,
  itineraries: itineraryStore,
  agencies: agencyStore,
  portals: tripPortalStore,
  presentations: presentationStore,
  rooms: roomStore,
  catalogue: theCatalogue,
}

/** One shared trip; another client's, and one that is not shared, is not found. */
export const getPortalTrip = useCase(
  portalRoutes.getPortalTrip,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const { itineraries, agencies, portals, presentations, terms } = deps
    const client = requireClient(principal)
    const { agencyId, clientId } = client
    const [found, portal, present, agency] = await Promise.all([
      itineraries.get(agencyId, params.id),
      portals.get({ agencyId, itineraryId: params.id, clientId }),
      clientTerms(terms, { agencyId, clientId }),
      agencies.agency(agencyId),
    ])
    const visible = requirePayersTrip(client, found)
    const sharedTrip = { ...visible, stored: await withinDepositLimit(visible.stored, agencies) }
    const { record } = sharedTrip.stored
    const [places, agent, letter] = await Promise.all([
      portalPlacesOf(record.segments, { ...deps, now: deps.clock.now() }),
      agencies.agent(agencyId, record.agentId),
      // who pays a share of another client's trip reads no letter to them
      record.clientId === clientId ? tripLetter(record, presentations) : undefined,
    ])
    const trip = portalTripOf(sharedTrip, {
      places,
      portal,
      clientId,
      accounts: agency?.bankAccounts ?? [],
      today: deps.clock.today(),
    })
    return { ...trip, agent: { ...trip.agent, headshot: agent?.headshot }, letter, terms: present }
  },
)

export const handler = lambdaFor(getPortalTrip, makers)
