/** Default name of a trip (2 §7.1). */
export const defaultItineraryName = 'Test Itinerary'

/**
 * Name of a quote (2 §7.1): its unique countries, joined, and ' Adventure', as in `Botswana, South
 * Africa Adventure`. By alphabet, so that moving a stay does not rename the trip.
 */
export function itineraryName(stays: readonly { readonly country?: string | undefined }[]): string {
  const countries = new Set(stays.flatMap(({ country }) => (country ? [country] : [])))
  return countries.size === 0
    ? defaultItineraryName
    : `${[...countries].sort().join(', ')} Adventure`
}
