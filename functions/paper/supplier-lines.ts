import type { Segment } from '#shared/itinerary/segment'
import type { SupplierTerms } from '../data/rates/room-records'

/** Where a supplier is, its phone, and its people with a phone or an email. */
export function supplierLines(
  [first]: readonly Segment[],
  terms: SupplierTerms | undefined,
): readonly string[] {
  const { location, regionName, country } = first ?? {}
  const place = [...new Set([location, regionName, country])].filter(Boolean).join(', ')
  const people = (terms?.contacts ?? []).map(({ name, role, phone, email }) =>
    [name, role, phone, email].filter(Boolean).join(', '),
  )
  const street = terms?.address?.split('\n') ?? []
  const phone = terms?.phone ? `Phone ${terms.phone}` : ''
  return [...street, place, phone, ...people].filter((line) => line.trim() !== '')
}
