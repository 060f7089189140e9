import type { Trip } from '../page/trip'

/** A trip and the version the agent saw: a call based on an older one is refused and returns the current one. */
export type SeenTrip = Pick<Trip, 'id' | 'version'>
