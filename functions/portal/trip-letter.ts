import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { valuesOfBlocks } from '#shared/presentation/merge-blocks'
import type { presentationStore } from '../data/presentations/presentation-store'

type Presentations = Pick<ReturnType<typeof presentationStore>, 'get'>

/**
 * The letter that the agent wrote for a trip, or for all trips of its client; undefined where there
 * is none, or it is hidden.
 */
export async function tripLetter(
  { id: itineraryId, agencyId, clientId }: ItineraryRecord,
  presentations: Presentations,
): Promise<string | undefined> {
  const [ofTrip, ofClient] = await Promise.all([
    presentations.get({ agencyId, owner: { itineraryId } }),
    clientId && presentations.get({ agencyId, owner: { clientId } }),
  ])
  const letters = [ofTrip, ofClient].map((edits) => edits && valuesOfBlocks(edits.blocks).letter)
  const letter = letters.find((one) => one !== undefined)
  return letter?.isHidden ? undefined : letter?.text || undefined
}
