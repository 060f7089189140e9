import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import type { Trip } from '../page/trip'
import { permissionOf, segmentPermission } from './may-change'
import { type Edits, segmentOfPath } from './trip-edits'
import { isSegment } from './trip-fields'

const ofPrice = /^(rates\.|discount$|customPriceAdjustment|xfsm$)/
const ofSell: readonly (string | undefined)[] = ['sellOverride', 'sellOverrideReason', 'chargeable', 'arrangedBy']

/** Whether the trip's state lets all of these edits be made: a step of before may be one that rooms held since forbid. */
export function maySet(trip: Trip, edits: Edits): boolean {
  const { price, details } = permissionOf(trip)
  return Object.entries(edits).every(([path, { from, to }]) => {
    const ofSegment = segmentOfPath(path)
    if (ofSegment === undefined) return ofPrice.test(path) ? price : details
    const segment = trip.itinerary.segments.find(({ id }) => id === ofSegment.id)
    if (ofSegment.field === undefined) {
      const type = [from, to, segment].find(isSegment)?.type
      return type === undefined || mayChangeIn(trip.state, partOfType(type))
    }
    if (segment === undefined) return true
    const may = segmentPermission(trip, segment)
    return ofSell.includes(ofSegment.field) ? may.price : may.details
  })
}
