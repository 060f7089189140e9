import type { AgentPrincipal } from '#shared/access/principal'
import type { HandRefund } from '#shared/api/payment-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import { ownWhere } from '../../data/lists/list-page'
import type { ListReader } from '../../data/lists/list-reader'
import { handRefundsWhere, type PaymentLine } from '../../data/lists/payment-lines'
import type { StrayRefund, StrayRefunds } from '../../data/payments/stray-refunds'
import { isOwn } from '../../runtime/own'

export interface HandRefundDeps {
  readonly paymentList: ListReader<PaymentLine>
  readonly strays: StrayRefunds
  readonly itineraries: Pick<ItineraryStore, 'get'>
}

interface RefundsAsked {
  readonly principal: AgentPrincipal
  /** Of one trip only. */
  readonly itineraryId?: ItineraryId | undefined
}

/**
 * The money that an agent has to send back: what payments of their trips show, and then what none
 * shows, since it came in for one that was taken off its trip or that was paid twice. Of the latter
 * the trip is read, for its names: there are few.
 */
export async function handRefunds(
  { principal, itineraryId }: RefundsAsked,
  deps: HandRefundDeps,
): Promise<HandRefund[]> {
  const { agencyId } = principal
  const isAsked = (refund: { readonly itineraryId: ItineraryId }) =>
    itineraryId === undefined || refund.itineraryId === itineraryId
  const [payments, strays] = await Promise.all([
    deps.paymentList.now(agencyId),
    deps.strays.ofAgency(agencyId),
  ])
  const handRefundLists = await Promise.all(
    strays.filter(isAsked).map((stray) => ofTrip(stray, { principal, deps })),
  )
  const { lines } = payments.page({ where: ownWhere(handRefundsWhere, principal) })
  return [...lines.filter(isAsked).map(handRefundIn), ...handRefundLists.flat()]
}

function handRefundIn(line: PaymentLine): HandRefund {
  const {
    id: paymentId,
    itineraryId,
    itineraryName,
    clientName,
    state,
    currency,
    paymentMethod,
  } = line
  return {
    paymentId,
    itineraryId,
    itineraryName,
    clientName,
    state,
    currency,
    method: paymentMethod,
    amount: line.refundAmount ?? line.amount,
    sent: line.refundSent,
    needsConfirmation: line.needsConfirmation,
    why: 'cancelled',
  }
}

async function ofTrip(
  stray: StrayRefund,
  { principal, deps }: { principal: AgentPrincipal; deps: Pick<HandRefundDeps, 'itineraries'> },
): Promise<HandRefund[]> {
  const { itineraryId, paymentId, chargeId, amount, currency, method, isOnTrip } = stray
  const trip = await deps.itineraries.get(principal.agencyId, itineraryId)
  if (trip === undefined || !isOwn(principal, trip.record)) return []
  const { name: itineraryName, state } = trip.record
  const clientName = trip.people.clientData?.name
  const why = isOnTrip ? 'paid-twice' : 'taken-off'
  return [
    {
      paymentId,
      itineraryId,
      itineraryName,
      clientName,
      state,
      amount,
      currency,
      method,
      why,
      chargeId,
    },
  ]
}
