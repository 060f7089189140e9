import { api } from '../../../lib/api/api'
import { useAnswer } from './use-answer'

/** The forms of a trip's travelers, as far as they are. */
export const useTravelerForms = (tripId: string) =>
  useAnswer(
    `travelers ${tripId}`,
    (signal) => api('GET /api/TravelerForms/{id}', { params: { id: tripId as never }, signal }), // any text of an address; the server judges it
  )
