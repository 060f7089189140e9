import { ownSupplierCode } from '#shared/ids/own-supplier'
import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import { isSegmentType } from '#shared/itinerary/segment-types'
import { isPattern } from '#shared/itinerary/states'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import type { Trip, TripSegment } from '../page/trip'

/** What may be changed now, by the same table the server uses to refuse. */
export interface Permission {
  readonly details: boolean
  /** Assigning a client; saved itineraries have none. */
  readonly client: boolean
  readonly price: boolean
  /** Adding a self-arranged stay to nights without one. */
  readonly stays: boolean
  /** Adding and changing travel. */
  readonly transit: boolean
  readonly isLocked: boolean
}

export function permissionOf(trip: Trip): Permission {
  const isLocked = isLockedTrip(trip)
  const details = mayChangeIn(trip.state, 'details')
  return {
    details,
    client: details && !isPattern(trip.state),
    price: mayChangeIn(trip.state, 'price') && !isLocked,
    stays: mayChangeIn(trip.state, 'stays'),
    transit: mayChangeIn(trip.state, 'transit'),
    isLocked,
  }
}

/** What may be done to one segment. */
export interface SegmentPermission {
  /** Its form can be opened; camp stays have rooms, camp and nights instead. */
  readonly edit: boolean
  readonly price: boolean
  readonly details: boolean
  readonly remove: boolean
}

export function segmentPermission(
  trip: Trip,
  { type, supplierCode }: TripSegment,
): SegmentPermission {
  const part = partOfType(type)
  const mayPart = mayChangeIn(trip.state, part)
  const edit =
    mayPart && isSegmentType(type) && (type !== 'stay' || supplierCode === ownSupplierCode)
  if (part !== 'stays') return { edit, price: mayPart, details: mayPart, remove: mayPart }
  const { price, details } = permissionOf(trip)
  return { edit, price: price, details: details, remove: mayPart }
}

/** Whether payments have locked the price. */
export function isLockedTrip({ flags, state, finance }: Trip): boolean {
  return isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })
}
