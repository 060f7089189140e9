import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { SegmentId } from '#shared/ids/ids'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { ownStayDefaults } from '#shared/itinerary/own-stay'
import type { TripSegment } from '../page/trip'
import { draftErrors, extraLines, plainCost } from './draft-errors'
import { hasEnd, includesMore, isAtHub, isFlight, isWay } from './draft-kinds'
import type { StayRegion } from './own-stay'
import type { SegmentDraft } from './segment-draft'

interface Made {
  readonly id: string
  /** The segment being changed: fields that aren't in the form stay as they are. */
  readonly present?: TripSegment | undefined
  /** Names of the airports, for travel without a name of its own. */
  readonly hubName?: (code: string) => string
}

/** The segment of a valid draft; undefined otherwise. */
export function segmentOfDraft(
  draft: SegmentDraft,
  { id, present, hubName = String }: Made,
): TripSegment | undefined {
  const { kind, startDate } = draft
  if (Object.keys(draftErrors(draft)).length > 0 || !isCalendarDate(startDate)) return undefined
  const endDate = hasEnd(kind) ? draft.endDate : addDays(startDate, draft.arrivesLater)
  if (!isCalendarDate(endDate)) return undefined
  const cost = plainCost(draft.cost)
  const { fromHubCode: from, travelHubCode: to } = draft
  const route =
    isWay(kind) && from !== '' && to !== '' ? `${hubName(from)} to ${hubName(to)}` : undefined
  const title = draft.title.trim() || route
  return {
    ...(present ?? blank),
    id: id as SegmentId,
    type: kind,
    startDate,
    endDate,
    nights: daysBetween(startDate, endDate), // our own text, always a valid id
    title,
    description: nonBlank(draft.description),
    hideFromClient: draft.isHidden,
    ...(cost === '' ? { costAmount: undefined } : { costAmount: cost, currency: draft.currency }),
    pricedFor: draft.offer?.cost === cost ? draft.offer.travelers : undefined,
    arrangedBy: draft.isOwn ? 'Agent' : 'DMC',
    chargeable: draft.isOwn && draft.isCharged ? true : undefined,
    ...(includesMore(kind) && { extras: extraLines(draft.extras) }),
    ...(kind === 'service' && { minAge: ageOf(draft.minAge) }),
    ...travelOf(draft),
    ...(isWay(kind) && { location: route }),
    ...(kind === 'stay' && draft.region !== undefined ? ownStay(title, draft.region) : {}),
  }
}

/** Places, times and flight, as far as the kind has them. */
function travelOf(draft: SegmentDraft) {
  const {
    kind,
    fromHubCode,
    travelHubCode,
    departureTime,
    arrivalTime,
    flightNumber,
    flightStatus,
  } = draft
  const leaves = isWay(kind) || kind === 'exit' || kind === 'service'
  const arrives = isWay(kind) || kind === 'entry' || kind === 'service'
  const flies = isFlight(kind) || kind === 'entry' || kind === 'exit'
  return {
    fromHubCode: isWay(kind) ? nonBlank(fromHubCode) : undefined,
    travelHubCode:
      isWay(kind) || isAtHub(kind) || kind === 'service' ? nonBlank(travelHubCode) : undefined,
    departureTime: leaves ? nonBlank(departureTime) : undefined,
    arrivalTime: arrives ? nonBlank(arrivalTime) : undefined,
    flightNumber: flies ? nonBlank(flightNumber) : undefined,
    flightStatus: isFlight(kind) && flightStatus !== '' ? flightStatus : undefined,
  }
}

const ageOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text))

const nonBlank = (text: string): string | undefined =>
  text.trim() === '' ? undefined : text.trim()

const ownStay = (campName: string | undefined, region: StayRegion) => ({
  supplierCode: ownSupplierCode,
  arrangedBy: 'Agent',
  title: undefined,
  campName,
  ...ownStayDefaults,
  ...region,
})

const blank = {
  rooms: [],
  extras: [],
  dmcArrangedOnly: false,
  consultantInteractionRequired: false,
  thirdParty: false,
  priced: false,
}
