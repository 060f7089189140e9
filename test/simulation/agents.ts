import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { hasCapability, type ItineraryState, itineraryStateSchema } from '#shared/itinerary/states'
import { canDo, type ItineraryAction } from '#shared/itinerary/transitions'
import { addAccommodationDays } from '../../functions/itineraries/add-accommodation-days'
import { cancelBooking } from '../../functions/itineraries/cancel-booking'
import { confirmQuote } from '../../functions/itineraries/confirm-quote'
import { createItinerary } from '../../functions/itineraries/create-itinerary'
import { getHold } from '../../functions/itineraries/get-hold'
import { getQuote } from '../../functions/itineraries/get-quote'
import { refreshQuote } from '../../functions/itineraries/refresh-quote'
import { requestConfirmation } from '../../functions/itineraries/request-confirmation'
import { restoreItinerary } from '../../functions/itineraries/restore-itinerary'
import { updateRequote } from '../../functions/itineraries/update-requote'
import { clearPayments } from '../../functions/payments/clear-payments'
import { confirmPayment } from '../../functions/payments/confirm-payment'
import { generatePayments } from '../../functions/payments/generate-payments'
import { startPayment } from '../../functions/payments/start-payment'
import { tripBody, zuluStay } from '../support/trip-world'
import type { Asked, Asker } from './ask'
import type { Random } from './random'
import { camps, type SimulatedWorld } from './world'

/** Something that somebody may begin to do. */
export type Action = () => Promise<unknown> | undefined

interface Stage {
  readonly world: SimulatedWorld
  readonly random: Random
  readonly asker: Asker
}

/** What agents and payers do; what stands here more than once happens more often. */
export function agentActions({ world, random, asker }: Stage): readonly Action[] {
  const { states, payments } = seenIn(world)
  const onTrip = (name: string, askedOf: (id: string) => Asked, fits: Fits = always): Action => {
    return () => {
      const all = [...states.keys()]
      const fitting = all.filter((id) => fits(states.get(id)))
      const some = fitting.length === 0 || random.chance(0.2) ? all : fitting
      return some.length === 0 ? undefined : asked(name, random.pick(some), askedOf)
    }
  }
  const onPayment = (name: string, askedOf: (id: string) => Asked): Action => {
    return () => (payments.size === 0 ? undefined : asked(name, random.pick([...payments].slice(-8)), askedOf))
  }
  const asked = (name: string, id: string, askedOf: (id: string) => Asked) =>
    asker.ask(`${name} ${id.replace(/^(\w+)_0*/, '$1_')}`, askedOf(id))
  const work = (use: Asked['use']) => (itineraryId: string) => ({
    use,
    body: { itineraryId, sendNotify: false, mock: false },
  })
  const pay = (id: string) => ({
    ...{ use: startPayment, of: 'payment' as const, params: { paymentId: id } },
    body: { method: random.pick(['credit', 'ach']), embedded: false, returnPath: '/trips' },
  })
  const generate = onTrip(
    'generate payments',
    (id) => ({ use: generatePayments, of: 'payment', params: { id }, body: {} }),
    mayPay,
  )
  const hold = onTrip('hold', work(getHold), may('GetHold'))
  const payOne = onPayment('pay', pay)
  const quote = onTrip('quote', work(getQuote), may('GetQuote'))
  const [create, again]: readonly [Action, Action] = [
    () => asker.ask('create', newTrip(random)),
    () => (asker.calls.length === 0 ? undefined : random.pick(asker.calls)()),
  ]
  return [
    ...[create, create, quote, quote, quote, hold, hold, hold],
    onTrip('request confirmation', work(requestConfirmation), may('requestConfirmation')),
    onTrip('confirm', work(confirmQuote), may('ConfirmQuote')),
    onTrip('cancel', work(cancelBooking)),
    onTrip('refresh', work(refreshQuote), may('RefreshQuote')),
    onTrip('requote', (id) => ({ use: updateRequote, body: { id, payload: null, sendNotify: false } })),
    onTrip('restore', (id) => ({ use: restoreItinerary, params: { id }, body: { version: 1 + random.below(6) } })),
    onTrip('stretch', (itineraryId) => ({
      use: addAccommodationDays,
      body: { itineraryId, segmentId: 's1', days: random.pick([1, -1]) },
    })),
    ...[generate, generate, generate, payOne, payOne, payOne, payOne],
    onTrip('clear payments', (id) => ({ use: clearPayments, of: 'payment', params: { id }, body: {} })),
    onPayment('come back from paying', (paymentId) => ({
      ...{ use: confirmPayment, of: 'payment', params: { paymentId }, body: {} },
    })),
    ...[again, again, again],
  ]
}

/** Whether something may succeed in a state: it is mostly tried there, and sometimes anywhere. */
type Fits = (state: ItineraryState | undefined) => boolean
const always: Fits = () => true
const may =
  (action: ItineraryAction): Fits =>
  (state) =>
    state !== undefined && canDo(action, state)
const mayPay: Fits = (state) => state !== undefined && hasCapability(state, 'payment')

/** The trips that the table has seen with their states, and ids of payments. */
function seenIn({ table }: SimulatedWorld) {
  const [states, payments] = [new Map<string, ItineraryState>(), new Set<string>()]
  table.watch((_before, after) => {
    if (after?.sk === 'ITINERARY') states.set(String(after.id), itineraryStateSchema.parse(after.state))
    if (after?.sk === 'PAYMENT') payments.add(String(after.pk).slice(String(after.pk).lastIndexOf('#') + 1))
  })
  return { states, payments }
}

const firstDay = calendarDate('2027-07-01')

/** A trip of one room for one to three nights at one camp or two. */
function newTrip(random: Random): Asked {
  const nights = 1 + random.below(3)
  const from = addDays(firstDay, random.below(3))
  const stays = camps.slice(0, 1 + random.below(2)).map((supplierCode, index) =>
    zuluStay({
      ...{ supplierCode, startDate: addDays(from, index * nights), endDate: addDays(from, (index + 1) * nights) },
      rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0, childrenAges: [] }],
      ...{ country: 'Botswana', hideFromClient: false, extras: [] },
    }),
  )
  const dates = { startDate: from, endDate: addDays(from, stays.length * nights) }
  const itinerary = { ...dates, childrenAges: [], params: { rooms: [], accommodationRooms: [] }, segments: stays }
  return { use: createItinerary, body: tripBody({ ...dates, rates: {}, itinerary }) }
}
