import { useMutation } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { trackClick } from '../../../lib/analytics/analytics'
import { api } from '../../../lib/api/api'
import { useSession } from '../../../lib/session/session'
import { type QuotePayload, quotePayload } from '../model/quote-payload'
import { useBuilder } from '../state/builder-store'

/**
 * Saves the itinerary, then asks for its quote (2 §4.3). When that fails the builder stays as it is, and says so with a way
 * to try again (2 §8); trying again with nothing changed uses the same key, so that nothing is saved twice.
 */
export function useGetQuote(onQuoted: (id: ItineraryId) => void) {
  const { agency, config } = useSession()
  const quote = useMutation({
    mutationFn: async (payload: QuotePayload) => {
      const idempotencyKey = await draftKey(payload)
      const saved = await api('POST /api/Itineraries', { body: payload, idempotencyKey })
      const quoted = await api('POST /api/WindowAPIs/GetQuote', {
        body: { itineraryId: saved.id, payload: null, sendNotify: false },
        version: saved.version,
        idempotencyKey: `${idempotencyKey}-quote`,
      })
      return quoted.id
    },
    onSuccess: onQuoted,
    onError: () =>
      showSnackbar('Unable to generate quote. Your itinerary is kept.', {
        tone: 'error',
        action: { label: 'Try again', run: ask },
      }),
  })
  function ask(): void {
    const { adults, children, childrenAges, segments, client } = useBuilder.getState()
    const travelers = { adults, children, childrenAges }
    const firstPartyAgencies = config?.firstPartyAgencyCodes
    const payload = quotePayload({ travelers, segments, client, agency, firstPartyAgencies })
    if (payload === undefined) return
    trackClick('Get Quote', location.pathname)
    quote.mutate(payload)
  }
  return { ask, isAsking: quote.isPending }
}

/** The key of one draft with one content: the same in every tab, so that two of them save one itinerary. */
async function draftKey(payload: QuotePayload): Promise<string> {
  const text = `${useBuilder.getState().draftId} ${JSON.stringify(payload)}`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
