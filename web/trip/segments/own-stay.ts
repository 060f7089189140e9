import { ownSupplierCode } from '#shared/ids/own-supplier'
import { ownStayDefaults } from '#shared/itinerary/own-stay'
import { freshId } from '../edits/fresh-id'
import type { GapItem } from '../journey/journey'
import type { TripSegment } from '../page/trip'

/** A region as a self-arranged stay names it. */
export interface StayRegion {
  readonly regionCode: string
  readonly regionName: string
  readonly country: string
}

/** A self-arranged stay: supplier OWN, in a region (2 §5.2, 2 §7.1). */
export function ownStayFor(
  { startDate, endDate, nights }: GapItem,
  {
    title,
    region,
    segments,
  }: { readonly title: string; readonly region: StayRegion; readonly segments: TripSegment[] },
): TripSegment {
  const id = freshId(`own-${startDate}`, segments)
  return {
    id,
    type: 'stay',
    supplierCode: ownSupplierCode,
    arrangedBy: 'Agent',
    startDate,
    endDate,
    nights: nights.length,
    campName: title,
    ...region,
    ...ownStayDefaults,
    rooms: [],
    extras: [],
    hideFromClient: false,
    dmcArrangedOnly: false,
    consultantInteractionRequired: false,
    thirdParty: false,
    priced: false,
  }
}
