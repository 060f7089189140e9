import { useEffect, useState } from 'react'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { moneyText } from '../../components/money/money-parts'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import type { Trip } from '../page/trip'
import type { WorkOutcome } from './work-outcome'

const key = 'paying'

/** Remembers which payment is being made while the provider's page is open in this tab. */
export const rememberPaying = (paymentId: string): void => sessionStorage.setItem(key, paymentId)

/** Shows the outcome after returning from the payment page, as soon as it is known. */
export function usePayingOutcome(trip: Trip): void {
  const [paying, setPaying] = useState<string | null>(null)
  useEffect(() => setPaying(sessionStorage.getItem(key)), [])
  useEffect(() => {
    const payment = trip.payments.find(({ paymentId }) => paymentId === paying)
    const outcome = payment && payingOutcome(trip, payment)
    if (outcome === undefined || sessionStorage.getItem(key) !== paying) return
    sessionStorage.removeItem(key)
    showSnackbar(outcome.text, { tone: outcome.tone })
  }, [trip, paying])
}

/**
 * The message for an agent who returns from the payment page; undefined while the outcome is
 * unknown.
 */
export function payingOutcome(
  { currency }: Pick<Trip, 'currency'>,
  payment: Payment,
): WorkOutcome | undefined {
  const what = `${paymentLabel(payment)} of ${moneyText(payment.amount, currency)}`
  switch (payment.status) {
    case 'Paid':
      return { text: `${what} paid.`, tone: 'success' }
    case 'Authorized':
      return {
        text:
          payment.paymentMethod === 'ach'
            ? `${what} is processing. Bank payments can take a few days.`
            : `${what} is being reviewed by the card’s bank.`,
        tone: 'info',
      }
    case 'Error':
      return { text: `${what} wasn’t paid.`, tone: 'error' }
    default:
      return undefined
  }
}
