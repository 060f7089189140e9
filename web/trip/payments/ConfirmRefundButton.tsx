import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { openRefund, type Payment } from '#shared/itinerary/payments'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { moneyText } from '../../components/money/money-parts'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { api } from '../../lib/api/api'
import { useAttemptKey } from '../../lib/api/use-attempt-key'
import { itineraryQuery } from '../api/itinerary-query'
import { refusalWords } from '../life/refusal-words'

interface ConfirmRefundButtonProps {
  readonly payment: Payment
  readonly trip: { readonly id: ItineraryId; readonly currency: string }
}

/** Confirms the refund that a cancelled trip proposes: its provider then sends it. */
export function ConfirmRefundButton({ payment, trip: { id, currency } }: ConfirmRefundButtonProps) {
  const queries = useQueryClient()
  const keyOf = useAttemptKey()
  const { queryKey } = itineraryQuery(id)
  const amount = openRefund(payment)
  const body = { amount }
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      api('POST /api/Payments/{paymentId}/confirmRefund', {
        params: { paymentId: payment.paymentId },
        body,
        idempotencyKey: keyOf(body),
      }),
    onSuccess: (trip) => {
      queries.setQueryData(queryKey, trip)
      showSnackbar(`Refund of ${moneyText(amount, currency)} confirmed.`)
    },
    onError: (error) => {
      showSnackbar(refusalWords(error), { tone: 'error' })
      void queries.invalidateQueries({ queryKey, exact: true })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['trips'] }),
  })
  return (
    <AsyncButton
      size="xsmall"
      variant="outlined"
      onClick={() => mutateAsync().then(nothing, nothing)}
    >
      Refund {moneyText(amount, currency)}
    </AsyncButton>
  )
}

/** A refusal was already reported. */
const nothing = () => undefined
