import { calendarDateSchema } from '#shared/dates/date-schemas'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isArrangedByPeople, isHoneymoon, isSupplierStay } from '#shared/itinerary/supplier-stays'
import type { HeldStay, StayRequest } from '../../suppliers/supplier-system'

/** What the supplier system is asked for. */
export function staysOf({ segments, bookingReference, quotedAt, market }: Asked): StayRequest[] {
  const bookedOn =
    bookingReference && quotedAt ? calendarDateSchema.parse(quotedAt.slice(0, 10)) : undefined
  return segments.filter(isSupplierStay).flatMap((segment) => {
    const { id, supplierCode, startDate, endDate, rooms } = segment
    if (supplierCode === undefined) return []
    const guests = rooms.map(({ optionKey, adults, children, childrenAges }) => ({
      optionKey,
      adults,
      children,
      childrenAges,
    }))
    const isDmcArranged = isArrangedByPeople(segment)
    return [
      {
        segmentId: id,
        supplierCode,
        startDate,
        endDate,
        rooms: guests,
        isDmcArranged,
        ...(isHoneymoon(segment) ? { isHoneymoon: true as const } : {}),
        ...(segment.minChildAge ? { minChildAge: segment.minChildAge } : {}),
        ...(bookedOn && { bookedOn }),
        ...(market && { market }),
      },
    ]
  })
}
type Asked = Pick<ItineraryRecord, 'segments'> &
  Partial<Pick<ItineraryRecord, 'bookingReference' | 'quotedAt' | 'market'>>

/** The same with the country, whose hours a camp keeps. */
export function heldStaysOf(record: Pick<ItineraryRecord, 'segments'>): HeldStay[] {
  const countries = new Map(record.segments.map(({ id, country }) => [String(id), country]))
  return staysOf(record).map((stay) => ({ ...stay, country: countries.get(stay.segmentId) }))
}
