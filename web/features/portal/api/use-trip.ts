import { api } from '../../../lib/api/api'
import { useAnswer } from './use-answer'

/** A shared trip as the client reads it. */
export const useTrip = (id: string) =>
  useAnswer(
    `trip ${id}`,
    (signal) => api('GET /api/portal/trips/{id}', { params: { id: id as never }, signal }), // any text of an address; the server judges it
  )
