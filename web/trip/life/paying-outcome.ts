import { type Payment, paymentTypeLabels } from '#shared/itinerary/payments'
import { moneyText } from '../../components/money/money-parts'
import type { Trip } from '../page/trip'
import type { WorkOutcome } from './work-outcome'

/** What is said to an agent who comes back from the page on which a payment is made; undefined while there is no word of it. */
export function payingOutcome({ currency }: Pick<Trip, 'currency'>, payment: Payment): WorkOutcome | undefined {
  const what = `${paymentTypeLabels[payment.paymentType]} of ${moneyText(payment.amount, currency)}`
  switch (payment.status) {
    case 'Paid':
      return { text: `${what} is paid.`, tone: 'success' }
    case 'Authorized':
      return { text: `${what} is on its way: the bank has yet to send it.`, tone: 'info' }
    case 'Error':
      return { text: `${what} is not paid.`, tone: 'error' }
    default:
      return undefined
  }
}
