import { AppError } from '#shared/errors/app-error'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { isRefundOwed } from '#shared/itinerary/hold-clock'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../../../functions/data/itineraries/itinerary-records'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { principalOf } from '../../../functions/data/people/people'
import { cancelBooking } from '../../../functions/itineraries/routes/cancel-booking'
import { confirmQuote } from '../../../functions/itineraries/routes/confirm-quote'
import { createSavedItineraryFromItinerary } from '../../../functions/itineraries/routes/create-saved-itinerary-from-itinerary'
import { getHold } from '../../../functions/itineraries/routes/get-hold'
import { getQuote } from '../../../functions/itineraries/routes/get-quote'
import { patchItinerary } from '../../../functions/itineraries/routes/patch-itinerary'
import { requestConfirmation } from '../../../functions/itineraries/routes/request-confirmation'
import { generatePayments } from '../../../functions/payments/routes/generate-payments'
import { markAsPaid } from '../../../functions/payments/routes/mark-as-paid'
import { askRoute, type Moment, type World, work } from './ask-route'
import { newTrip, type TripSources } from './trip-items'
import type { DemoLife, LifeStep } from './trips'

type Living = Omit<TripSources, 'now'> & {
  readonly world: World
  /** Days of the life are counted back from here. */
  readonly loadedAt: Date
}

const msPerDay = 86_400_000
/** What a worker does follows a few seconds after it was asked for. */
const msToWorker = 8_000

/**
 * Makes a trip, takes the steps of its life that it has not taken yet, and saves it as a pattern
 * where it became one. An interrupted step is repeated and makes the same ids.
 */
export async function liveTrip(
  { trip, madeDaysAgo, steps, pattern, isShared }: DemoLife,
  living: Living,
): Promise<void> {
  const { loadedAt, world } = living
  const daysBefore = (daysAgo: number) =>
    new Date(loadedAt.getTime() - Math.round(daysAgo * msPerDay))
  const [agencyId, id] = [
    agencyIdSchema.parse(trip.agencyId),
    itineraryIdSchema.parse(trip.itineraryId),
  ]
  const itineraries = itineraryStore(world.table)
  const principal = principalFor(trip, living)
  const readTrip = () => itineraries.get(agencyId, id)
  if ((await readTrip()) === undefined)
    await itineraries.save(newTrip(trip, { ...living, now: daysBefore(madeDaysAgo) }))
  for (const [index, [step, daysAgo]] of steps.entries()) {
    const paidSteps = steps.slice(0, index + 1).filter(([name]) => name === 'pay').length
    const at = daysBefore(daysAgo)
    for (
      let storedTrip = await readTrip();
      storedTrip !== undefined && !isStepDone(step, storedTrip.record, paidSteps);
    ) {
      const moment = { at, principal, seed: seedOf(storedTrip) }
      const messages = await take(step, storedTrip, { moment, world })
      storedTrip = await readTrip()
      for (const message of messages) {
        if (storedTrip === undefined) break
        const later = step === 'cancel' ? at : new Date(at.getTime() + msToWorker)
        await work(
          message,
          { ...moment, at: later, seed: seedOf(storedTrip), isLost: step === 'lose' },
          world,
        )
        storedTrip = await readTrip()
      }
    }
  }
  if (isShared) {
    const storedTrip = await readTrip()
    const moment = { at: daysBefore(steps.at(-1)?.[1] ?? 0), principal, seed: `${id} shared` }
    if (storedTrip?.record.published === false) {
      await askRoute(patchItinerary, { id, body: { published: true } }, moment, world)
    }
  }
  if (pattern === undefined) return
  const { itineraryId: newId, savedDaysAgo, ...named } = pattern
  if ((await itineraries.get(agencyId, itineraryIdSchema.parse(newId))) !== undefined) return
  const moment = { at: daysBefore(savedDaysAgo), principal, seed: id, newId }
  await askRoute(
    createSavedItineraryFromItinerary,
    { body: { itineraryId: id, ...named } },
    moment,
    world,
  )
}

const seedOf = ({ record: { id, version } }: StoredItinerary): string => `${id}|${version}`

function principalFor(
  { itineraryId, agencyId, agentId }: DemoLife['trip'],
  { people }: Pick<Living, 'people'>,
) {
  const agency = people.agencies.find(({ id }) => id === agencyId)
  const agent = people.agents.find(({ id }) => id === agentId)
  if (agency === undefined || agent === undefined)
    throw new Error(`${itineraryId} belongs to nobody`)
  return principalOf(agent, agency)
}

/** Whether a trip has taken a step already; `paid`: how many payments are made with it. */
function isStepDone(step: LifeStep, record: ItineraryRecord, paid: number): boolean {
  const { state, payments } = record
  const paidPayments = payments.filter(({ status }) => status === 'Paid')
  const isQuoted = state !== 'estimate' && state !== 'quoting'
  const isHeld = isQuoted && state !== 'quote' && state !== 'holding'
  if (step === 'quote') return isQuoted
  if (step === 'hold' || step === 'lose') return isHeld
  if (step === 'ask') return payments.length > 0
  if (step === 'pay') return paidPayments.length >= paid
  if (step === 'request') return isHeld && state !== 'provisional'
  if (step === 'confirm')
    return state === 'confirmed' || state === 'cancelled' || state === 'unknown'
  return state === 'cancelled' && !isRefundOwed(record)
}

interface Taking {
  readonly moment: Moment
  readonly world: World
}

/** Asks the route of a step; gives what workers are to do. */
async function take(
  step: LifeStep,
  { record }: StoredItinerary,
  { moment, world }: Taking,
): Promise<unknown[]> {
  const { id, bookingReference, payments, state } = record
  const trip = { body: { itineraryId: id } }
  if (step === 'quote') return askRoute(getQuote, trip, moment, world)
  if (step === 'hold' || step === 'lose') return askRoute(getHold, trip, moment, world)
  if (step === 'request') return askRoute(requestConfirmation, trip, moment, world)
  if (step === 'confirm') return askRoute(confirmQuote, trip, moment, world)
  if (step === 'cancel') return askRoute(cancelBooking, trip, moment, world)
  if (step === 'ask') return askRoute(generatePayments, { id, body: {} }, moment, world)
  const payment = payments.find(({ status }) => status === 'Pending')
  if (payment === undefined) throw new AppError('payment.not-possible', { state })
  const reference = bookingReference === undefined ? {} : { reference: `Wire ${bookingReference}` }
  const paymentData = { paymentMethod: 'wire', ...reference }
  return askRoute(
    markAsPaid,
    { id, body: { paymentId: payment.paymentId, paymentData } },
    moment,
    world,
  )
}
