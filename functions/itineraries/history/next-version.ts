import type { ItineraryRecord } from '#shared/itinerary/itinerary'

/** The record as the next version of itself, changed now. */
export const nextVersion = (record: ItineraryRecord, now: Date): ItineraryRecord => ({
  ...record,
  version: record.version + 1,
  updatedAt: now.toISOString(),
})
