import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'

/** Writes to the trip's agent; a repeat after a lost answer writes once. @throws ApiError */
export const sendMessage = (
  tripId: string,
  text: string,
  key: string = crypto.randomUUID(),
): Promise<Answer<'POST /api/Messages'>> =>
  api('POST /api/Messages', { body: { itineraryId: tripId as never, text }, idempotencyKey: key })
