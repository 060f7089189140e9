import type { CampListed } from '#shared/api/catalogue-shapes'
import { daysBetween } from '#shared/dates/calendar-date'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import type { RoomLine } from '#shared/rooms/room-line'
import { freshId } from '../edits/fresh-id'
import type { CampWanted } from '../journey/camp-place'
import type { TripSegment } from '../page/trip'

export interface CampWithRooms
  extends Pick<CampListed, 'supplierCode' | 'campName' | 'regionName' | 'country'> {
  readonly rooms: readonly RoomLine[]
}

/**
 * A stay at a camp for the wanted nights; if it replaces a stay, it keeps the id, who arranges it
 * and who sees it.
 */
export function newStay(
  { startDate, endDate, instead, segments }: CampWanted,
  camp: CampWithRooms,
): TripSegment {
  const { supplierCode, campName, regionName, country, rooms } = camp
  const id = instead?.id ?? freshId(`camp-${supplierCode}-${startDate}`, segments)
  const isOwnStay = instead?.supplierCode === ownSupplierCode
  const nights = daysBetween(startDate, endDate)
  return {
    id,
    type: 'stay',
    supplierCode,
    campName,
    regionName,
    country,
    startDate,
    endDate,
    nights,
    rooms: [...rooms],
    extras: [],
    hideFromClient: instead?.hideFromClient ?? false,
    chargeable: instead?.chargeable,
    arrangedBy: isOwnStay ? undefined : instead?.arrangedBy,
    dmcArrangedOnly: false,
    consultantInteractionRequired: false,
    thirdParty: false,
    priced: false,
  }
}
