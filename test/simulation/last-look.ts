import { nothingPaid } from '#shared/itinerary/hold-clock'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isCancellationFee, type Payment } from '#shared/itinerary/payments'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { cancelBooking } from '../../functions/itineraries/routes/cancel-booking'
import { refreshQuote } from '../../functions/itineraries/routes/refresh-quote'
import { confirmRefund } from '../../functions/payments/routes/confirm-refund'
import { markAsPaid } from '../../functions/payments/routes/mark-as-paid'
import type { Asker } from './ask'
import { comeToRest, outlastHolds } from './at-rest'
import { hearFromCamps, requireAllHeard } from './camps-heard'
import { paidBy, wiredOf, withoutRefund } from './laws/money-law'
import { storedBooking, storedCharges } from './stored'
import { requireMessagesKept, requirePresentNames } from './words-kept'
import type { SimulatedWorld } from './world'

interface Ending {
  readonly world: SimulatedWorld
  readonly asker: Asker
  readonly finish: () => Promise<void>
}

/**
 * What holds at the end: what is paid is what was taken, every hold is confirmed, released or over,
 * and when all is cancelled no room and no money is left.
 *
 * @returns how many trips are in which state, before all is cancelled
 * @throws Error with what does not hold
 */
export async function lastLook({ world, asker, finish }: Ending): Promise<Record<string, number>> {
  await comeToRest({ world, finish })
  requireSameMoney(world)
  requireMessagesKept(world)
  requirePresentNames(world)
  const states: Record<string, number> = {}
  for (const { record } of world.trips()) states[record.state] = (states[record.state] ?? 0) + 1
  await refreshUnknown({ world, asker, finish })
  await hearFromCamps({ world, asker, finish })
  await outlastHolds({ world, finish })
  await refreshUnknown({ world, asker, finish })
  requireAllHeard(world)
  requireNoLostHold(world)
  for (const { record } of world.trips()) {
    if (record.state === 'cancelled' || isOnlyPlanned(record)) continue
    await asker.ask('cancel', { use: cancelBooking, body: { itineraryId: record.id } })
    await finish()
  }
  await comeToRest({ world, finish })
  await sendWiresBack({ world, asker, finish })
  await comeToRest({ world, finish })
  await sendWiresBack({ world, asker, finish })
  requireSameMoney(world)
  requireNothingLeft(world)
  return states
}

/**
 * What is paid and stays is what came in and stays; a refund that failed is known to have failed.
 */
function requireSameMoney(world: SimulatedWorld): void {
  const { trips, bank } = world
  const charges = chargesOf(world)
  for (const { record } of trips()) {
    const own = [...bank.accounts.values()].filter(
      ({ order, refund }) => order.owner.itineraryId === record.id && refund === undefined,
    )
    const wires = charges.filter(
      ({ itineraryId, charge }) => itineraryId === record.id && charge.provider === 'wire',
    )
    const kept = record.payments.filter(
      ({ refund }) => refund === undefined || refund.needsConfirmation === true,
    )
    const [paid, taken] = [
      paidBy({ ...record, payments: kept.map((one) => ({ ...one, refund: undefined })) }),
      withoutRefund(own) + wiredOf(wires.map(({ charge }) => charge)),
    ]
    if (paid !== taken) throw new Error(`${record.id}: ${paid} paid, and ${taken} came in`)
  }
  for (const [chargeId, { refund }] of bank.accounts) {
    const known = charges.find(({ charge }) => charge.chargeId === chargeId)?.charge.refund?.state
    const isByHand = refund === 'failed' && known === 'succeeded'
    const isWaiting = refund === undefined && known === 'proposed'
    if (refund !== known && !isByHand && !isWaiting)
      throw new Error(`${chargeId}: its refund is ${refund}, and we believe ${known}`)
  }
}

/** Nothing was ever asked for it: no rooms, no money. */
const isOnlyPlanned = ({ state, bookingReference, payments }: ItineraryRecord): boolean =>
  (state === 'estimate' || state === 'saved') &&
  bookingReference === undefined &&
  payments.length === 0

const chargesOf = ({ table }: SimulatedWorld) =>
  [...table.items()]
    .filter(({ sk }) => sk === 'CHARGES')
    .map((item) => storedCharges(item))
    .flatMap(({ itineraryId, paymentId, charges }) =>
      charges.map((charge) => ({ itineraryId, paymentId, charge })),
    )

/**
 * A person confirms what goes back, sends what came by wire and what a provider could not send, and
 * says so.
 */
async function sendWiresBack({ world, asker, finish }: Ending): Promise<void> {
  for (const { itineraryId: id, paymentId, charge } of chargesOf(world)) {
    const { state } = charge.refund ?? {}
    if (state === 'proposed') {
      const asked = { use: confirmRefund, of: 'payment', params: { paymentId }, body: {} } as const
      await asker.ask('confirm that it goes back', asked)
      await finish()
    }
    if (!(charge.provider === 'wire' && state === 'wanted') && state !== 'failed') continue
    const body = { paymentId, paymentData: { paymentMethod: 'wire' } }
    await asker.ask('note that it went back', {
      use: markAsPaid,
      of: 'payment',
      params: { id },
      body,
    })
    await finish()
  }
}

/** The agent looks at what the supplier system says of every trip that is unknown. */
async function refreshUnknown({ world, asker, finish }: Ending): Promise<void> {
  for (const { record } of world.trips()) {
    if (record.state !== 'unknown') continue
    await asker.ask('refresh', { use: refreshQuote, body: { itineraryId: record.id } })
    await finish()
  }
}

const keepingStates: readonly string[] = ['confirm_requested', 'confirmed', 'quote']

/** A booking is over, or its trip knows it and keeps it: sold, asked for, or with money in. */
function requireNoLostHold(world: SimulatedWorld): void {
  const owners = new Map(world.trips().map(({ record }) => [record.id, record]))
  for (const { reference, status, itineraryId } of liveBookings(world)) {
    const owner = [...owners.values()].find(({ id, bookingReference }) =>
      itineraryId === undefined ? bookingReference === reference : id === itineraryId,
    )
    if (owner === undefined && itineraryId === undefined) continue // theirs alone
    const isWanted =
      owner !== undefined && (keepingStates.includes(owner.state) || !nothingPaid(owner.payments))
    const isKept = isWanted && owner.bookingReference === reference
    if (!isKept)
      throw new Error(`${reference} is ${status}, its trip ${itineraryId} is ${owner?.state}`)
  }
}

interface LiveBooking {
  readonly reference: string
  readonly status: string
  readonly itineraryId?: string | undefined
}

function liveBookings({ table, supplier, isRemote }: SimulatedWorld): readonly LiveBooking[] {
  if (isRemote) return supplier.books.bookings.filter(supplier.books.isLive)
  const items = [...table.items()].filter(({ sk }) => sk === 'BOOKING')
  return items.map(storedBooking).filter(({ status }) => status !== 'Canc' && status !== 'QuoteOld')
}

/** What of a cancelled trip's money is still the agency's is what the trip says that it keeps. */
function requireOnlyFeesLeft(world: SimulatedWorld): void {
  const charges = chargesOf(world).filter(({ charge }) => charge.state === 'paid')
  const open = charges.find(({ charge: { refund } }) => refund && refund.state !== 'succeeded')
  if (open !== undefined)
    throw new Error(`all is cancelled, and ${open.charge.chargeId} is still to go back`)
  for (const { record } of world.trips()) {
    const ours = charges
      .filter(({ itineraryId }) => itineraryId === record.id)
      .reduce(
        (sum, { charge: { amount, serviceFee, refund } }) =>
          sum + amount + serviceFee - (refund?.amount ?? 0),
        0,
      )
    const retained = record.payments.reduce((sum, payment) => sum + keptOf(payment), 0)
    if (ours !== retained)
      throw new Error(`${record.id}: ${ours} is still ours, and ${retained} is kept`)
  }
}

/** What the agency keeps of a payment: of a fee that was paid by itself all. */
const keptOf = (payment: Payment): number =>
  isCancellationFee(payment) && payment.status === 'Paid'
    ? payment.amount + payment.serviceFee
    : retainedOf(payment)

function requireNothingLeft(world: SimulatedWorld): void {
  const { laws, trips } = world
  const left = trips().find(({ record }) => record.state !== 'cancelled' && !isOnlyPlanned(record))
  if (left !== undefined)
    throw new Error(`${left.record.id} cannot be cancelled: ${left.record.state}`)
  const references = new Set(trips().map(({ record }) => record.bookingReference))
  const held = liveBookings(world).find(
    (one) => one.itineraryId !== undefined || references.has(one.reference),
  )
  if (held !== undefined)
    throw new Error(`${held.reference} is ${held.status}, and all is cancelled`)
  if (laws.roomsTaken() !== 0) throw new Error(`${laws.roomsTaken()} rooms are lost`)
  requireOnlyFeesLeft(world)
}
