import type { AgentPrincipal } from '#shared/access/principal'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { idFrom } from '#shared/ids/ids'
import { bookingIn } from '../../functions/data/booking-records'
import { bookingStore } from '../../functions/data/booking-store'
import { calendarStore } from '../../functions/data/calendar-store'
import { answerStore } from '../../functions/data/idempotency'
import { storedItinerary } from '../../functions/data/itinerary-item'
import { itineraryStore } from '../../functions/data/itinerary-store'
import { roomStore } from '../../functions/data/room-store'
import type { Table } from '../../functions/data/table-access'
import { addAccommodationDays } from '../../functions/itineraries/add-accommodation-days'
import { cancelBooking } from '../../functions/itineraries/cancel-booking'
import { confirmQuote } from '../../functions/itineraries/confirm-quote'
import { createItinerary } from '../../functions/itineraries/create-itinerary'
import { expireHolds } from '../../functions/itineraries/expire-holds'
import { getHold } from '../../functions/itineraries/get-hold'
import { getQuote } from '../../functions/itineraries/get-quote'
import { itineraryDeadLetter } from '../../functions/itineraries/itinerary-dead-letter'
import { itineraryWorker } from '../../functions/itineraries/itinerary-worker'
import { refreshQuote } from '../../functions/itineraries/refresh-quote'
import { repriced } from '../../functions/itineraries/repriced'
import { requestConfirmation } from '../../functions/itineraries/request-confirmation'
import { restoreItinerary } from '../../functions/itineraries/restore-itinerary'
import { sweepInFlight } from '../../functions/itineraries/sweep-in-flight'
import { tripContext } from '../../functions/itineraries/trip-context'
import { updateRequote } from '../../functions/itineraries/update-requote'
import { clockAt } from '../../functions/runtime/clock'
import type { MakeId } from '../../functions/runtime/make-id'
import { embeddedSystem } from '../../functions/suppliers/embedded-system'
import { openCamp } from '../support/booking-world'
import { memoryTable } from '../support/memory-table'
import { agencyStoreOfTests, people, ratesOfTests, sqsRecord, tripBody, zuluStay } from '../support/trip-world'
import { isInFlightState, lawsOf } from './laws'
import { randomFrom } from './random'
import { inTurnOf, type Process, tableOf, turnsOf } from './turns'

export interface SimulationOptions {
  readonly seed: number
  readonly operations: number
  /** Hears every step. */
  readonly trace?: (line: string) => void
}
export interface SimulationResult {
  readonly calls: number
  readonly faults: number
  readonly states: Readonly<Record<string, number>>
}

const camps = ['ALPHA', 'BRAVO'] as const
const firstDay = calendarDate('2027-07-01')
const mostReceives = 5

/**
 * Agents, workers and jobs at once on a small inventory, one call at a time, a fifth of them faulty; the same seed gives the
 * same run.
 *
 * @throws Error with the law that was broken
 */
export async function simulate({
  seed,
  operations,
  trace = () => undefined,
}: SimulationOptions): Promise<SimulationResult> {
  const random = randomFrom(seed)
  const table = memoryTable()
  const laws = lawsOf(table)
  const turns = turnsOf(random, trace)
  let time = Date.parse('2026-11-20T08:00:00.000Z')
  const clock = clockAt(() => new Date(time))
  let made = 0
  const makeId: MakeId = (kind) => {
    made += 1
    const number = made
    return idFrom(
      kind,
      Uint8Array.from({ length: 16 }, (_, at) => Math.floor(number / 32 ** (15 - at)) % 32),
    )
  }
  for (const camp of camps) await openCamp(table, camp, { free: 2, months: ['2027-07'] })
  laws.check()

  const messages: { body: string; receives: number }[] = []
  const ids: string[] = []
  const queueOf = (process: Process) => ({
    send: (message: object) =>
      inTurnOf(process, 'send', async () => {
        const fate = turns.isCalm ? 1 : random.next()
        if (fate < 0.05) return // lost
        messages.push({ body: JSON.stringify(message), receives: 0 })
        if (fate < 0.15) messages.push({ body: JSON.stringify(message), receives: 0 })
      }),
  })
  const depsOver = (over: Table, process: Process) => {
    const itineraries = itineraryStore(over, async () => undefined)
    const [rooms, calendars, bookings] = [roomStore(over), calendarStore(over), bookingStore(over)]
    return {
      ...{
        itineraries,
        answers: answerStore(over),
        agencies: agencyStoreOfTests,
        exchange: ratesOfTests,
        clock,
        makeId,
      },
      clients: { get: async () => undefined },
      camps: { campFacts: async () => new Map() },
      suppliers: embeddedSystem({ rooms, calendars, bookings, itineraries, clock }),
      queue: queueOf(process),
      zaps: { send: async () => undefined },
      refunds: { owed: async () => undefined },
    }
  }
  const start = (name: string, work: (deps: ReturnType<typeof depsOver>, process: Process) => Promise<unknown>) =>
    turns.start(name, async (process) => {
      await work(depsOver(tableOf(table, process), process), process)
    })

  /** An agent's call, with a key; one that fails is asked again with the same. */
  type Asked = {
    readonly use: { run(call: never, deps: never): Promise<unknown> }
    readonly body: object
    readonly params?: object
  }
  const ask = (name: string, { use, body, params = {} }: Asked, principal: AgentPrincipal = people.naledi) => {
    const key = `key-${seed}-${made}-${turns.counts.calls}`
    const event = { headers: { 'idempotency-key': key } }
    const call = { params, query: {}, body, principal, event, requestId: key, token: undefined, sourceIp: '' }
    const once = () => start(name, (deps) => use.run(call as never, deps as never))
    asked.push(once)
    return once()
  }
  const asked: (() => Promise<void>)[] = []

  const create = () => {
    const nights = 1 + random.below(3)
    const from = addDays(firstDay, random.below(5))
    const stays = camps.slice(0, 1 + random.below(2)).map((camp, index) =>
      zuluStay({
        ...{
          supplierCode: camp,
          startDate: addDays(from, index * nights),
          endDate: addDays(from, (index + 1) * nights),
        },
        rooms: [{ optionKey: `${camp}-TENT`, adults: 2, children: 0, childrenAges: [] }],
        ...{ country: 'Botswana', hideFromClient: false, extras: [] },
      }),
    )
    const dates = { startDate: from, endDate: addDays(from, stays.length * nights) }
    const body = tripBody({
      ...dates,
      rates: {},
      itinerary: { ...dates, childrenAges: [], params: { rooms: [], accommodationRooms: [] }, segments: stays },
    })
    return ask('create', { use: createItinerary, body })
  }
  const knownIds = () => {
    ids.length = 0
    for (const item of table.items()) if (item.sk === 'ITINERARY') ids.push(String(item.id))
    return ids
  }
  const onOne = (name: string, askOf: (id: string) => Asked) => async () => {
    const known = knownIds()
    if (known.length > 0) await ask(name, askOf(random.pick(known)))
  }
  const ofTrip = (use: Asked['use']) => (itineraryId: string) => ({
    use,
    body: { itineraryId, sendNotify: false, mock: false },
  })
  const work = async () => {
    if (messages.length === 0) return
    const [message] = messages.splice(random.below(messages.length), 1)
    if (message === undefined) return
    const receives = message.receives + 1
    let isDone = false
    await turns.start('worker', async (process) => {
      const over = depsOver(tableOf(table, process), process)
      const handler = receives > mostReceives ? itineraryDeadLetter(() => over) : itineraryWorker(() => over)
      const { batchItemFailures } = await handler({ Records: [sqsRecord(message.body, receives)] })
      isDone = batchItemFailures.length === 0
    })
    const process = turns.processes.at(-1)
    pending.push({ process, again: () => (isDone ? undefined : messages.push({ body: message.body, receives })) })
  }
  const pending: { process: Process | undefined; again: () => unknown }[] = []
  /** Messages whose worker failed or died come back, as a queue makes them visible again. */
  const giveBackMessages = () => {
    for (const one of pending.splice(0)) {
      if (one.process !== undefined && one.process.state === 'running') pending.push(one)
      else one.again()
    }
  }
  const again = async () => {
    if (asked.length > 0) await random.pick(asked.slice(-8))()
  }
  const actions: readonly (() => Promise<unknown>)[] = [
    create,
    onOne('quote', ofTrip(getQuote)),
    onOne('quote', ofTrip(getQuote)),
    onOne('hold', ofTrip(getHold)),
    onOne('hold', ofTrip(getHold)),
    onOne('hold', ofTrip(getHold)),
    onOne('request confirmation', ofTrip(requestConfirmation)),
    onOne('confirm', ofTrip(confirmQuote)),
    onOne('cancel', ofTrip(cancelBooking)),
    onOne('refresh', ofTrip(refreshQuote)),
    onOne('requote', (id) => ({ use: updateRequote, body: { id, payload: null, sendNotify: false } })),
    onOne('restore', (id) => ({ use: restoreItinerary, params: { id }, body: { version: 1 + random.below(6) } })),
    onOne('stretch', (id) => ({
      use: addAccommodationDays,
      body: { itineraryId: id, segmentId: 's1', days: random.pick([1, -1]) },
    })),
    work,
    work,
    work,
    work,
    again,
    () => start('sweep', (deps) => sweepInFlight(deps)),
    () => start('expire', (deps) => expireHolds(deps)),
    async () => {
      time += random.pick([1_000, 60_000, 6 * 60_000, 3_600_000, 26 * 3_600_000])
    },
  ]

  const steps = async (most: number) => {
    for (let step = 0; step < most && (await turns.step()); step++) laws.check()
    giveBackMessages()
  }
  for (let operation = 0; operation < operations; operation++) {
    await random.pick(actions)()
    await steps(turns.processes.length > 4 ? 12 : random.below(8))
  }
  await comeToRest()
  return { ...turns.counts, states: await lastLook() }

  /** No faults any more: whatever is in flight comes to rest. */
  async function comeToRest() {
    turns.isCalm = true
    for (let round = 0; round < 60; round++) {
      await steps(100_000)
      while (messages.length > 0) {
        await work()
        await steps(100_000)
      }
      time += 6 * 60_000
      await start('sweep', (deps) => sweepInFlight(deps))
      await steps(100_000)
      if (messages.length === 0 && trips().every(({ record }) => !isInFlightState(record.state))) return
    }
    const flying = trips().filter(({ record }) => isInFlightState(record.state))
    throw new Error(
      `never at rest: ${flying.map(({ record, work: on }) => `${record.id} ${record.state} since ${on?.since}`)}, ${messages.length} messages`,
    )
  }

  function trips() {
    return [...table.items()].filter(({ sk }) => sk === 'ITINERARY').map((item) => storedItinerary(item))
  }

  /** What holds at the end: full histories, true prices, holds that end, and no room lost when all is cancelled. */
  async function lastLook() {
    const agency = await agencyStoreOfTests.agency(people.naledi.agencyId)
    if (agency === undefined) throw new Error('no agency')
    const states: Record<string, number> = {}
    for (const { record } of trips()) {
      states[record.state] = (states[record.state] ?? 0) + 1
      const { finance, costs, margins, deposits } = repriced(record, tripContext(agency))
      const isTrue =
        JSON.stringify([finance, costs, margins, deposits]) ===
        JSON.stringify([record.finance, record.costs, record.margins, record.deposits])
      if (!isTrue) throw new Error(`${record.id}: its figures are not those of what it holds`)
    }
    const histories = new Map<string, number>()
    for (const { pk, sk } of table.items())
      if (String(sk).startsWith('HISTORY#')) histories.set(String(pk), (histories.get(String(pk)) ?? 0) + 1)
    for (const item of table.items()) {
      if (item.sk === 'ITINERARY' && histories.get(String(item.pk)) !== item.version)
        throw new Error(`${item.pk}: history is not complete`)
    }
    time += 40 * 86_400_000
    for (let round = 0; round < 3; round++) {
      await start('refresh all', async (deps) => {
        for (const { record } of trips().filter(({ record: { state } }) => state === 'unknown')) {
          const call = {
            params: {},
            query: {},
            body: { itineraryId: record.id },
            principal: people.naledi,
            event: { headers: {} },
            requestId: 'end',
          }
          await refreshQuote.run(call as never, deps as never)
        }
        await expireHolds(deps)
      })
      await steps(100_000)
    }
    for (const item of table.items()) {
      if (item.sk !== 'BOOKING') continue
      const booking = bookingIn(item)
      const trip = trips().find(({ record }) => record.id === booking.itineraryId)
      const isKept =
        trip?.record.bookingReference === booking.reference &&
        ['confirm_requested', 'confirmed', 'quote'].includes(trip.record.state)
      const isOver = booking.status === 'Canc' || booking.status === 'QuoteOld'
      if (!isOver && !isKept)
        throw new Error(`${booking.reference} is ${booking.status}, its trip ${trip?.record.state}`)
    }
    for (const { record } of trips()) {
      if (record.state !== 'cancelled') await ask('cancel', { use: cancelBooking, body: { itineraryId: record.id } })
      await steps(100_000)
    }
    if (laws.roomsTaken() !== 0) throw new Error(`${laws.roomsTaken()} rooms are lost`)
    const left = trips().filter(({ record }) => record.state !== 'cancelled')
    if (left.length > 0) throw new Error(`${left[0]?.record.id} cannot be cancelled: ${left[0]?.record.state}`)
    return states
  }
}
