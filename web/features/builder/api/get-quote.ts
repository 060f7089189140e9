import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { QuotePayload } from '../model/quote-payload'

interface QuoteRequest {
  readonly payload: QuotePayload
  /** The same for the same payload, so that a second try does not save a second itinerary. */
  readonly idempotencyKey: string
}

/** Saves the itinerary, then asks for its quote (2 §4.3); answers the id to go to. */
export async function getQuote({ payload, idempotencyKey }: QuoteRequest): Promise<ItineraryId> {
  const saved = await api('POST /api/Itineraries', { body: payload, idempotencyKey })
  const quoted = await api('POST /api/WindowAPIs/GetQuote', {
    body: { itineraryId: saved.id, payload: null, sendNotify: false },
    version: saved.version,
    idempotencyKey: `${idempotencyKey}-quote`,
  })
  return quoted.id
}
