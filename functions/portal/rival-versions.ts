import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isBookedVersion } from '#shared/itinerary/proposal'
import type { ListedItinerary } from '../data/itineraries/listed-itinerary'
import type { ProposalStore } from '../data/itineraries/proposal-store'
import type { TripPortals } from '../data/itineraries/trip-portal-store'

interface RivalDeps {
  readonly proposals: Pick<ProposalStore, 'versions'>
  readonly portals: Pick<TripPortals, 'ofTrips' | 'change'>
}

/**
 * Takes back the client's choice of other versions of a trip's proposal, while their agent has not
 * touched those since.
 * @returns the versions that were chosen
 * @throws AppError portal.other-version when one is booked, portal.choice-over
 */
export async function withdrawRivals(
  { agencyId, id: ownId, clientId, proposal }: ItineraryRecord,
  { proposals, portals }: RivalDeps,
): Promise<ListedItinerary[]> {
  const versions = proposal === undefined ? [] : await proposals.versions(agencyId, proposal.id)
  const rivals = versions.filter((one) => one.id !== ownId && one.clientId === clientId)
  if (rivals.some(isBookedVersion)) throw new AppError('portal.other-version')
  const trips = rivals.map(({ id: itineraryId }) => ({ agencyId, itineraryId, clientId }))
  const records = await portals.ofTrips(trips)
  const chosenRivals = rivals.filter(({ state, updatedAt }, place) => {
    const chosenAt = records[place]?.chosenAt
    if (chosenAt === undefined || state === 'cancelled') return false
    if (updatedAt > chosenAt) throw new AppError('portal.choice-over')
    return true
  })
  for (const { id: itineraryId } of chosenRivals)
    await portals.change({ agencyId, itineraryId, clientId }, (portal) => ({
      ...portal,
      chosenAt: undefined,
    }))
  return chosenRivals
}

/** `Botswana by water (version B) instead of Botswana Adventure (version A)`. */
export function choiceWords(
  { name, proposal }: Pick<ItineraryRecord, 'name' | 'proposal'>,
  rivals: readonly Pick<ListedItinerary, 'name' | 'versionLetter'>[],
): string {
  const [rival] = rivals
  return rival === undefined
    ? name
    : `${name} (version ${proposal?.letter}) instead of ${rival.name} (version ${rival.versionLetter})`
}
