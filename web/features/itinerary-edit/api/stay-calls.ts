import type { SegmentId, SupplierCode } from '#shared/ids/ids'
import type { RoomLine } from '#shared/rooms/room-line'
import { api } from '../../../lib/api/api'
import type { Trip } from '../model/trip'

type Seen = Pick<Trip, 'id' | 'version'>

interface CampWithRooms {
  readonly supplierCode: SupplierCode
  readonly rooms: RoomLine[]
}

/** Puts another camp in the place of a stay, for the same nights. */
export const swapCamp = ({ id, version }: Seen, swap: CampWithRooms & { readonly segmentId: SegmentId }) =>
  api('POST /api/WindowAPIs/swapAccommodation', { body: { itineraryId: id, ...swap }, version })

/** Adds a stay before the first or after the last night. */
export const addStayAtEnd = (
  { id, version }: Seen,
  added: CampWithRooms & { readonly position: 'start' | 'end'; readonly nights: number },
) => api('POST /api/WindowAPIs/addAccommodationToStartEnd', { body: { itineraryId: id, ...added }, version })
