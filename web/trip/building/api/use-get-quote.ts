import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { isOffline } from '../../../lib/api/kept-answers'
import { useServerReachable } from '../../../lib/api/reachability'
import { useSession } from '../../../lib/session/session'
import { type QuotePayload, quotePayload, type SavedState } from '../model/quote-payload'
import { storageKey, useBuilder } from '../state/builder-store'
import { draftGone, takeDraft } from '../state/use-shared-draft'

/**
 * Saves the itinerary as an estimate, then requests its quote (2 §4.3, §4.4). If that fails, the
 * builder stays as it is and offers to try again (2 §8); a retry of the same content uses the same
 * key, so that nothing is saved twice. One tab at a time: the draft is gone before the next tab
 * looks.
 * @param onSaved - leaves the builder and clears it
 */
export function useGetQuote(onSaved: (id: ItineraryId) => Promise<void>) {
  const { agency, config } = useSession()
  const isReachable = useServerReachable()
  const [waiting, setWaiting] = useState<SavedState>()
  const quote = useMutation({
    mutationFn: (state: SavedState) =>
      inOneTab(async () => {
        const isGone = isKept() && takeDraft(localStorage.getItem(storageKey))
        const { adults, children, childrenAges, segments, client } = useBuilder.getState()
        const travelers = { adults, children, childrenAges }
        const firstPartyAgencies = config?.firstPartyAgencyCodes
        const payload = quotePayload(
          { travelers, segments, client, agency, firstPartyAgencies },
          state,
        )
        if (isGone || payload === undefined) showSnackbar(draftGone, { tone: 'info' })
        else await onSaved(await save(payload))
      }),
    onError: (error, state) => {
      const failureWords = state === 'draft' ? draftFailed : 'Unable to generate quote'
      if (isOffline(error)) setWaiting(state)
      const text = isOffline(error)
        ? `${failureWords}. It will be sent when you’re back online.`
        : failureWords
      showSnackbar(text, {
        tone: 'error',
        action: { label: 'Try again', run: () => quote.mutate(state) },
      })
    },
  })
  const { mutate } = quote
  useEffect(() => {
    if (waiting === undefined || !isReachable) return
    setWaiting(undefined)
    mutate(waiting)
  }, [waiting, isReachable, mutate])
  return {
    ask: () => quote.mutate('estimate'),
    saveDraft: () => quote.mutate('draft'),
    isAsking: quote.isPending,
  }
}

const draftFailed = 'The draft could not be saved. Your itinerary is kept'

/** Whether the browser shares the draft with other tabs. */
const isKept = () => useBuilder.persist !== undefined

/**
 * Waits until no other tab is quoting the shared draft. Locks are only missing on pages without
 * https.
 */
function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(storageKey, work) : work()
}

async function save(payload: QuotePayload): Promise<ItineraryId> {
  const idempotencyKey = await draftKey(payload)
  const savedTrip = await api('POST /api/Itineraries', { body: payload, idempotencyKey })
  if (payload.itinerary.state === 'draft') return savedTrip.id
  const quotedTrip = await api('POST /api/WindowAPIs/GetQuote', {
    body: { itineraryId: savedTrip.id, payload: null, sendNotify: false },
    version: savedTrip.version,
    idempotencyKey: `${idempotencyKey}-quote`,
  })
  return quotedTrip.id
}

/** The key of a draft's content: identical in every tab, so that two tabs save one itinerary. */
async function draftKey(payload: QuotePayload): Promise<string> {
  const text = `${useBuilder.getState().draftId} ${JSON.stringify(payload)}`
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
