import { useMutation } from '@tanstack/react-query'
import type { PaymentId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { PayableWay } from '#shared/payments/payable-methods'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { paymentAddress } from '../api/trip-calls'
import { refusalWords } from './refusal-words'
import { rememberPaying } from './use-paying-outcome'

interface Opening {
  readonly paymentId: PaymentId
  readonly method: PayableWay
  /** Where the payer returns to. */
  readonly returnPath: string
  readonly use: (address: string) => void
}

/** Pays by card in this tab. */
export function usePaying() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ paymentId, method, returnPath }: Opening) => paymentAddress(paymentId, { method, returnPath }),
    onSuccess: (page, { use }) => {
      const { redirectUrl: address } = page
      if (address === null)
        showSnackbar('This payment can’t be made online. Choose another payment method.', { tone: 'error' })
      else use(address)
    },
    onError: (error) => showSnackbar(refusalWords(error), { tone: 'error' }),
  })
  const open = (opening: Opening) => mutateAsync(opening).then(nothing, nothing) // the refusal was already reported
  return {
    pay: ({ paymentId }: Payment) =>
      open({
        ...{ paymentId, method: 'credit', returnPath: location.pathname },
        use: (address) => {
          rememberPaying(paymentId)
          location.assign(address)
        },
      }),
  }
}

const nothing = () => undefined
