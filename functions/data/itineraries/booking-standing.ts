import type { ItineraryRecord } from '#shared/itinerary/itinerary'

/** Inventory and booking status of segments that have any, by id. */
export type Standings = Readonly<Record<string, readonly [inventory: string | null, booking: string | null]>>

/** How the segments of a record stand with their suppliers: it changes with a booking while what is booked stays. */
export function standingOf({ segments }: Pick<ItineraryRecord, 'segments'>): Standings {
  return Object.fromEntries(
    segments.flatMap(({ id, inventoryStatus = null, bookingStatus = null }) =>
      inventoryStatus === null && bookingStatus === null ? [] : [[id, [inventoryStatus, bookingStatus]]],
    ),
  )
}

/** Unpacked content with how its segments stand. What is no content stays as it is, for whoever parses it to refuse. */
export function withStandings(content: object, standings: Standings): object {
  const segments: unknown = Reflect.get(content, 'segments')
  return Array.isArray(segments)
    ? { ...content, segments: segments.map((one) => withStanding(one, standings)) }
    : content
}

function withStanding(segment: unknown, standings: Standings): unknown {
  if (typeof segment !== 'object' || segment === null) return segment
  const [inventoryStatus, bookingStatus] = standings[String(Reflect.get(segment, 'id'))] ?? []
  return { ...segment, inventoryStatus: inventoryStatus ?? undefined, bookingStatus: bookingStatus ?? undefined }
}
