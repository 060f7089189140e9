import type { Trip } from '../page/trip'

/** A trip and the version of it that the agent saw: a call made from an older one is refused, and says what is there now. */
export type SeenTrip = Pick<Trip, 'id' | 'version'>
