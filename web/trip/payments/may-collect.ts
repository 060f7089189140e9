import { hasPricePayments, isPlanningFee } from '#shared/itinerary/payments'
import { hasCapability, type ItineraryState } from '#shared/itinerary/states'
import {
  type Priced as PricedSegment,
  staysWaitingForPrice,
} from '#shared/itinerary/supplier-stays'
import { isPayableIn } from '#shared/payments/payable-payment'

interface Collected {
  readonly state: ItineraryState
  readonly sell: number
  readonly payments: readonly Collecting[]
  /** Changed stays have no price until the next quote. */
  readonly isWaiting?: boolean
}

type Collecting = { readonly status: string } & Parameters<typeof hasPricePayments>[0][number]

interface TripWithMoney extends Pick<Collected, 'state' | 'payments'> {
  readonly finance?: { readonly sell: number } | undefined
  readonly flags: readonly string[]
  readonly itinerary: { readonly segments: readonly PricedSegment[] }
}

/** The part of a trip that decides which payments can be requested. */
export const moneyOf = ({
  state,
  payments,
  finance,
  flags,
  itinerary: { segments },
}: TripWithMoney) => ({
  state,
  payments,
  sell: finance?.sell ?? 0,
  isWaiting: staysWaitingForPrice({ flags, segments }).length > 0,
})

/** What can be done with a trip's payments; the server checks again. */
export function mayCollect({ state, sell, payments, isWaiting = false }: Collected) {
  const isPossible = hasCapability(state, 'payment')
  const isAskedFor = hasPricePayments(payments)
  const isMade = ({ status }: Collecting) => status === 'Paid' || status === 'Authorized'
  const clearable = payments.filter((one) => !isPlanningFee(one) || !isMade(one))
  const mayPlan = isPayableIn({ purpose: 'planning' }, state)
  return {
    generate: isPossible && sell > 0 && !isWaiting && !isAskedFor,
    /** A planning fee is asked for before anything else is. */
    planningFee: mayPlan && payments.length === 0,
    clear: (isAskedFor ? isPossible : mayPlan) && clearable.length > 0 && !clearable.some(isMade),
    collect: isPossible || (mayPlan && !isAskedFor),
    edit: isPossible && isAskedFor && payments.some((one) => isOpen(one)),
  }
}

const isOpen = ({ status }: Collecting): boolean => status === 'Pending' || status === 'Error'

/** Why payments can't be generated, in a sentence. */
export function whyNoPayments({ state, sell, payments, isWaiting = false }: Collected): string {
  if (state === 'cancelled') return 'This trip is cancelled, so no payments are due.'
  if (!hasCapability(state, 'payment')) return 'Payments can be generated once the trip is quoted.'
  if (isWaiting)
    return 'A stay has no price yet. Price it or get a new quote before generating payments.'
  if (sell <= 0) return 'The trip has no price yet, so there’s nothing to pay.'
  const lock = locks(state) ? 'which will then be locked' : 'which locks once rooms are held'
  const yet =
    payments.length === 0 ? 'No payments requested yet' : 'Only the planning fee is requested'
  return `${yet}. Deposit and balance are calculated from the price, ${lock}.`
}

/** The message once payments were generated: only some states lock the price with them (1 §4). */
export const generationWords = (state: ItineraryState): string =>
  locks(state)
    ? 'Payments created. The price is now locked.'
    : 'Payments created. The price locks once rooms are held.'

/** The message once the planning fee was asked for. */
export const planningWords = 'Planning fee requested. It counts toward the deposit.'

/** The message once they were cleared. */
export const clearanceWords = (state: ItineraryState): string =>
  locks(state) ? 'Payments cleared. The price is unlocked.' : 'Payments cleared.'

/** The question before they are cleared. */
export const clearQuestion = (state: ItineraryState): string =>
  locks(state)
    ? 'The client will no longer be asked to pay, and the price will be unlocked. Nothing has been paid yet.'
    : 'The client will no longer be asked to pay. Nothing has been paid yet.'

const locks = (state: ItineraryState): boolean => hasCapability(state, 'priceLock')

/**
 * What is next where the payments are of an earlier price: after a requote, or a change of costs
 * under a locked price. Until they are regenerated, the new price isn't locked.
 */
export function staleNote({ state, flags, payments }: Priced): string | undefined {
  const isOther = flags.includes('requote') || flags.includes('locked_incompatible')
  if (!isOther || !hasPricePayments(payments) || !hasCapability(state, 'payment')) return undefined
  return 'These payments are based on an earlier price. Regenerate them: payments already made count, and the balance will be re-requested.'
}

interface Priced extends Pick<Collected, 'state'> {
  readonly flags: readonly string[]
  readonly payments: Parameters<typeof hasPricePayments>[0]
}

/**
 * The next step when money was received but no rooms are held, for example when a hold expired
 * while the client paid.
 */
export function unheldNote({ state, bookingReference, payments }: Unheld): string | undefined {
  const isPaid = payments.some(
    (one) => one.status === 'Paid' && one.refund === undefined && !isPlanningFee(one),
  )
  if (state !== 'quote' || bookingReference !== undefined || !isPaid) return undefined
  return 'A payment was received but no rooms are held. Hold the rooms, or cancel the trip to refund it.'
}

interface Unheld extends Pick<Collected, 'state'> {
  readonly bookingReference?: string | undefined
  readonly payments: readonly (Collecting & { readonly refund?: unknown })[]
}
