import { refuseField } from '#shared/errors/refuse-field'
import type { Segment, SegmentInput } from '#shared/itinerary/segment'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import type { KnownCamps } from '../create/camp-facts'

interface Known {
  /**
   * The segments that the trip has: their camps may have left the catalogue, or have come with an
   * imported booking.
   */
  readonly stored: readonly Segment[]
  /** Undefined while the catalogue cannot be read: then no camp is refused. */
  readonly camps: KnownCamps | undefined
  /** Where the code of a segment stands in the body, for naming it. */
  readonly fieldOf: (index: number) => string
}

/**
 * Refuses a stay at a camp that is neither in the catalogue nor in the trip, because it couldn't be
 * quoted.
 * @throws AppError request.invalid with the field
 */
export function requireKnownCamps(
  given: readonly SegmentInput[],
  { stored, camps, fieldOf }: Known,
): void {
  if (camps === undefined) return
  const had = new Set(stored.filter(isSupplierStay).map(({ supplierCode }) => supplierCode))
  for (const [index, segment] of given.entries()) {
    const { supplierCode } = segment
    if (supplierCode === undefined || !isSupplierStay(segment)) continue
    if (camps.has(supplierCode) || had.has(supplierCode)) continue
    const message = 'must be the supplier code of a camp in the catalogue'
    refuseField(fieldOf(index), message)
  }
}
