/** Default name of a trip (2 §7.1). */
export const defaultItineraryName = 'Test Itinerary'

/**
 * Name of a quote (2 §7.1): its unique countries in the order of travel, joined, and ' Adventure',
 * as in `South Africa, Botswana Adventure`.
 * @param stays - in the order of travel
 */
export function itineraryName(stays: readonly { readonly country?: string | undefined }[]): string {
  const countries = new Set(stays.flatMap(({ country }) => (country ? [country] : [])))
  return countries.size === 0 ? defaultItineraryName : `${[...countries].join(', ')} Adventure`
}
