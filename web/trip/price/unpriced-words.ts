import { countOf } from '#shared/format/words'

/**
 * Stands beside every sum that lacks stays without a price: `2 stays not priced`; undefined where
 * it lacks none.
 */
export const unpricedWords = (stays: number | undefined = 0): string | undefined =>
  stays === 0 ? undefined : `${countOf(stays, 'stay')} not priced`

/** The same of many trips: `3 trips not fully priced`. */
export const unpricedTripsWords = (trips: number): string | undefined =>
  trips === 0 ? undefined : `${countOf(trips, 'trip')} not fully priced`
