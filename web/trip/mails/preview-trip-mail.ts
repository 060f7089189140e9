import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** Asks for a mail to a trip's client as it would be sent, under an agent's own words. */
export const previewTripMail =
  (id: ItineraryId, kind: 'invitation' | 'travelers') => (ownWords: string | undefined) =>
    api('POST /api/Itineraries/{id}/mails/preview', { params: { id }, body: { kind, ownWords } })
