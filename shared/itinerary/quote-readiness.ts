import type { CalendarDate } from '../dates/calendar-date'
import { ownSupplierCode } from '../ids/own-supplier'
import { isTooYoung, youngestChildAge } from '../rooms/child-age'
import { type Travelers, unassignedTravelers } from '../rooms/unassigned'
import { type Gap, gapsBetween } from './gaps'

/** What a stay tells about being ready. */
export interface StayReadiness {
  readonly id: string
  readonly supplierCode: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly regionCode?: string | undefined
  readonly rooms: readonly RoomReadiness[]
  readonly dmcArrangedOnly?: boolean | undefined
  readonly consultantInteractionRequired?: boolean | undefined
  readonly minChildAge?: number | undefined
}

/** Who sleeps in a room, and from which age it takes children. */
interface RoomReadiness extends Travelers {
  readonly minChildAge?: number | undefined
}

export interface QuoteQuestion {
  readonly travelers: Travelers
  readonly stays: readonly StayReadiness[]
  readonly clientId: string | undefined
}

/** Why a quote cannot be generated, and what it concerns. */
export interface QuoteBlocker {
  readonly code:
    | 'no-travelers'
    | 'no-adult'
    | 'no-region'
    | 'travelers-without-room'
    | 'child-too-young'
    | 'gap'
    | 'no-client'
  readonly message: string
  readonly segmentIds: readonly string[]
  readonly gaps?: readonly Gap[]
}

/**
 * The reasons for which Generate Quote is disabled: 2 §5.3, word for word and in its order; none
 * when it is enabled.
 */
export function quoteBlockers({ travelers, stays, clientId }: QuoteQuestion): QuoteBlocker[] {
  const { adults, children, childrenAges } = travelers
  const youngest = youngestChildAge(children, childrenAges)
  const withoutRegion = stays.filter(
    ({ supplierCode, regionCode }) => isOwn(supplierCode) && !regionCode,
  )
  const withoutRooms = stays.filter((stay) => needsRooms(stay) && hasNoBedFor(travelers, stay))
  const tooYoung = stays.filter(
    (stay) => isTooYoung(youngest, stay.minChildAge) || stay.rooms.some(hasTooYoung),
  )
  const gaps = gapsBetween(stays)
  const blockers: (QuoteBlocker | false)[] = [
    adults + children === 0 &&
      blocker('no-travelers', 'No travelers have been assigned to the itinerary'),
    adults === 0 &&
      children > 0 &&
      blocker('no-adult', 'An adult must be present if you have children'),
    withoutRegion.length > 0 &&
      blocker(
        'no-region',
        'Not all own arranged accommodations have a region selected',
        withoutRegion,
      ),
    withoutRooms.length > 0 &&
      blocker(
        'travelers-without-room',
        'Not all travelers have been assigned to rooms',
        withoutRooms,
      ),
    tooYoung.length > 0 &&
      blocker(
        'child-too-young',
        `Not all accommodations can accept children aged ${youngest} years`,
        tooYoung,
      ),
    gaps.length > 0 && {
      ...blocker('gap', 'There is a gap in the itinerary dates', besides(gaps, stays)),
      gaps,
    },
    clientId === undefined && blocker('no-client', 'No client is selected'),
  ]
  return blockers.filter((reason) => reason !== false)
}

function blocker(
  code: QuoteBlocker['code'],
  message: string,
  stays: readonly { readonly id: string }[] = [],
): QuoteBlocker {
  return { code, message, segmentIds: stays.map(({ id }) => id) }
}

function isOwn(supplierCode: string): boolean {
  return supplierCode === ownSupplierCode
}

/**
 * Rooms are not asked for where the DMC or a consultant arranges them, nor of an own arrangement,
 * which has none.
 */
function needsRooms(stay: StayReadiness): boolean {
  return !(stay.dmcArrangedOnly || stay.consultantInteractionRequired || isOwn(stay.supplierCode))
}

function hasNoBedFor(travelers: Travelers, { rooms }: StayReadiness): boolean {
  const withoutRoom = unassignedTravelers(travelers, rooms)
  return withoutRoom.adults + withoutRoom.children > 0
}

/** Whether a child's age, as it is by now, is below what the child's room asks for. */
function hasTooYoung({ children, childrenAges, minChildAge }: RoomReadiness): boolean {
  return isTooYoung(youngestChildAge(children, childrenAges), minChildAge)
}

/** The stays on both sides of each gap. */
function besides(gaps: readonly Gap[], stays: readonly StayReadiness[]): StayReadiness[] {
  return stays.filter((stay) =>
    gaps.some(({ startDate, endDate }) => stay.endDate === startDate || stay.startDate === endDate),
  )
}
