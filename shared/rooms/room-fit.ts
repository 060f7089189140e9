import { minAdultsOf } from './room-type-codes'
import type { GuestsByAge } from './stay-guests'

/** What limits who may sleep in a room; what is missing does not limit. */
export interface RoomLimits {
  readonly roomTypeId?: number | string | null | undefined
  readonly minPax?: number | null | undefined
  readonly normalAdults?: number | null | undefined
  readonly guestNormal?: number | null | undefined
  readonly minChildAge?: number | null | undefined
}

/** Why the travelers do not fit a room, with the limit that they miss (pricing.md, Validity). */
export type MisfitReason =
  | { readonly kind: 'too-many-adults'; readonly most: number }
  | { readonly kind: 'too-many-guests'; readonly most: number }
  | { readonly kind: 'too-few-guests'; readonly fewest: number }
  | { readonly kind: 'children-without-adult' }
  | { readonly kind: 'too-few-adults'; readonly fewest: number }
  | { readonly kind: 'child-too-young'; readonly youngest: number; readonly minChildAge: number }
  | { readonly kind: 'too-many-rooms'; readonly most: number }

/** Every reason why the guests do not fit the room; none when they do. */
export function misfitsOf(
  { adults, children, infants, youngestChildAge }: Omit<GuestsByAge, 'childAges'>,
  room: RoomLimits,
): MisfitReason[] {
  const guests = adults + children + infants
  const { normalAdults, guestNormal, minPax, minChildAge } = room
  const fewestAdults = minAdultsOf(Number(room.roomTypeId ?? 0))
  const reasons: MisfitReason[] = []
  if (normalAdults != null && adults > normalAdults)
    reasons.push({ kind: 'too-many-adults', most: normalAdults })
  if (guestNormal != null && guests > guestNormal)
    reasons.push({ kind: 'too-many-guests', most: guestNormal })
  if (minPax != null && guests < minPax) reasons.push({ kind: 'too-few-guests', fewest: minPax })
  if (adults < 1 && guests > adults) reasons.push({ kind: 'children-without-adult' })
  else if (adults < fewestAdults) reasons.push({ kind: 'too-few-adults', fewest: fewestAdults })
  if (youngestChildAge !== undefined && minChildAge != null && youngestChildAge < minChildAge) {
    reasons.push({ kind: 'child-too-young', youngest: youngestChildAge, minChildAge })
  }
  return reasons
}
