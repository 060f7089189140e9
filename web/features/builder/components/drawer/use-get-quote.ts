import { useRef } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { trackClick } from '../../../../lib/analytics/analytics'
import { useSession } from '../../../../lib/session/session'
import { getQuote } from '../../api/get-quote'
import { quotePayload } from '../../model/quote-payload'
import { useBuilder } from '../../state/builder-store'

/**
 * Saves the itinerary and asks for its quote. When that fails the builder stays as it is, and says so with a way to try
 * again (2 §8); trying again with nothing changed uses the same key, so that nothing is saved twice.
 */
export function useGetQuote(onQuoted: (id: ItineraryId) => void): () => Promise<void> {
  const { agency, config } = useSession()
  const sent = useRef({ body: '', key: '' })
  return async function ask(): Promise<void> {
    const { adults, children, childrenAges, segments, client } = useBuilder.getState()
    const travelers = { adults, children, childrenAges }
    const firstPartyAgencies = config?.firstPartyAgencyCodes
    const payload = quotePayload({ travelers, segments, client, agency, firstPartyAgencies })
    if (payload === undefined) return
    trackClick('Get Quote', location.pathname)
    const body = JSON.stringify(payload)
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() }
    try {
      onQuoted(await getQuote({ payload, idempotencyKey: sent.current.key }))
    } catch {
      showSnackbar('Unable to generate quote. Your itinerary is kept.', {
        tone: 'error',
        action: { label: 'Try again', run: () => void ask() },
      })
    }
  }
}
