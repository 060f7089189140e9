import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** Asks the supplier system for costs and availability (2 §7.2, itineraryQuote: id, null, false). */
export const requestQuote = (id: ItineraryId) =>
  api('POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id, payload: null, sendNotify: false } })
