import { tripLifeRoutes } from '#shared/api/trip-life'
import { AppError } from '#shared/errors/app-error'
import { isAgentsFlag, withFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { requireCanDo } from '#shared/itinerary/transitions'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { theZaps } from '../../audit/zap-sender'
import { hasSameContent } from '../../data/itineraries/itinerary-change'
import type { ItineraryContent } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Deps } from '../../runtime/use-case'
import { isSameStay } from '../create/same-stay'
import { actionMakers, openTrip, storeChange } from '../edit/change-trip'
import { isOffQuote, movedSegments } from '../edit/moved-stays'
import { requireCurrency } from '../edit/require-currency'
import { requireEditable } from '../edit/require-editable'
import { tripContext } from '../edit/trip-context'
import { agentView } from '../view/view'

const makers = { ...actionMakers, zaps: theZaps, itineraries: itineraryStore }

/**
 * Makes what an earlier version held the newest version. Not what has happened since: state, owner,
 * client, whether the client may see it, payments, messages and booking stay. A state that protects
 * stays protects them from this too. What the itinerary holds already changes nothing.
 */
export const restoreItinerary = useCaseOnce(
  tripLifeRoutes.restoreItinerary,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { params, body, requestId } = call
    const openedTrip = await openTrip(call, params.id, deps)
    const { record } = openedTrip.before
    const { state, flags, finance } = record
    requireCanDo('restore', state)
    if (isPriceLocked({ state, flags, sell: finance?.sell ?? 0 }))
      throw new AppError('itinerary.locked', { state })
    const content = await contentAt(record, { version: body.version, deps })
    requireCurrency(record, content.currency)
    const unpricedTrip = withContent(record, content)
    if (state !== 'cancelled') requireEditable(record, unpricedTrip)
    const change = ({ version, updatedAt }: ItineraryRecord) =>
      repriceItinerary(
        { ...unpricedTrip, version, updatedAt },
        tripContext(openedTrip.agency),
        record,
      )
    if (hasSameContent(openedTrip.before, { record: change(record) })) {
      return { answer: agentView(openedTrip.before, deps.clock.now()), version: record.version }
    }
    return storeChange(openedTrip, change, {
      action: `restored version ${body.version}`,
      requestId,
      keep,
      deps,
    })
  },
)

async function contentAt(
  { agencyId: agency, id }: ItineraryRecord,
  { version, deps }: { version: number; deps: Deps<typeof makers> },
) {
  const [entry] = await deps.itineraries.history({ agency, id }, { limit: 1, below: version + 1 })
  const isThere = entry !== undefined && entry.version === version
  const content = isThere
    ? await deps.itineraries.content(agency, id, entry.contentVersion)
    : undefined
  if (content === undefined) throw new AppError('record.not-found')
  return content
}

function withContent(record: ItineraryRecord, content: ItineraryContent): ItineraryRecord {
  const {
    agentId,
    clientId,
    published,
    payments,
    invoices,
    messages,
    bookingReference,
    holdExpiry,
    createdDate,
    locked,
    cancellationFee,
    partyCancellations,
    proposal,
  } = record
  const isOff =
    record.state !== 'cancelled' &&
    isOffQuote(record, movedSegments(record.segments, content.segments))
  const own = isOff ? withFlag(record.flags, 'inconsistent') : record.flags
  const flags = [
    ...own.filter((flag) => !isAgentsFlag(flag)),
    ...content.flags.filter(isAgentsFlag),
  ].sort()
  return {
    ...record,
    ...content,
    agentId,
    clientId,
    published,
    payments,
    invoices,
    messages,
    bookingReference,
    holdExpiry,
    createdDate,
    locked,
    cancellationFee,
    partyCancellations,
    proposal,
    flags,
    segments: content.segments.map((segment) => asItStands(segment, record)),
  }
}

/**
 * A stay that is booked stands where its booking stands; one that the trip does not have now has
 * yet to be asked for.
 */
function asItStands(
  segment: ItineraryContent['segments'][number],
  { segments }: ItineraryRecord,
): Segment {
  const present = segments.find(({ id }) => id === segment.id)
  if (present === undefined || !isSameStay(present, segment)) return segment
  const { inventoryStatus, bookingStatus } = present
  return { ...segment, inventoryStatus, bookingStatus }
}

export const handler = lambdaFor(restoreItinerary, makers)
