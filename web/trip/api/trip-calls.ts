import type { PaymentId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { whateverSuppliersAnswer } from '../edits/present-trip'
import type { SeenTrip, Trip } from '../page/trip'

/** Restores an earlier version as the newest. */
export const restoreVersion = ({ id, version }: SeenTrip, earlier: number) =>
  api('POST /api/ItineraryHistory/{id}/restore', {
    params: { id },
    body: { version: earlier },
    version,
  })

/** Prices the trip in another currency, at its own exchange rates. */
export const changeCurrency = ({ id, version }: SeenTrip, currency: string) =>
  api('POST /api/Itineraries/{id}/change-currency', { params: { id }, body: { currency }, version })

/** Takes exchange rates of the trip's own, all that it has, in place of the day's. */
export const setTripRates = (
  { id, version }: SeenTrip,
  tripRates: NonNullable<Trip['tripRates']>,
) => api('PATCH /api/Itineraries/{id}', { params: { id }, body: { tripRates }, version })

/** What is asked for: deposit and balance with the parts of a plan, or the planning fee alone. */
export interface PaymentsAsked {
  readonly plan?: string
  readonly planningFee?: true
}

/**
 * Generates deposit and balance with the parts of a payment plan, and locks the price (pricing.md,
 * Payments), or asks for the planning fee.
 */
export function generatePayments(body: PaymentsAsked = {}) {
  const generate = ({ id, version }: SeenTrip) =>
    api('POST /api/Itineraries/{id}/generatePayments', { params: { id }, body, version })
  return body.planningFee ? whateverSuppliersAnswer(generate) : generate
}

/** Clears the payments, as long as none is paid or being processed. */
export const clearPayments = ({ id, version }: SeenTrip) =>
  api('POST /api/Itineraries/{id}/clearPayments', { params: { id }, body: {}, version })

/** Starts a payment; returns the address to pay at, null if the provider has no page of its own. */
export async function paymentAddress(
  paymentId: PaymentId,
  { method, returnPath }: { readonly method: 'credit' | 'ach'; readonly returnPath: string },
): Promise<{ readonly redirectUrl: string | null }> {
  const page = await api('POST /api/Payments/{paymentId}/start', {
    params: { paymentId },
    body: { method, returnPath },
    idempotencyKey: crypto.randomUUID(),
  })
  const { redirectUrl } = page
  return redirectUrl === null
    ? page
    : { ...page, redirectUrl: new URL(redirectUrl, location.origin).href }
}

/** The segments of a trip with their figures, as a spreadsheet. */
export const tripCsv = ({ id }: Pick<Trip, 'id'>) =>
  api('GET /api/Itineraries/{id}/csv', { params: { id } })
