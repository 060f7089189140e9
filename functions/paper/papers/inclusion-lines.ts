import { rangeWithYear } from '#shared/format/dates'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { titleOf } from '../../itineraries/history/segment-title'

/** What the price is for, a line each; no sums, since a trip is sold as one. */
export const inclusionLines = ({ segments }: Pick<ItineraryRecord, 'segments'>): string[] =>
  segments
    .filter(({ hideFromClient, chargeable }) => !hideFromClient && chargeable !== false)
    .map((segment) => `${titleOf(segment)}, ${rangeWithYear(segment.startDate, segment.endDate)}`)
