import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { formatMoney } from '#shared/format/money'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  type Payment,
  paymentLabel,
  paymentMethodLabels,
  paymentRecord,
  refundedAmount,
} from '#shared/itinerary/payments'
import { type Charge, charge as chargeSchema } from '#shared/payments/charge'
import { isStillAskedFor } from '#shared/payments/payable-payment'
import { retainedOf } from '#shared/payments/settle-cancellation'
import { type Owing, settledPayment, withRefundsDue } from '#shared/payments/settle-payment'
import { stateAfterPayment } from '#shared/payments/state-after-payment'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { Difference } from '../../data/itineraries/history'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import {
  ChargesChangedMeanwhile,
  chargesWrite,
  type PaymentCharges,
} from '../../data/payments/payment-charges'
import type { Actor } from '../../data/people/actor'
import type { PlannedWrite } from '../../data/table/commit'
import { type KeptAnswer, keepAnswer } from '../../data/table/idempotency'
import { tripContext } from '../../itineraries/edit/trip-context'
import { differences } from '../../itineraries/history/differences'
import { nextVersion } from '../../itineraries/history/next-version'
import { statusAudit } from '../../itineraries/history/status-audit'
import { tripZap } from '../../itineraries/history/trip-zaps'
import { retryContended } from '../../runtime/backoff'
import { tellFigure } from '../../runtime/figures'
import type { PaymentOwner } from '../providers/payment-provider'
import { refundMessage } from '../refunds/refund-messages'
import { paymentDifferences } from '../requests/payment-differences'
import { withOtherCharge } from './other-charge'
import {
  type MoneyBack,
  noteAudit,
  type PaymentNote,
  paymentAudit,
  refundAudit,
} from './payment-audit'
import type { PaymentDeps } from './payment-deps'

/**
 * A payment as it is stored: its trip, itself on that trip, and its charges. The first two may be
 * gone.
 */
export interface PaymentReading {
  readonly stored: StoredItinerary | undefined
  readonly payment: Payment | undefined
  readonly charges: PaymentCharges
}

/** What becomes of it. */
export interface PaymentDecision {
  readonly charges: readonly Charge[]
  readonly by: Actor
  /** What the history calls it. */
  readonly action: string
  readonly requestId: string
  /** What the trip asks for from then on, where other payments change with it. */
  readonly payments?: readonly Payment[] | undefined
  /** Writes that belong to it, as the memory of an event. */
  readonly also?: readonly PlannedWrite[]
  /** The answer to keep for repeats, made from the trip as it is after. */
  readonly answer?: (after: StoredItinerary | undefined) => KeptAnswer | undefined
  /**
   * Money that went back and that no payment of the trip shows: told in its history and the audit
   * trail all the same.
   */
  readonly strayBack?: MoneyBack | undefined
  /** Something that no charge shows, for the trip's history and the audit trail. */
  readonly note?: PaymentNote | undefined
}

/**
 * Changes the charges of a payment, and with them the payment, its trip's figures and state,
 * history and audit trail, in one transaction. Refunds that follow from it are decided in the same
 * transaction and sent to the queue.
 *
 * @param decide - from what is stored now; undefined leaves everything as it is. Asked again when
 * that was changed meanwhile
 * @returns the trip after the change
 */
export async function changePayment(
  owner: PaymentOwner,
  decide: (
    reading: PaymentReading,
  ) => Promise<PaymentDecision | undefined> | PaymentDecision | undefined,
  deps: PaymentDeps,
): Promise<StoredItinerary | undefined> {
  return retryContended(isChanged, async () => {
    const reading = await readPayment(owner, deps)
    const decision = await decide(reading)
    return decision === undefined ? reading.stored : store(reading, decision, deps)
  })
}

const isChanged = (error: unknown): boolean =>
  error instanceof ChangedMeanwhile || error instanceof ChargesChangedMeanwhile

async function readPayment(
  owner: PaymentOwner,
  { itineraries, payments }: PaymentDeps,
): Promise<PaymentReading> {
  // The charges first: what the trip says is then at least as new as they are.
  const paymentFound = await payments.find(owner.agencyId, owner.paymentId)
  const storedTrip = await itineraries.get(owner.agencyId, owner.itineraryId)
  const payment = storedTrip?.record.payments.find(({ paymentId }) => paymentId === owner.paymentId)
  return {
    stored: storedTrip,
    payment,
    charges: paymentFound.charges ?? { ...owner, version: 0, charges: [] },
  }
}

async function store(reading: PaymentReading, decision: PaymentDecision, deps: PaymentDeps) {
  const { stored, payment, charges: before } = reading
  const now = deps.clock.now()
  const charges = z
    .array(chargeSchema)
    .parse(withRefundsDue(decision.charges, owingOf(reading), now.toISOString()))
  const isMoved = JSON.stringify(charges) !== JSON.stringify(before.charges)
  const also = [
    ...(decision.also ?? []),
    ...(isMoved ? [chargesWrite(before, { charges, isOnTrip: payment !== undefined })] : []),
  ]
  // Parsed by their schemas, so that equal facts serialize equally.
  const settledRecord =
    payment === undefined ? undefined : paymentRecord.parse(settledPayment(payment, charges))
  const isShown = JSON.stringify(settledRecord) !== JSON.stringify(payment)
  const isTold =
    stored !== undefined &&
    (isShown ||
      decision.payments !== undefined ||
      decision.strayBack !== undefined ||
      decision.note !== undefined)
  const after = isTold
    ? await saveTrip({ stored, payment, settled: settledRecord, decision, also, now }, deps)
    : stored
  if (!isTold) {
    const answer = decision.answer?.(stored)
    const writes = [...(answer === undefined ? [] : [keepAnswer(answer)]), ...also]
    if (writes.length > 0) await deps.payments.write(writes)
  }
  await tell({ reading, charges, settled: settledRecord, after }, deps)
  return after
}

/**
 * What is owed of a payment: nothing once its trip is cancelled, but for what is kept of it and the
 * fee itself, or once it was taken off its trip.
 */
function owingOf({ stored, payment }: PaymentReading): Owing {
  if (payment === undefined) return { isOwed: false }
  const isOwed = stored === undefined || isStillAskedFor(payment, stored.record.state)
  return { isOwed, needsConfirmation: true, retained: retainedOf(payment) }
}

interface Saving {
  readonly stored: StoredItinerary
  readonly payment: Payment | undefined
  readonly settled: Payment | undefined
  readonly decision: PaymentDecision
  readonly also: readonly PlannedWrite[]
  readonly now: Date
}

async function saveTrip(
  { stored, payment, settled, decision, also, now }: Saving,
  deps: PaymentDeps,
) {
  const agency = await deps.agencies.agency(stored.record.agencyId)
  if (agency === undefined) throw new AppError('record.not-found')
  const settledPayments = (decision.payments ?? stored.record.payments).map((one) =>
    one.paymentId === settled?.paymentId ? { ...settled, writtenOff: one.writtenOff } : one,
  )
  const settling = { payments: settledPayments, payment, settled, agencyName: agency.name }
  const payments = [...(await withOtherCharge(stored.record, settling, deps))]
  const pricedTrip = repriceItinerary(
    { ...nextVersion(stored.record, now), payments },
    tripContext(agency),
    stored.record,
  )
  const record: ItineraryRecord = { ...pricedTrip, state: stateAfterPayment(pricedTrip) }
  const after: StoredItinerary = { ...stored, record }
  const { answer } = decision
  const { by, action, requestId, strayBack, note } = decision
  const changes = [
    ...(settled === undefined ? [] : statusDifferences([payment, settled], record.currency)),
    ...paymentDifferences(stored.record, record),
    ...(strayBack === undefined ? [] : [strayDifference(strayBack)]),
    ...(note === undefined ? [] : [note.difference]),
    ...differences(stored, after),
  ]
  const isStateMoved = record.state !== stored.record.state
  const isPaidNow = settled?.status === 'Paid' && payment?.status !== 'Paid'
  const back = [
    strayBack ?? [],
    payment === undefined ? [] : (moneyBack(settled, payment, record.currency) ?? []),
  ].flat()
  const savedTrip = await deps.itineraries.save({
    before: stored,
    after,
    entry: { at: now.toISOString(), by, action, changes, requestId },
    audit: [
      ...(isPaidNow
        ? [paymentAudit(record, { payment: settled, by, id: deps.makeId('audit') })]
        : []),
      ...back.map((one) => refundAudit(record, { back: one, by, id: deps.makeId('audit') })),
      ...(note === undefined ? [] : [noteAudit(record, { ...note, by, id: deps.makeId('audit') })]),
      ...(isStateMoved
        ? [statusAudit(stored.record, { record, by, id: deps.makeId('audit') })]
        : []),
    ],
    answer: answer && (({ record }) => answer({ ...after, record })),
    also,
  })
  return { ...after, record: savedTrip.record }
}

interface Told {
  readonly reading: PaymentReading
  readonly charges: readonly Charge[]
  readonly settled: Payment | undefined
  readonly after: StoredItinerary | undefined
}

/** Notifies the refund queue (lost messages are found by a sweep) and the automation hook. */
async function tell({ reading, charges, settled, after }: Told, deps: PaymentDeps): Promise<void> {
  const refundWishes = charges.filter(
    ({ provider, refund }) => provider !== 'wire' && refund?.state === 'wanted',
  )
  for (const { chargeId } of refundWishes)
    await deps.queue.send(refundMessage(reading.charges, chargeId))
  if (after === undefined || settled?.status !== 'Paid' || reading.payment?.status === 'Paid')
    return
  tellFigure('Payments')
  const { paymentId, paymentType, paymentMethod = 'wire', amount, serviceFee } = settled
  const payment = { paymentId, paymentType, paymentMethod, amount, serviceFee }
  await deps.zaps.send(tripZap('paymentMade', after, deps, { key: paymentId, payment }))
}

function statusDifferences(
  [before, after]: readonly [Payment | undefined, Payment],
  currency: string,
): Difference[] {
  const label = paymentLabel(after)
  const difference = (
    field: string,
    [from = '', to = '']: readonly (string | undefined)[],
  ): Difference[] =>
    from === to ? [] : [{ field: `payments.${after.paymentId}.${field}`, label, from, to }]
  return [
    ...difference('status', [before?.status, after.status]),
    ...difference('refund', [refundWord(before, currency), refundWord(after, currency)]),
  ]
}

/** What a payment shows to have gone back now, and did not show before. */
function moneyBack(
  settled: Payment | undefined,
  before: Payment,
  currency: string,
): MoneyBack | undefined {
  const amount = settled === undefined ? 0 : refundedAmount(settled) - refundedAmount(before)
  if (settled === undefined || amount <= 0) return undefined
  const { paymentId, paymentMethod = 'wire' } = settled
  return { paymentId, amount, currency, paymentMethod }
}

const strayDifference = ({
  paymentId,
  amount,
  currency,
  paymentMethod,
}: MoneyBack): Difference => ({
  field: `payments.${paymentId}.sentBack`,
  label: `Refunded, ${paymentMethodLabels[paymentMethod]}`,
  from: '',
  to: formatMoney({ amount, currency }, { show: 'code' }),
})

/** `Refund: Pending`; of a part, `Refund: Pending, USD 300.00 sent`. */
function refundWord(payment: Payment | undefined, currency: string): string {
  if (payment?.refund === undefined) return ''
  const { status, sent } = payment.refund
  const part =
    sent === undefined ? '' : `, ${formatMoney({ amount: sent, currency }, { show: 'code' })} sent`
  return `Refund: ${status}${part}`
}
