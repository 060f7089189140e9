import { portalStandingOf } from '#shared/itinerary/portal-standing'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import type { AgencyRecord } from '../data/people/agency-records'
import { agencyStore } from '../data/people/agency-store'
import {
  isOpenLink,
  type ShareLinkRecord,
  shareLinkStore,
} from '../data/share-links/share-link-store'
import type { Deps } from '../runtime/use-case'

export const sharedTripMakers = {
  links: shareLinkStore,
  itineraries: itineraryStore,
  agencies: agencyStore,
}

/** What a link leads to. */
export interface SharedByLink {
  readonly link: ShareLinkRecord
  readonly trip: StoredItinerary
  readonly agency: AgencyRecord
}

/**
 * The trip behind a token. Unknown, revoked and expired links, and trips that can no longer be
 * shown, are all undefined.
 */
export async function findSharedTrip(
  token: string,
  deps: Deps<typeof sharedTripMakers>,
): Promise<SharedByLink | undefined> {
  const link = await deps.links.find(token)
  if (link === undefined || !isOpenLink(link, deps.clock.now())) return undefined
  const { agencyId, listed } = link
  const [trip, agency] = await Promise.all([
    deps.itineraries.get(agencyId, listed.itineraryId),
    deps.agencies.agency(agencyId),
  ])
  const isShown = trip !== undefined && portalStandingOf(trip.record.state) !== undefined
  return !isShown || agency === undefined || agency.archived ? undefined : { link, trip, agency }
}
