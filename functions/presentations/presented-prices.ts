import type { PresentationSource } from '#shared/api/presentation-shapes'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { writtenOffAmount } from '#shared/itinerary/payments'
import { keepsPlanningFee } from '#shared/payments/planning-fee'
import { priceOf } from '../portal/portal-view'

/** Everything that some price page may show, of which present() takes what the agent chose. */
export function pricesOf(record: ItineraryRecord): PresentationSource['prices'] {
  const prices = priceOf(record, { price: 'total' })
  if (prices === undefined) return undefined
  const { perPerson } = priceOf(record, { price: 'perPerson' }) ?? {}
  const { parties } = priceOf(record, { price: 'party' }) ?? {}
  const { total = 0, paid = 0 } = prices
  return {
    ...prices,
    perPerson,
    parties,
    due: Math.max(0, total - paid - writtenOffAmount(record.payments)),
    keepsPlanningFee: keepsPlanningFee(record.payments) || undefined,
  }
}
