import { tripLifeRoutes } from '#shared/api/trip-life'
import { withFlag, withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { ItineraryState } from '#shared/itinerary/states'
import { bookingStatusOf } from '#shared/itinerary/supplier-status'
import { requireCanDo } from '#shared/itinerary/transitions'
import { stateAfterPayment } from '#shared/payments/state-after-payment'
import { type ZapSender, zapSender } from '../audit/zap-sender'
import { answerOnce } from '../data/answer-once'
import { lambdaFor } from '../data/lambda-for'
import { systemClock } from '../runtime/clock'
import { readEnv } from '../runtime/env'
import { optionalIfMatchOf } from '../runtime/parse-request'
import { sqsQueue } from '../runtime/queue'
import { useCase } from '../runtime/use-case'
import type { Booked, QuoteAnswer, SupplierSystem } from '../suppliers/supplier-system'
import { supplierSystem } from '../suppliers/the-supplier-system'
import { actionDeps } from './action-deps'
import { type ActedOn, type ActionDeps, actedOn, changeTo } from './change-trip'
import { refuseStale } from './changed'
import { releasedRecord, withStanding } from './held-record'
import { nextVersion } from './next-version'
import { withSaid } from './quoted'
import { repriced } from './repriced'
import { isSupplierStay, staysOf } from './supplier-stays'
import { tripContext } from './trip-context'
import { costZaps } from './trip-zaps'
import { agentView } from './view'

export interface RefreshDeps extends ActionDeps {
  readonly suppliers: Pick<SupplierSystem, 'quote' | 'refresh'>
  readonly zaps: ZapSender
}

const route = tripLifeRoutes.refreshQuote

/**
 * Asks the supplier system where the booking stands, what its stays cost now, and how many rooms are free. The state
 * follows the booking (domain.md); exchange rates stay, and so does a locked price. Nothing changes when it fails.
 */
export const refreshQuote = useCase(route, async (call, deps: RefreshDeps) => {
  const { principal, body, requestId, event } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, async (keep) => {
    const acted = await actedOn({ principal, id: body.itineraryId, expected: optionalIfMatchOf(event) }, deps)
    const { record } = acted.before
    requireCanDo('RefreshQuote', record.state)
    const said = await askFor(acted, deps)
    const now = deps.clock.now()
    const fresh = refreshed(nextVersion(record, now), { ...said, now })
    const change = changeTo(repriced(fresh, tripContext(acted.agency), record), acted, {
      ...{ action: 'RefreshQuote', requestId, keep, deps, isSuppliers: true },
    })
    await deps.itineraries.save(change).catch(refuseStale(record.version, now))
    for (const zap of costZaps(change, deps)) await deps.zaps.send(zap)
    return { answer: agentView(change.after, now), version: change.after.record.version }
  })
})

async function askFor({ before: { record }, agency: { agencyCode } }: ActedOn, { suppliers }: RefreshDeps) {
  const { agencyId, id: itineraryId, bookingReference } = record
  const request = { agencyId, agencyCode, itineraryId, bookingReference }
  const [booked, answer] = await Promise.all([
    suppliers.refresh(request),
    suppliers.quote({ ...request, stays: staysOf(record) }),
  ])
  return { booked, answer }
}

interface Said {
  readonly booked: Booked
  readonly answer: QuoteAnswer
  readonly now: Date
}

/** The record with what the supplier system says of it now; not yet priced. */
function refreshed(next: ItineraryRecord, { booked, answer, now }: Said): ItineraryRecord {
  const state = stateOf(next, booked)
  const { bookingReference = next.bookingReference, heldUntil = next.holdExpiry } = booked
  const said = { ...withSaid(next, answer), availabilityCheckedAt: now.toISOString() }
  if (state === 'cancelled') return releasedRecord(said, state)
  if (state === 'quote')
    return bookingStatusOf(booked.status) === 'quote' ? releasedRecord(said, state) : { ...said, state }
  const isConfirmed = state === 'confirmed'
  return {
    ...said,
    state,
    bookingReference,
    holdExpiry: isConfirmed ? undefined : heldUntil,
    flags: state === 'unknown' ? withFlag(said.flags, 'inconsistent') : withoutFlag(said.flags, 'inconsistent'),
    segments: said.segments.map((segment) => {
      if (isConfirmed) return withStanding(segment, 'confirmed')
      const old = next.segments.find(({ id }) => id === segment.id)
      const bookingStatus = bookingStatusOf(booked.status)
      return isSupplierStay(segment) ? { ...segment, bookingStatus, inventoryStatus: old?.inventoryStatus } : segment
    }),
  }
}

/**
 * The state that a booking's status maps to. A quote stays one while its booking is held (requoting keeps the rooms), and
 * confirmation that was asked for, or that a paid deposit asks for, stays asked for until the supplier system has confirmed.
 */
function stateOf({ state, finance }: ItineraryRecord, { status }: Booked): ItineraryState {
  const mapped = bookingStatusOf(status)
  const isHeld = mapped === 'provisional' || mapped === 'confirmed'
  if (state === 'quote' && isHeld) return 'quote'
  if (mapped !== 'provisional') return mapped
  return state === 'confirm_requested' ? state : stateAfterPayment({ state: mapped, finance })
}

export const handler = lambdaFor(refreshQuote, (table) => ({
  ...actionDeps(table),
  suppliers: supplierSystem(table, systemClock),
  zaps: zapSender(sqsQueue(readEnv('zapQueueUrl').zapQueueUrl)),
}))
