import { zoneOfCountry } from '#shared/dates/country-zones'
import { dateInZone } from '#shared/dates/zoned-time'
import { type HoldBlocker, holdBlockers } from '#shared/itinerary/hold-blockers'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'

/** What stands in the way of holding a trip now; today is that of its first camp. */
export function blockersOf(record: ItineraryRecord, now: Date): HoldBlocker[] {
  const today = dateInZone(now, zoneOfCountry(record.segments.find(isSupplierStay)?.country))
  return holdBlockers({ ...record, today })
}
