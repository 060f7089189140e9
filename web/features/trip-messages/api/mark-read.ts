import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** Notes that the messages up to one were seen. That it fails is no matter: they stay new. */
export async function markRead(itineraryId: ItineraryId, upTo: string): Promise<boolean> {
  try {
    await api('POST /api/Messages/markRead', { body: { itineraryId, upTo } })
    return true
  } catch {
    return false
  }
}
