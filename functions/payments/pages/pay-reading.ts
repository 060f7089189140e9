import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ClientId } from '#shared/ids/ids'
import { payerOf } from '#shared/itinerary/payers'
import type { Payment } from '#shared/itinerary/payments'
import type { BankAccount } from '#shared/payments/bank-account'
import type { Charge } from '#shared/payments/charge'
import { isPayableIn, isStillAskedFor } from '#shared/payments/payable-payment'
import type { ClientReads } from '../../data/clients/client-reads'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import type { PaymentLink, PaymentLinkStore } from '../../data/payments/payment-links'
import type { PaymentStore } from '../../data/payments/payment-store'
import type { AgencyStore } from '../../data/people/agency-store'
import { type Brand, brandOf, shownOf } from '../../mail/brand'

/**
 * What a link to pay leads to. Trip and payment are there only for the client whom the link was
 * given to.
 */
export interface PayReading {
  readonly link: PaymentLink
  readonly stored: StoredItinerary | undefined
  readonly payment: Payment | undefined
  readonly charges: readonly Charge[]
  /** How its page looks; without a trip that may be shown, like one of ours. */
  readonly brand: Brand | undefined
  /** Whether the agency returns service fees when a trip is cancelled. */
  readonly returnsServiceFees?: boolean | undefined
  /** Where wires to the agency go. */
  readonly accounts?: readonly BankAccount[] | undefined
}

export interface PayReadingDeps {
  readonly links: PaymentLinkStore
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly payments: Pick<PaymentStore, 'find'>
  readonly agencies: Pick<AgencyStore, 'agency'>
  readonly clients: Pick<ClientReads, 'get'>
}

/** What a token leads to; undefined where nobody was given it. */
export async function readByLink(
  token: string,
  deps: PayReadingDeps,
): Promise<PayReading | undefined> {
  const link = await deps.links.find(token)
  if (link === undefined) return undefined
  const { agencyId, itineraryId, paymentId, clientId } = link
  // One after the other, as in change-payment.ts: both are written together, so a trip that is read
  // after its charges knows of every charge that they show as paid.
  const foundPayment = await deps.payments.find(agencyId, paymentId)
  const trip = await deps.itineraries.get(agencyId, itineraryId)
  const askedPayment = trip?.record.payments.find((one) => one.paymentId === paymentId)
  const payer = trip && payerOf(trip.record, askedPayment?.partyId)
  const storedTrip = payer !== undefined && (await isOrBecame(payer, link, deps)) ? trip : undefined
  const payment = storedTrip && askedPayment
  const agency = storedTrip === undefined ? undefined : await deps.agencies.agency(agencyId)
  const brand =
    storedTrip === undefined || agency === undefined
      ? undefined
      : brandOf(agency, shownOf(storedTrip))
  const theirs = { ...link, clientId: storedTrip === undefined ? clientId : (payer ?? clientId) }
  const charges = foundPayment.charges?.charges ?? []
  const { returnsServiceFees, bankAccounts: accounts } = agency ?? {}
  return { link: theirs, stored: storedTrip, payment, charges, brand, returnsServiceFees, accounts }
}

/** Whether a payer is the client whom a link was given to, or who they became by a merge. */
const isOrBecame = async (
  payer: ClientId,
  { agencyId, clientId }: PaymentLink,
  deps: PayReadingDeps,
) => payer === clientId || (await deps.clients.get(agencyId, clientId))?.id === payer

/** How it stands with the payment of a link: one can pay it, or why not. */
export type PayStanding =
  | 'payable'
  | 'paid'
  | 'under-way'
  | 'cancelled'
  | 'not-now'
  | 'gone'
  | 'over'

export function payStanding(
  { link, stored, payment }: PayReading,
  today: CalendarDate,
): PayStanding {
  if (stored === undefined || payment === undefined) return 'gone'
  const { state } = stored.record
  if (!isStillAskedFor(payment, state)) return 'cancelled'
  if (payment.status === 'Paid') return 'paid'
  if (payment.status === 'Authorized') return 'under-way'
  if (!isPayableIn(payment, state)) return 'not-now'
  return today > link.lastDay ? 'over' : 'payable'
}

/** The charge of which was heard last. */
export const latestCharge = (charges: readonly Charge[]): Charge | undefined =>
  charges.toSorted((one, other) => (one.stateAt < other.stateAt ? 1 : -1))[0]
