import type { PortalPart, PortalPayment, PortalTrip } from '#shared/api/portal-shapes'
import { type CalendarDate, calendarDate } from '#shared/dates/calendar-date'
import type { ClientId } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import { cancellationTerms } from '#shared/itinerary/cancellation-cost'
import { paidLocally } from '#shared/itinerary/charge-words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { otherPayers, payerOf } from '#shared/itinerary/payers'
import {
  isPlanningFee,
  openRefund,
  type Payment,
  paymentLabel,
  pricePayments,
  refundedAmount,
  withoutRefund,
} from '#shared/itinerary/payments'
import type { Segment } from '#shared/itinerary/segment'
import { isOwnArrangement, segmentGroupOf } from '#shared/itinerary/segment-types'
import { filmOf } from '#shared/media/film'
import { type BankAccount, wireLines } from '#shared/payments/bank-account'
import { isPayableIn, owedPayments } from '#shared/payments/payable-payment'
import { overdueDays } from '#shared/payments/payment-standing'
import { activeSegments } from '#shared/pricing/active-parties'
import { promisedFinance } from '#shared/pricing/unpriced-stays'
import { imageOf } from '../data/itineraries/itinerary-records'
import type { TripPortalRecord } from '../data/itineraries/trip-portal-store'
import { titleOf } from '../itineraries/history/segment-title'
import { partySharesOf } from '../itineraries/view/party-shares-of'
import type { SharedTrip } from './portal-trip'

/** What the catalogue tells of a trip's places. */
export interface PortalPlaces {
  readonly camps: ReadonlyMap<string, CampInPortal>
  /** Airports and airstrips by their codes. */
  readonly hubs: ReadonlyMap<string, NonNullable<PortalPart['place']>>
  /** Names of room types by option key. */
  readonly rooms: ReadonlyMap<string, string>
}

/** A camp as clients read of it. */
export interface CampInPortal {
  readonly place: NonNullable<PortalPart['place']> | undefined
  readonly text: string | undefined
  readonly image: string | undefined
  /** Storage keys of all its pictures and those of its rooms, for presentations. */
  readonly images?: readonly string[]
  readonly features: PortalPart['features']
}

interface Looking {
  readonly places: PortalPlaces
  readonly portal: TripPortalRecord
  readonly today: CalendarDate
  /** Who reads it. */
  readonly clientId: ClientId
  /** Where wires to the agency go. */
  readonly accounts: readonly BankAccount[]
}

/**
 * A trip as its client reads it. Each field is named here, one by one: what is not named does not
 * reach a client, and hidden segments are left out whole.
 */
export function portalTripOf(
  { stored, standing }: SharedTrip,
  { places, portal, today, clientId, accounts }: Looking,
): PortalTrip {
  const { record, people } = stored
  const { id, name, startDate, endDate, adults, children, currency } = record
  const parts = clientSegments(record)
  const shownIds = new Set<string>(parts.map((part) => part.id))
  const payments = paymentsOf(record, { today, clientId })
  return {
    id,
    name,
    standing,
    startDate,
    endDate,
    adults,
    children,
    currency,
    image: imageOf(record),
    isShareOnly: record.clientId !== clientId || undefined,
    film: filmOf(record.params.customizations?.video?.s3Key),
    agent: { name: people.user.agent.fullName, email: people.user.agent.email },
    parts: parts.map((part) => portalPartOf(part, places)),
    price: priceOf(record, portal, clientId),
    payments,
    wire: payments.some(({ isPayable }) => isPayable) ? readWire(record, accounts) : undefined,
    hasStatement:
      record.cancellationFee !== undefined && otherPayers(record).length === 0 ? true : undefined,
    partyStatements: partyStatements(record, clientId),
    options:
      standing === 'proposal' && record.clientId === clientId ? optionsOf(record, portal) : [],
    likes: portal.likes.filter((liked) => shownIds.has(liked)),
    chosenAt: portal.chosenAt,
  }
}

/** The groups of a client that cancelled while the trip goes on. */
function partyStatements(
  { partyCancellations, ...record }: ItineraryRecord,
  clientId: ClientId | undefined,
): PortalTrip['partyStatements'] {
  const own = partyCancellations?.filter(({ partyId }) => payerOf(record, partyId) === clientId)
  return own?.map(({ partyId, fee }) => ({
    partyId,
    name: record.parties.find(({ id }) => id === partyId)?.name ?? '',
    fee,
  }))
}

/** The segments that a client may know of. */
export const clientSegments = ({ segments }: Pick<ItineraryRecord, 'segments'>): Segment[] =>
  segments.filter(({ hideFromClient, type }) => !hideFromClient && type !== 'price')

/**
 * Optional items that the client may know of, with what taking each adds where the total is shown.
 */
function optionsOf(
  { segments }: ItineraryRecord,
  { price }: Pick<TripPortalRecord, 'price'>,
): PortalTrip['options'] {
  return segments.filter(isOffered).map((segment) => ({
    id: segment.id,
    title: titleOf(segment),
    startDate: segment.startDate,
    text: segment.description?.trim(),
    sell: price === 'total' ? segment.optionSell : undefined,
    isTaken: segment.chargeable !== false,
  }))
}

/** Whether a client may take a segment or leave it. */
export const isOffered = ({ optional, hideFromClient }: Segment): boolean =>
  optional === true && !hideFromClient

const kinds: Readonly<Record<string, PortalPart['kind']>> = {
  stay: 'stay',
  road: 'road',
  service: 'activity',
  entry: 'arrival',
  exit: 'departure',
}

/** A segment as clients read it. */
export function portalPartOf(segment: Segment, { camps, hubs, rooms }: PortalPlaces): PortalPart {
  const { id, type, startDate, endDate, nights, description, supplierCode = '' } = segment
  const camp = type === 'stay' ? camps.get(supplierCode) : undefined
  const kind = segmentGroupOf(type) === 'air' ? 'flight' : (ownValue(kinds, type) ?? 'other')
  return {
    id,
    kind,
    startDate,
    endDate,
    nights,
    title: titleOf(segment),
    text: description?.trim() || camp?.text,
    region: segment.regionName,
    country: segment.country,
    image: segment.featuredImage?.s3Key ?? camp?.image,
    rooms: segment.rooms.map(({ name, optionKey, adults, children }) => ({
      name: name ?? rooms.get(optionKey) ?? 'Room',
      adults,
      children,
    })),
    mealBasis: segment.mealBasis,
    inclusions: segment.inclusions,
    paidLocally: segment.hideFromClient ? undefined : paidLocally(segment),
    features: [...(camp?.features ?? [])],
    extras: segment.extras,
    isIncluded: segment.optional
      ? segment.chargeable !== false
      : !isOwnArrangement(segment) || segment.chargeable === true,
    isOffered: segment.optional === true && segment.chargeable === false ? true : undefined,
    place: camp?.place ?? hubs.get(segment.travelHubCode ?? ''),
    from: hubs.get(segment.fromHubCode ?? ''),
    flightNumber: segment.flightNumber,
    departureTime: segment.departureTime,
    arrivalTime: segment.arrivalTime,
  }
}

/**
 * The price as the agent shows it. A price that was promised counts while the agent's own has moved
 * on; what lacks the price of a stay is no price, and is not shown. A client who reads a trip that others pay groups of is shown the own share alone.
 */
export function priceOf(
  record: ItineraryRecord,
  { price }: Pick<TripPortalRecord, 'price'>,
  reader?: ClientId,
): PortalTrip['price'] {
  const finance = promisedFinance(record)
  const people = record.adults + record.children
  if (
    price === 'none' ||
    record.state === 'cancelled' ||
    finance === undefined ||
    finance.sell <= 0
  )
    return undefined
  if (reader !== undefined && otherPayers(record).length > 0) {
    const own = partySharesOf({ ...record, finance }).filter(
      ({ id }) => payerOf(record, id) === reader,
    )
    const deposit = own.reduce((sum, share) => sum + share.deposit, 0)
    const parties = own.map(({ name, sell: amount }) => ({ name, amount }))
    const paidTotal = pricePayments(record.payments)
      .filter(({ status, partyId }) => status === 'Paid' && payerOf(record, partyId) === reader)
      .reduce((sum, payment) => sum + withoutRefund(payment).amount, 0)
    return { parties, ...stillAsked({ deposit, paid: paidTotal }) }
  }
  const shares = price === 'party' ? partySharesOf({ ...record, finance }) : []
  return {
    total: price === 'total' || shares.length > 0 ? finance.sell : undefined,
    perPerson: price === 'perPerson' && people > 0 ? Math.round(finance.sell / people) : undefined,
    parties:
      shares.length > 0 ? shares.map(({ name, sell: amount }) => ({ name, amount })) : undefined,
    ...stillAsked(finance),
    cancellation:
      price === 'total'
        ? cancellationTerms({
            ...record,
            segments: activeSegments(record),
            sell: finance.sell,
          })
        : undefined,
  }
}

function paymentsOf(
  record: ItineraryRecord,
  { today, clientId }: Pick<Looking, 'today' | 'clientId'>,
): PortalPayment[] {
  const { payments, parties, state } = record
  const names = new Map(parties.map(({ id, name }) => [id, name]))
  const open = new Set(owedPayments({ state, payments }))
  return payments
    .filter((payment) => payerOf(record, payment.partyId) === clientId)
    .filter(
      (payment) =>
        open.has(payment) || payment.status === 'Paid' || payment.status === 'Authorized',
    )
    .map((payment) => ({
      paymentId: payment.paymentId,
      label: paymentLabel(payment),
      party: names.get(payment.partyId ?? ''),
      amount: payment.amount,
      fees: payment.fees,
      dueDate: payment.dueDate === undefined ? undefined : calendarDate(payment.dueDate),
      status: statusOf(payment, { state, today }),
      paidAt: payment.paidAt,
      receiptNumber: payment.receiptNumber,
      ...(isPlanningFee(payment) && !payment.refundable ? { isKept: true as const } : {}),
      refunded: refundedAmount(payment) || undefined,
      toRefund: openRefund(payment) || undefined,
      isPayable: open.has(payment) && isPayableIn(payment, state),
    }))
}

/** Where a wire goes; undefined where the agency takes none in the trip's currency. */
function readWire(record: ItineraryRecord, accounts: readonly BankAccount[]): PortalTrip['wire'] {
  const lines = wireLines(record, accounts)
  return lines.length === 0 ? undefined : lines.map(([label, value]) => ({ label, value }))
}

/** The deposit until it is paid, and what was paid so far; minor units. */
const stillAsked = ({ deposit, paid }: { readonly deposit: number; readonly paid: number }) => ({
  deposit: deposit > paid ? deposit : undefined,
  paid: paid > 0 ? paid : undefined,
})

function statusOf(
  { status, dueDate, purpose }: Payment,
  { state, today }: { readonly state: ItineraryRecord['state']; readonly today: CalendarDate },
): PortalPayment['status'] {
  if (status === 'Paid') return 'paid'
  if (status === 'Authorized') return 'processing'
  if (status === 'Error') return 'failed'
  if (dueDate === undefined) return 'due'
  return overdueDays({ status, state, purpose, dueDate: calendarDate(dueDate) }, today) > 0
    ? 'overdue'
    : 'due'
}
