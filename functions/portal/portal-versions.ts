import type { PortalHomeTrip } from '#shared/api/portal-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import { isBookedVersion, versionOutcomes } from '#shared/itinerary/proposal'
import type { ListedItinerary } from '../data/itineraries/listed-itinerary'
import type { TripPortals } from '../data/itineraries/trip-portal-store'
import type { ClientPrincipal } from '../data/people/client-sessions'
import { groupBy } from '../data/table/group-by'
import { sharedStanding } from './portal-trip'

type Version = NonNullable<PortalHomeTrip['version']>

/**
 * Which of a client's trips are versions of a proposal, with what became of each: those that have
 * alternatives whom the client sees, and those that cannot be chosen because another one is booked.
 * A batch of Gets where there are any.
 */
export async function portalVersions(
  trips: readonly ListedItinerary[],
  { agencyId, clientId }: Pick<ClientPrincipal, 'agencyId' | 'clientId'>,
  { portals }: { readonly portals: Pick<TripPortals, 'ofTrips'> },
): Promise<ReadonlyMap<ItineraryId, Version>> {
  const versions = trips.filter(({ proposalId }) => proposalId !== undefined)
  const records = await portals.ofTrips(
    versions.map(({ id: itineraryId }) => ({ agencyId, itineraryId, clientId })),
  )
  const standings = versions.map((trip, place) => ({ trip, chosenAt: records[place]?.chosenAt }))
  const proposals = groupBy(standings, ({ trip }) => trip.proposalId)
  return new Map([...proposals.values()].flatMap(versionsOfProposal))
}

interface Standing {
  readonly trip: ListedItinerary
  readonly chosenAt: string | undefined
}

function versionsOfProposal(versions: readonly Standing[]): (readonly [ItineraryId, Version])[] {
  const standings = versions.map(({ trip: { state, paid }, chosenAt }) => ({
    state,
    paid,
    chosenAt,
  }))
  const outcomes = versionOutcomes(standings)
  const isBooked = standings.some(isBookedVersion)
  const visibleCount = versions.filter(({ trip }) => isVisible(trip)).length
  return versions.flatMap(({ trip: { id, proposalId, versionLetter = '' } }, place) => {
    const outcome = outcomes[place]
    if (proposalId === undefined || outcome === undefined || outcome === 'cancelled') return []
    const isClosed = isBooked && outcome === 'notChosen' ? true : undefined
    if (visibleCount < 2 && isClosed === undefined) return []
    return [[id, { id: proposalId, letter: versionLetter, outcome, isClosed }] as const]
  })
}

const isVisible = ({ published = false, state }: ListedItinerary): boolean =>
  sharedStanding({ published, state }) !== undefined
