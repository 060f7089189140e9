import { useEffect, useState } from 'react'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import type { Trip } from '../page/trip'
import { payingOutcome } from './paying-outcome'

const key = 'paying'

/** Keeps which payment is being made while its own page is open in this tab. */
export const rememberPaying = (paymentId: string): void => sessionStorage.setItem(key, paymentId)

/** Says what came of a payment to whoever comes back from its page, as soon as there is word of it. */
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
