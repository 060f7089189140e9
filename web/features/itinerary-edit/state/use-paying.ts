import type { PaymentId } from '#shared/ids/ids'
import { type Payment, paymentMethodLabels } from '#shared/itinerary/payments'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { paymentAddress } from '../api/trip-calls'
import { refusalWords } from '../model/refusal-words'
import { rememberPaying } from './use-paying-outcome'

/** The ways to have a payment paid: here by card, or by a link for the client. */
export function usePaying() {
  const open = async (
    paymentId: PaymentId,
    method: 'credit' | 'ach',
    use: (address: string) => Promise<void> | void,
  ): Promise<void> => {
    try {
      const address = await paymentAddress(paymentId, { method, returnPath: location.pathname })
      if (address === null) showSnackbar('This payment has no page of its own.', { tone: 'error' })
      else await use(address)
    } catch (error) {
      showSnackbar(refusalWords(error), { tone: 'error' })
    }
  }
  return {
    pay: ({ paymentId }: Payment) =>
      open(paymentId, 'credit', (address) => {
        rememberPaying(paymentId)
        location.assign(address)
      }),
    copyLink: (paymentId: PaymentId, method: 'credit' | 'ach') =>
      open(paymentId, method, async (address) => {
        await navigator.clipboard.writeText(address)
        showSnackbar(`Link to pay by ${paymentMethodLabels[method]} copied.`)
      }),
  }
}
