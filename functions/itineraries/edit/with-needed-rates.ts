import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type OwnRate, withOwnRates } from '#shared/itinerary/own-rates'
import type { DaysRates } from '../../data/rates/exchange-store'

/**
 * The record with an exchange rate for every currency it uses. It keeps the rates that it was
 * priced with; only a currency that is new to it takes the newest, unless the flag lcr says that
 * the rates stay (then pricing refuses it: 1 §8).
 *
 * @throws AppError fx.not-initialized when there are no rates at all
 */
export async function withNeededRates(
  record: ItineraryRecord,
  {
    exchange,
    now,
    agency,
  }: {
    readonly exchange: DaysRates
    readonly now: Date
    /** Whose own rates come before the day's. */
    readonly agency?: { readonly ownRates?: readonly OwnRate[] | undefined } | undefined
  },
): Promise<ItineraryRecord> {
  const usedCurrencies = [
    record.currency,
    ...record.segments.map(({ currency }) => currency ?? record.currency),
  ]
  const missing = [...new Set(usedCurrencies)].filter(
    (code) => code !== 'USD' && !Object.hasOwn(record.spotRates, code),
  )
  if (missing.length === 0 || record.flags.includes('lcr')) return record
  const { rates } = await exchange.newest(now)
  const { ownRates: before = [] } = record
  const fresh = withOwnRates(rates, { ...record, ownRates: agency?.ownRates })
  const addedRates = Object.entries(fresh.spotRates).filter(([code]) => missing.includes(code))
  const own = [
    ...before,
    ...(fresh.ownRates ?? []).filter(({ currency }) => missing.includes(currency)),
  ]
  return {
    ...record,
    spotRates: { ...record.spotRates, ...Object.fromEntries(addedRates) },
    ownRates: own.length === 0 ? undefined : own,
  }
}
