/** Addresses of the second builder. */
export const builderPaths = {
  list: '/itinerary-builder',
  details: '/itinerary-builder/details',
  rooms: '/itinerary-builder/details#rooms',
} as const

/** State of the address that opens the travelers at once. */
export const withTravelers = { opens: 'travelers' } as const

export function opensTravelers(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === withTravelers.opens
}
