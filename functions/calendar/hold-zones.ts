import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { holdZone } from '#shared/itinerary/hold-zone'
import type { itinerariesIn } from '../data/itineraries/itinerary-reads'
import { itineraryKey } from '../data/table/keys'

/** Reads trips by the keys of their own items. */
export type ReadTrips = (
  keys: Parameters<typeof itinerariesIn>[1],
) => ReturnType<typeof itinerariesIn>

/** The time zone in which the hold of each trip ends: that of its camps, which its record names. */
export async function findHoldZones(
  agencyId: AgencyId,
  { holds, read }: { readonly holds: readonly EndingHold[]; readonly read: ReadTrips },
): Promise<Map<ItineraryId, string>> {
  const keys = holds.map(({ trip }) => itineraryKey(agencyId, trip.id))
  const trips = await read(keys)
  const untilById = new Map(holds.map(({ trip, until }) => [trip.id, new Date(until)]))
  return new Map(
    trips.map(({ record: { id, segments } }) => {
      const countries = segments.filter(({ type }) => type === 'stay').map(({ country }) => country)
      return [id, holdZone(untilById.get(id) ?? new Date(0), countries)]
    }),
  )
}

interface EndingHold {
  readonly trip: { readonly id: ItineraryId }
  readonly until: string
}
