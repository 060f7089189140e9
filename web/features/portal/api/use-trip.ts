import { api } from '../../../lib/api/api'
import { useAnswer } from './use-answer'

/** The name by which the answer is kept. */
export const tripKey = (id: string): string => `trip ${id}`

export const askTrip = (id: string, signal?: AbortSignal) =>
  api('GET /api/portal/trips/{id}', { params: { id: id as never }, signal }) // any text of an address; the server judges it

/** A shared trip as the client reads it. */
export const useTrip = (id: string) => useAnswer(tripKey(id), (signal) => askTrip(id, signal))
