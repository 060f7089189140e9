/** Addresses of the second builder. */
export const builderPaths = {
  list: '/itinerary-builder',
  details: '/itinerary-builder/details',
  rooms: '/itinerary-builder/details#rooms',
} as const

/** Navigation state that opens the traveler picker. */
export const withTravelers = { opens: 'travelers' } as const

export function opensTravelers(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'opens' in state &&
    state.opens === withTravelers.opens
  )
}
