import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PaymentId } from '#shared/ids/ids'
import type { PayableWay } from '#shared/payments/payable-methods'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { linkCopiedWords } from '../../../trip/payments/link-words'
import { clearedWords, generatedWords } from '../../../trip/payments/may-collect'
import { clearPayments, generatePayments, paymentLink, type SeenTrip } from '../api/change-payments'
import type { WholeTrip } from '../api/trips-query'

/** What can be done with the payments of a trip. Each tells how it ended, and brings every list up to date. */
export function usePaymentActions(trip: SeenTrip & Pick<WholeTrip, 'state'>) {
  const queries = useQueryClient()
  const { id, version, state } = trip
  const keep = useCallback(
    (whole: WholeTrip) => {
      queries.setQueryData(['itineraries', id], whole)
      void queries.invalidateQueries({ queryKey: ['trips'] })
    },
    [queries, id],
  )
  const refresh = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['itineraries', id] })
    void queries.invalidateQueries({ queryKey: ['trips'] })
  }, [queries, id])
  const during = useCallback(
    async (work: () => Promise<WholeTrip>, done: string) => {
      try {
        keep(await work())
        showSnackbar(done)
      } catch (error) {
        tell(error)
        refresh()
      }
    },
    [keep, refresh],
  )
  return {
    keep,
    refresh,
    generate: () => during(() => generatePayments({ id, version }), generatedWords(state)),
    clear: () => during(() => clearPayments({ id, version }), clearedWords(state)),
    copyLink,
  }
}

/** Copies the address of the page on which the client pays. */
async function copyLink(paymentId: PaymentId, method: PayableWay): Promise<void> {
  try {
    const page = await paymentLink(paymentId, method)
    const { redirectUrl: link } = page
    if (link === null) return void showSnackbar('This payment has no page of its own.', { tone: 'error' })
    await navigator.clipboard.writeText(new URL(link, location.origin).href)
    showSnackbar(linkCopiedWords(method, page))
  } catch (error) {
    tell(error)
  }
}

function tell(error: unknown): void {
  const text = isApiError(error, 'record.changed')
    ? 'Somebody changed this trip meanwhile. It was loaded anew: please look and try again.'
    : failureText(error)
  showSnackbar(text, { tone: 'error' })
}
