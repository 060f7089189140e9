import { itineraryIdSchema } from '#shared/ids/ids'
import { activeTravelers } from '#shared/itinerary/active-travelers'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { versionLetter } from '#shared/itinerary/proposal'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { copyLink } from '../../data/itineraries/copy-links'
import type { Proposal } from '../../data/itineraries/proposal-store'
import type { MakeId } from '../../runtime/make-id'
import type { ActedOn } from '../edit/change-trip'
import { tripContext } from '../edit/trip-context'
import { copyItinerary } from './copy-itinerary'

interface Making {
  readonly proposal: Proposal
  /** As its source is called, unless it gets another name. */
  readonly name: string | undefined
  readonly now: Date
  readonly makeId: MakeId
}

/**
 * The next version of a trip's proposal: the trip again as an estimate, for the same agent, client
 * and travelers, priced and not yet stored; `link` is to be stored with it.
 */
export function makeVersion(
  { before, agency }: Pick<ActedOn, 'before' | 'agency'>,
  { proposal, name, now, makeId }: Making,
) {
  const { record: source, people } = before
  const { agencyId, agentId, clientId, startDate, partyCancellations = [] } = source
  const cancelledIds = new Set(partyCancellations.map(({ partyId }) => partyId))
  const copy = copyItinerary(source, {
    id: itineraryIdSchema.parse(makeId('itinerary')),
    agencyId,
    agentId,
    clientId,
    state: 'estimate',
    name: name ?? source.name,
    startDate,
    now,
  })
  const record: ItineraryRecord = {
    ...copy,
    travelers: activeTravelers(source),
    parties: source.parties.filter(({ id }) => !cancelledIds.has(id)),
    proposal: { id: proposal.id, letter: versionLetter(proposal.tripIds.length) },
  }
  return {
    after: { record: repriceItinerary(record, tripContext(agency)), people },
    link: copyLink(source, record.id),
  }
}
