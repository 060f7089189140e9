import { AppError } from '#shared/errors/app-error'
import { idFrom } from '#shared/ids/ids'
import { bookingStore } from '../../functions/data/booking-store'
import { calendarStore } from '../../functions/data/calendar-store'
import { answerStore } from '../../functions/data/idempotency'
import { itineraryStore } from '../../functions/data/itinerary-store'
import { paymentStore } from '../../functions/data/payment-store'
import { roomStore } from '../../functions/data/room-store'
import type { Table } from '../../functions/data/table-access'
import type { Refunds } from '../../functions/itineraries/refunds'
import type { PaymentProvider } from '../../functions/payments/payment-provider'
import { refundTrip } from '../../functions/payments/refund-trip'
import { clockAt } from '../../functions/runtime/clock'
import type { MakeId } from '../../functions/runtime/make-id'
import { embeddedSystem } from '../../functions/suppliers/embedded-system'
import { type MemoryTable, memoryTable } from '../support/memory-table'
import { openCamp } from '../support/open-camp'
import { agencyStoreOfTests, ratesOfTests } from '../support/trip-world'
import { bankOf } from './bank'
import { type Laws, lawsOf } from './laws'
import { mailboxOf } from './mailbox'
import type { Random } from './random'
import { storedTrip } from './stored'
import { inTurnOf, type Process, type Turns, tableOf } from './turns'

export const camps = ['ALPHA', 'BRAVO'] as const

/** Puts something wrong between the product and its table, to see that the laws notice. */
export type Spoil = (table: Table) => Table

interface Surroundings {
  readonly random: Random
  readonly turns: Turns
  readonly spoil: Spoil
}

/** A small inventory with all that acts on it: table, bank, queues and the collaborators of every process. */
export async function simulatedWorld({ random, turns, spoil }: Surroundings) {
  const table = memoryTable()
  const spoiled = spoil(table)
  let time = Date.parse('2026-11-20T08:00:00.000Z')
  const clock = clockAt(() => new Date(time))
  const makeId = countedIds()
  const bank = bankOf({ random, clock })
  const laws: Laws = lawsOf(table, bank)
  const mailbox = mailboxOf({ random, turns })
  for (const camp of camps) await openCamp(table, camp, { free: (day) => 1 + (day % 2), months: ['2027-07'] })
  laws.check()

  const depsOf = (process: Process) => {
    const over = tableOf(spoiled, process)
    const itineraries = itineraryStore(over, noPause)
    const [rooms, calendars, bookings] = [roomStore(over), calendarStore(over), bookingStore(over)]
    const provider = bankAsSeen(bank.provider, process)
    const common = {
      ...{ itineraries, answers: answerStore(over), agencies: agencyStoreOfTests, exchange: ratesOfTests },
      ...{ clock, makeId, zaps: { send: async () => undefined } },
    }
    const payment = {
      ...{ ...common, payments: paymentStore(over, noPause), queue: mailbox.queueOf('payment', process) },
      providers: { current: provider, byName: () => provider },
    }
    const refunds: Refunds = {
      owed: async ({ record: { agencyId, id: itineraryId, payments } }, asking) => {
        if (payments.length > 0) await refundTrip({ agencyId, itineraryId, ...asking }, payment)
      },
    }
    const trip = {
      ...common,
      clients: { get: async () => undefined },
      camps: { campFacts: async () => new Map() },
      suppliers: embeddedSystem({ rooms, calendars, bookings, itineraries, clock }),
      queue: mailbox.queueOf('itinerary', process),
      refunds,
    }
    return { trip, payment }
  }
  return {
    ...{ table, clock, bank, laws, mailbox },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** Something begins to run; it goes on step by step. */
    start: (name: string, work: (deps: ReturnType<typeof depsOf>, process: Process) => Promise<unknown>) =>
      turns.start(name, async (process) => {
        await work(depsOf(process), process)
      }),
    trips: () => tripsIn(table),
  }
}
export type SimulatedWorld = Awaited<ReturnType<typeof simulatedWorld>>

const tripsIn = (table: MemoryTable) =>
  [...table.items()].filter(({ sk }) => sk === 'ITINERARY').map((item) => storedTrip(item))

const noPause = async () => undefined

/** 1, 2, 3 … as ids. */
function countedIds(): MakeId {
  let made = 0
  return (kind) => {
    made += 1
    const digits = new Uint8Array(16)
    for (let [at, rest] = [15, made]; rest > 0; at--, rest = Math.floor(rest / 32)) digits[at] = rest % 32
    return idFrom(kind, digits)
  }
}

/** The bank as a process reaches it. */
function bankAsSeen(provider: PaymentProvider, process: Process): PaymentProvider {
  const failure = () => new AppError('payment.unavailable')
  const called = <T>(what: string, work: () => Promise<T>) => inTurnOf(process, { what, failure }, work)
  return {
    name: provider.name,
    create: (...given) => called('bank create', () => provider.create(...given)),
    confirm: (...given) => called('bank confirm', () => provider.confirm(...given)),
    close: (...given) => called('bank close', () => provider.close(...given)),
    refund: (...given) => called('bank refund', () => provider.refund(...given)),
    parseWebhook: (...given) => provider.parseWebhook(...given),
  }
}
