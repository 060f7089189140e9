import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'

/**
 * The segments from another day on: what suppliers said of the old days is not known of the new
 * ones.
 */
export function segmentsFromDay(
  { segments, startDate }: Pick<ItineraryRecord, 'segments' | 'startDate'>,
  day: CalendarDate,
): Segment[] {
  const daysMoved = daysBetween(startDate, day)
  return segments.map((segment) => {
    const dates = {
      startDate: addDays(segment.startDate, daysMoved),
      endDate: addDays(segment.endDate, daysMoved),
    }
    return { ...withoutStanding(segment, daysMoved !== 0 && segment.type === 'stay'), ...dates }
  })
}

function withoutStanding(segment: Segment, isMoved: boolean): Segment {
  const {
    bookingStatus: _booked,
    inventoryStatus: _held,
    availability: _free,
    availabilityCheckedAt: _seen,
    flightStatus: _flown,
    costAmount,
    rspAmount,
    ...kept
  } = segment
  const isSuppliers = isMoved && segment.arrangedBy !== 'Agent' && segment.arrangedBy !== '1'
  return isSuppliers ? { ...kept, priced: false } : { ...kept, costAmount, rspAmount }
}

interface Copy
  extends Pick<ItineraryRecord, 'id' | 'agencyId' | 'agentId' | 'clientId' | 'state' | 'name'> {
  readonly startDate: CalendarDate
  readonly now: Date
}

/**
 * A new itinerary with what another one holds, without what has happened to it: people, money,
 * booking, messages, the deal it was sold by.
 */
export function copyItinerary(source: ItineraryRecord, copy: Copy): ItineraryRecord {
  const { now, startDate, ...own } = copy
  const at = now.toISOString()
  const {
    holdExpiry: _until,
    bookingReference: _booked,
    quotedAt: _quoted,
    pipedriveDealId: _deal,
    availabilityCheckedAt: _checked,
    cancellationFee: _fee,
    partyCancellations: _cancelled,
    invoices: _billed,
    proposal: _versions,
    ...kept
  } = source
  return {
    ...kept,
    ...own,
    version: 1,
    published: false,
    startDate,
    createdDate: at,
    updatedAt: at,
    endDate: addDays(startDate, daysBetween(source.startDate, source.endDate)),
    segments: segmentsFromDay(source, startDate),
    flags: source.flags.filter((flag) => flag === 'xfsm'),
    params: { ...source.params, client: undefined },
    locked: undefined,
    travelers: [],
    parties: [],
    payments: [],
    messages: [],
    problems: [],
    advice: [],
  }
}
