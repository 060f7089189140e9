import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryState } from '#shared/itinerary/states'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText, isApiError } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'
import { useAttemptKey } from '../../../lib/api/use-attempt-key'
import { clearPayments, generatePayments, type PaymentsAsked } from '../../../trip/api/trip-calls'
import { clearanceWords, generationWords, planningWords } from '../../../trip/payments/may-collect'
import type { WholeTrip } from './trips-query'

/** One itinerary in the version the agent sees; a change based on an older one is refused. */
interface SeenTrip {
  readonly id: ItineraryId
  readonly version: number
}

/** A write that returns the trip. All lists are refreshed, even after a refusal. */
function useTripWrite<Said>(
  { id }: Pick<SeenTrip, 'id'>,
  write: (said: Said) => Promise<WholeTrip>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (whole) => queries.setQueryData(['itineraries', id], whole),
    onError: () => void queries.invalidateQueries({ queryKey: ['itineraries', id] }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['trips'] }),
  })
}

/**
 * Records a wire received or refunded. Pressing again has no further effect, even if the answer was
 * lost.
 */
export function useMarkAsPaid({ id, version }: SeenTrip) {
  const keyOf = useAttemptKey()
  return useTripWrite({ id }, (body: Sent<'POST /api/Itineraries/{id}/markAsPaid'>['body']) =>
    api('POST /api/Itineraries/{id}/markAsPaid', {
      params: { id },
      body,
      version,
      idempotencyKey: keyOf(body),
    }),
  )
}

/** Changes amounts and due dates of open payments. */
export const useUpdatePayments = ({ id, version }: SeenTrip) =>
  useTripWrite({ id }, (body: Sent<'POST /api/Itineraries/{id}/updatePayments'>['body']) =>
    api('POST /api/Itineraries/{id}/updatePayments', { params: { id }, body, version }),
  )

/** One-click actions on a trip's payments. Each shows its outcome and never rejects. */
export function usePaymentActions({
  id,
  version,
  state,
}: SeenTrip & { readonly state: ItineraryState }) {
  const generate = useTripWrite({ id }, (body: PaymentsAsked) =>
    generatePayments(body)({ id, version, state }),
  )
  const clear = useTripWrite({ id }, () => clearPayments({ id, version }))
  return {
    /** Generates the payments of a plan, and locks the price (pricing.md, Payments). */
    generate: (asked: PaymentsAsked = {}) =>
      report(
        generate.mutateAsync(asked),
        asked.planningFee ? planningWords : generationWords(state),
      ),
    /** Clears the payments, as long as none is paid or being processed. */
    clear: () => report(clear.mutateAsync(undefined), clearanceWords(state)),
  }
}

const report = (work: Promise<unknown>, done: string): Promise<void> =>
  work.then(() => void showSnackbar(done), tell)

function tell(error: unknown): void {
  const text = isApiError(error, 'record.changed')
    ? 'A colleague just changed this trip. The latest version is now showing; check it and try again.'
    : failureText(error)
  showSnackbar(text, { tone: 'error' })
}
