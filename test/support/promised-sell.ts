import type { ItineraryRecord } from '#shared/itinerary/itinerary'

/**
 * What a client was promised to pay: a price that was locked stays the price, whatever the
 * suppliers ask since.
 */
export const promisedSell = ({
  record: { locked, finance },
}: {
  readonly record: ItineraryRecord
}) => (finance === undefined ? undefined : (locked?.finance ?? finance).sell)
