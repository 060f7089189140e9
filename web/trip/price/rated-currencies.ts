import { readRate, type SpotRates } from '#shared/fx/spot-rates'
import type { Trip } from '../page/trip'

type Rated = Pick<Trip, 'flags' | 'exchange'>

/** The flag lcr: it keeps the exchange rates that it has, and no currency can be new to it (1 §4). */
export const keepsRates = ({ flags }: Pick<Trip, 'flags'>): boolean => flags.includes('lcr')

/**
 * Those of some currencies that the server can price a trip in: it has an exchange rate for them, or takes today's.
 *
 * @param inForce - stays to be chosen, whatever its rate
 */
export function ratedCurrencies<C extends { readonly code: string }>(
  all: readonly C[],
  { trip, today, inForce }: { readonly trip: Rated; readonly today: SpotRates; readonly inForce: string },
): C[] {
  const known = keepsRates(trip) ? trip.exchange.spotRates : { ...today, ...trip.exchange.spotRates }
  return all.filter(({ code }) => code === 'USD' || code === inForce || readRate(known[code]) !== undefined)
}

/** Why others are not offered. */
export const ratesNote = (trip: Pick<Trip, 'flags'>): string =>
  keepsRates(trip)
    ? 'Only those that the trip has an exchange rate for: it keeps its rates'
    : 'Only those with an exchange rate today'
