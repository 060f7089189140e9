import { api } from '../../lib/api/api'
import type { SeenTrip } from '../page/trip'

/**
 * Asks the supplier system for costs and availability (2 §7.2, itineraryQuote: id, null, false).
 */
export const requestQuote = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/GetQuote', {
    body: { itineraryId: id, payload: null, sendNotify: false },
    version,
  })
