import type { ItineraryRecord } from '#shared/itinerary/itinerary'
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
  { exchange, now }: { readonly exchange: DaysRates; readonly now: Date },
): Promise<ItineraryRecord> {
  const used = [
    record.currency,
    ...record.segments.map(({ currency }) => currency ?? record.currency),
  ]
  const missing = [...new Set(used)].filter(
    (code) => code !== 'USD' && !Object.hasOwn(record.spotRates, code),
  )
  if (missing.length === 0 || record.flags.includes('lcr')) return record
  const { rates } = await exchange.newest(now)
  const added = Object.entries(rates).filter(([code]) => missing.includes(code))
  return { ...record, spotRates: { ...record.spotRates, ...Object.fromEntries(added) } }
}
