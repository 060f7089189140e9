import type { SegmentId } from '#shared/ids/ids'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { ownStayDefaults } from '#shared/itinerary/own-stay'
import type { GapItem } from './journey'
import type { TripSegment } from './trip'

/** A region as an own arrangement names it. */
export interface StayRegion {
  readonly regionCode: string
  readonly regionName: string
  readonly country: string
}

/** Nights that the agent arranges: a stay of the supplier OWN, in a region (2 §5.2, 2 §7.1). */
export function ownStayFor(
  { startDate, endDate, nights }: GapItem,
  { title, region }: { readonly title: string; readonly region: StayRegion },
): TripSegment {
  const id = `own-${startDate}` as SegmentId // the one door: our own text, a valid id
  return {
    ...{ id, type: 'stay', supplierCode: ownSupplierCode, arrangedBy: 'Agent', startDate, endDate },
    ...{ nights: nights.length, campName: title, ...region, ...ownStayDefaults, rooms: [], extras: [] },
    ...{ hideFromClient: false, dmcArrangedOnly: false, consultantInteractionRequired: false },
    ...{ thirdParty: false, priced: false },
  }
}
