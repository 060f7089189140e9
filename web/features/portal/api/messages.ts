import { api } from '../../../lib/api/api'

const filterOf = (tripId: string): string =>
  JSON.stringify({ where: { itineraryId: tripId }, limit: 200 })

export const askMessages = (tripId: string, signal: AbortSignal) =>
  api('GET /api/Messages', { query: { filter: filterOf(tripId) }, signal })

/** Where a trip's messages are asked for. */
export const messagesPath = (tripId: string): string =>
  `/api/Messages?${new URLSearchParams({ filter: filterOf(tripId) })}`
