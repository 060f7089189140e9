import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import type { SupplierCode } from '#shared/ids/ids'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { keptWithoutRoute } from '#shared/itinerary/route-stays'
import { type Segment, type SegmentInput, segmentInput } from '#shared/itinerary/segment'
import { stayNights, stretchStay } from '#shared/itinerary/stretch-stay'
import type { RoomLine } from '#shared/rooms/room-line'

interface Camp {
  readonly supplierCode: SupplierCode
  readonly rooms: readonly RoomLine[]
}

/** Another camp in the place of a stay; what belonged to the old one goes with it. */
export const swapStay = (
  record: Pick<ItineraryRecord, 'segments'>,
  segmentId: string,
  camp: Camp,
): ItineraryPatch => swapStays(record, [{ segmentId, ...camp }])

/** Other camps in the place of some stays. */
export function swapStays(
  { segments }: Pick<ItineraryRecord, 'segments'>,
  swaps: readonly (Camp & { readonly segmentId: string })[],
): ItineraryPatch {
  const camps = new Map(swaps.map((swap) => [stayOf(segments, swap.segmentId), swap]))
  const swapOne = (stay: Segment): SegmentInput => {
    const camp = camps.get(stay)
    if (camp === undefined) return toSegmentInput(stay)
    const { id, startDate, endDate, arrangedBy, chargeable, hideFromClient } = stay
    const ownFields = { id, startDate, endDate, arrangedBy, chargeable, hideFromClient }
    return newStay({ ...ownFields, supplierCode: camp.supplierCode, rooms: [...camp.rooms] })
  }
  return { segments: segments.map(swapOne) }
}

/**
 * Stays in the place of all that suppliers give, with what `keptWithoutRoute` keeps of the rest.
 */
export function replaceStays(
  { segments }: Pick<ItineraryRecord, 'segments'>,
  stays: readonly (Camp & Pick<SegmentInput, 'id' | 'startDate' | 'endDate'>)[],
): ItineraryPatch {
  return { segments: [...keptWithoutRoute(segments).map(toSegmentInput), ...stays.map(newRooms)] }
}

const newRooms = ({ rooms, ...stay }: Camp & Pick<SegmentInput, 'id' | 'startDate' | 'endDate'>) =>
  newStay({ ...stay, rooms: [...rooms] })

/**
 * A stay made longer (or shorter, below 0) by days at its end, by the rule that screens preview:
 * open nights after it are filled first, then what comes after it, and the end of the trip, move
 * along.
 * @throws AppError request.invalid when no night would be left, or more than a year of them
 */
export function stretchStayBy(
  record: ItineraryRecord,
  segmentId: string,
  days: number,
): ItineraryPatch {
  const { nights } = stayOf(record.segments, segmentId)
  if (nights + days < stayNights.fewest) refuse('days', 'must leave at least one night')
  if (nights + days > stayNights.most)
    refuse('days', `must leave at most ${stayNights.most} nights`)
  const { startDate, endDate, segments } = stretchStay(record, {
    segmentId,
    end: 'end',
    nights: days,
  })
  return { startDate, endDate, segments: segments.map(toSegmentInput) }
}

interface Added extends Camp {
  readonly position: 'start' | 'end'
  readonly nights: number
}

/** A stay before the first or after the last night; the trip grows by it. */
export function addStay(record: ItineraryRecord, added: Added): ItineraryPatch {
  const { startDate, endDate, segments } = record
  const { position, nights, supplierCode, rooms } = added
  const otherStays = segments.map(toSegmentInput)
  const stay = (from: CalendarDate, to: CalendarDate) =>
    newStay({ startDate: from, endDate: to, supplierCode, rooms: [...rooms] })
  if (position === 'end') {
    const departure = addDays(endDate, nights)
    return { endDate: departure, segments: [...otherStays, stay(endDate, departure)] }
  }
  const arrival = addDays(startDate, -nights)
  return { startDate: arrival, segments: [stay(arrival, startDate), ...otherStays] }
}

const newStay = (
  stay: Pick<SegmentInput, 'startDate' | 'endDate' | 'supplierCode' | 'rooms'>,
): SegmentInput => ({
  type: 'stay',
  hideFromClient: false,
  extras: [],
  ...stay,
})

function stayOf(segments: readonly Segment[], segmentId: string): Segment {
  const stay = segments.find(({ id, type }) => id === segmentId && type === 'stay')
  return stay ?? refuse('segmentId', 'must be a stay of the itinerary')
}

function refuse(field: string, message: string): never {
  refuseField(`body.${field}`, message)
}

const names = Object.keys(segmentInput.shape)

/** A stored segment as somebody would send it unchanged, for changes that we make ourselves. */
function toSegmentInput(segment: Segment): SegmentInput {
  const own = Object.entries(segment).filter(
    ([name, value]) => names.includes(name) && value !== undefined,
  )
  return segmentInput.parse(Object.fromEntries(own))
}
