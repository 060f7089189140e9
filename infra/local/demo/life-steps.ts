import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { requireCanDo, transitions } from '#shared/itinerary/transitions'
import type { StoredItinerary, WorkInFlight } from '../../../functions/data/itineraries/itinerary-records'
import type { Actor } from '../../../functions/data/people/actor'
import { nextVersion } from '../../../functions/itineraries/history/next-version'
import { blockersOf } from '../../../functions/itineraries/work/blockers-of'
import { releasedRecord } from '../../../functions/itineraries/work/held-record'
import { makeConfirmation } from '../../../functions/itineraries/work/make-confirmation'
import { makeHold } from '../../../functions/itineraries/work/make-hold'
import { makeQuote } from '../../../functions/itineraries/work/make-quote'
import { settled } from '../../../functions/itineraries/work/settled'
import { staysOf } from '../../../functions/itineraries/work/supplier-stays'
import { messageOf } from '../../../functions/itineraries/work/work-message'
import { refundTrip } from '../../../functions/payments/refunds/refund-trip'
import type { LifeDeps } from './life-deps'
import { askForPayments, payByWire } from './life-payments'
import type { LifeStep } from './lives'

const actionOf = { quote: 'GetQuote', hold: 'GetHold', lose: 'GetHold', confirm: 'ConfirmQuote' } as const
const workOf = { quote: makeQuote, hold: makeHold, confirm: makeConfirmation } as const

/** Whether a trip has taken a step already; `paid`: how many payments are made with it. */
export function isStepDone(step: LifeStep, { state, payments }: ItineraryRecord, paid: number): boolean {
  const made = payments.filter(({ status }) => status === 'Paid')
  const isQuoted = state !== 'estimate' && state !== 'quoting'
  const isHeld = isQuoted && state !== 'quote' && state !== 'holding'
  if (step === 'quote') return isQuoted
  if (step === 'hold' || step === 'lose') return isHeld
  if (step === 'ask') return payments.length > 0
  if (step === 'pay') return made.length >= paid
  if (step === 'request') return isHeld && state !== 'provisional'
  if (step === 'confirm') return state === 'confirmed' || state === 'cancelled' || state === 'unknown'
  return state === 'cancelled' && made.every(({ refund }) => refund !== undefined)
}

/** Takes a step, or the next half of one that a worker ends. Every write is one that the product makes itself. */
export async function takeStep(step: LifeStep, stored: StoredItinerary, deps: LifeDeps): Promise<void> {
  const by = agentOf(stored)
  const message = messageOf(stored)
  if (message !== undefined) await workOf[message.kind](message, deps)
  else if (step === 'ask') await askForPayments(stored, by, deps)
  else if (step === 'pay') await payByWire(stored, by, deps)
  else if (step === 'request') await request(stored, by, deps)
  else if (step === 'cancel') await cancel(stored, by, deps)
  else await begin(actionOf[step], { stored, by }, deps)
}

const agentOf = ({ record, people }: StoredItinerary): Actor => ({
  kind: 'agent',
  id: record.agentId,
  name: people.user.agent.fullName,
})

interface Beginning {
  readonly stored: StoredItinerary
  readonly by: Actor
}

/** The state in flight with the attempt that a worker then makes. */
async function begin(action: WorkInFlight['action'], { stored, by }: Beginning, deps: LifeDeps): Promise<void> {
  const { record: before } = stored
  requireCanDo(action, before.state)
  const blockers = action === 'GetHold' ? blockersOf(before, deps.clock.now()) : []
  if (blockers.length > 0) throw new AppError('itinerary.not-holdable', { blockers })
  const record = { ...nextVersion(before, deps.clock.now()), state: transitions[action].inFlight }
  const token = deps.makeId('request')
  const work = { action, token, since: record.updatedAt, by, sendNotify: false, total: staysOf(record).length }
  const change = settled({ ...stored, work }, record, { by, action, makeId: deps.makeId, requestId: token })
  await deps.itineraries.save({ ...change, before: stored })
}

async function request(stored: StoredItinerary, by: Actor, { clock, makeId, itineraries }: LifeDeps): Promise<void> {
  requireCanDo('requestConfirmation', stored.record.state)
  const record = { ...nextVersion(stored.record, clock.now()), state: transitions.requestConfirmation.endsIn }
  const settling = { by, action: 'requestConfirmation', makeId, requestId: makeId('request') }
  await itineraries.save(settled(stored, record, settling))
}

/** Gives the rooms back with the state; and the next time what was paid: a wire as a task for a person. */
async function cancel(stored: StoredItinerary, by: Actor, deps: LifeDeps): Promise<void> {
  const { agencyId, id: itineraryId, bookingReference, state } = stored.record
  const requestId = deps.makeId('request')
  if (state === 'cancelled') {
    await refundTrip({ agencyId, itineraryId, by, requestId }, deps)
    return
  }
  requireCanDo('CancelBooking', state)
  const record = releasedRecord(nextVersion(stored.record, deps.clock.now()), 'cancelled')
  const change = settled(stored, record, { by, action: 'CancelBooking', makeId: deps.makeId, requestId })
  const { agencyCode } = stored.people.user.agency
  const asked = { agencyId, itineraryId, agencyCode, bookingReference, token: requestId, reason: 'cancelled' } as const
  await deps.suppliers.cancel(asked, () => change)
}
