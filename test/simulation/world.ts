import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../../functions/data/clients/client-store'
import { renamingStore } from '../../functions/data/clients/renamings'
import { bookingStore } from '../../functions/data/itineraries/booking-store'
import { holdReminders } from '../../functions/data/itineraries/hold-reminders'
import { itineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { problemNotices } from '../../functions/data/itineraries/problem-notices'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { mailStops } from '../../functions/data/mail/mail-stops'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { sandboxStore } from '../../functions/data/payments/payment-sandbox-store'
import { paymentStore } from '../../functions/data/payments/payment-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { knownDevices } from '../../functions/data/people/known-devices'
import { calendarStore } from '../../functions/data/rates/calendar-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { answerStore } from '../../functions/data/table/idempotency'
import type { Item, Table } from '../../functions/data/table/table-access'
import { refunds } from '../../functions/itineraries/work/refunds'
import type { PaymentProvider } from '../../functions/payments/providers/payment-provider'
import { clockAt } from '../../functions/runtime/clock'
import { embeddedSystem } from '../../functions/suppliers/embedded-system'
import { remoteSystem } from '../../functions/suppliers/remote-system'
import { memoryTable } from '../support/memory-table'
import { openCamp } from '../support/open-camp'
import { agenciesWith, ratesOfTests } from '../support/trip-world'
import { bankOf } from './bank'
import { putClients } from './clients'
import { countedIds } from './counted-ids'
import { type Laws, lawsOf } from './laws'
import { mailboxOf } from './mailbox'
import { postOfficeOf } from './post-office'
import type { Random } from './random'
import { remoteSupplierOf } from './remote-supplier'
import { storedClient, storedTrip } from './stored'
import { inTurnOf, type Process, type Turns, tableOf } from './turns'
import { wordsOf } from './words'

export const camps = ['ALPHA', 'BRAVO'] as const
/**
 * A camp that has to be asked for its rooms: on some days it may have them, on the others it says
 * so when it is asked.
 */
export const askedCamp = 'CHARLIE'

/** Rooms of each camp by day of the month. */
export const roomsOn = (day: number): number => 1 + (day % 2)
const askedOn = (day: number): number => (day % 3 === 0 ? -1 : -2)

/** Puts something wrong between the product and its table, to see that the laws notice. */
export type Spoil = (table: Table) => Table

interface Surroundings {
  readonly random: Random
  readonly turns: Turns
  readonly spoil: Spoil
  /** Rooms are an agency's own system's, not ours. */
  readonly isRemote: boolean
}

/**
 * A small inventory with all that acts on it: table, bank, post office, supplier, queues, and the
 * collaborators of every process.
 */
export async function simulatedWorld({ random, turns, spoil, isRemote }: Surroundings) {
  const table = memoryTable()
  const spoiled = spoil(table)
  let time = Date.parse('2026-11-20T08:00:00.000Z')
  const clock = clockAt(() => new Date(time))
  const makeId = countedIds()
  const agencies = agenciesOf(random)
  const bank = bankOf({ random, clock })
  const words = wordsOf()
  const post = postOfficeOf()
  const [letters, news, receipts] = [postOfficeOf(), postOfficeOf(), postOfficeOf()]
  const supplier = remoteSupplierOf({ random, turns, clock, camps, askedCamp, roomsOn })
  const laws: Laws = lawsOf({ table, bank, words, post, letters, news, supplier, clock, isRemote })
  const mailbox = mailboxOf({ random, turns })
  const trips = new Map<string, Item>()
  const clients = new Map<string, Item>()
  table.watch((before, after) => {
    if (before?.sk === 'ITINERARY' && after === undefined) trips.delete(String(before.id))
    if (after?.sk === 'ITINERARY') trips.set(String(after.id), after)
    if (after?.sk === 'CLIENT' && after.id !== undefined) clients.set(String(after.id), after)
  })
  for (const camp of camps)
    await openCamp(table, camp, { free: roomsOn, months: ['2027-06', '2027-07'] })
  await openCamp(table, askedCamp, { free: askedOn, months: ['2027-06', '2027-07'] })
  await putClients(table)
  laws.check()

  const depsOf = (process: Process) => {
    const over = tableOf(spoiled, process)
    const itineraries = itineraryStore(over, noPause)
    const provider = bankAsSeen(bank.provider, process)
    const paymentQueue = mailbox.queueOf('payment', process)
    const common = {
      itineraries,
      answers: answerStore(over),
      agencies,
      exchange: ratesOfTests,
      accounts: { makeLink: async () => undefined },
      portal: {
        login: async () => undefined,
        open: async () => undefined,
        makeLink: async () => ({ token: 'link', code: undefined }),
      },
      clock,
      makeId,
      zaps: { send: async () => undefined },
      clients: clientStore(over),
      payments: paymentStore(over, noPause),
    }
    const [mailer, mailQueue] = [post.mailerOf(process), mailbox.queueOf('mail', process)]
    const messages = messageStore(over)
    const payment = {
      ...common,
      queue: paymentQueue,
      sandbox: sandboxStore(over),
      mails: sentMailStore(over),
      providers: { current: provider, byName: () => provider },
      mailer,
      webAddress: 'https://tembea.example',
    }
    const embedded = () => {
      const [rooms, calendars, bookings] = [
        roomStore(over),
        calendarStore(over),
        bookingStore(over),
      ]
      return embeddedSystem({ rooms, calendars, bookings, itineraries, clock })
    }
    const remote = () => {
      const address = {
        baseUrl: 'https://supplier.example',
        secret: async () => 'secret',
        send: supplier.sendOf(process),
      }
      return remoteSystem({ ...address, itineraries, clock, wait: noPause })
    }
    const trip = {
      ...common,
      mailQueue,
      messages,
      saved: savedItineraryStore(over),
      camps: { campFacts: async () => undefined },
      rooms: { info: async () => undefined, roomTypes: async () => [] },
      suppliers: isRemote ? remote() : embedded(),
      queue: mailbox.queueOf('itinerary', process),
      refunds: refunds(paymentQueue),
    }
    const talk = {
      ...common,
      messages,
      outbox: outboxStore(over),
      mails: sentMailStore(over),
      stops: mailStops(over),
      attempts: attemptStore(over),
      audit: auditStore(over),
      devices: knownDevices(over),
      queue: mailQueue,
      mailer: letters.mailerOf(process),
      renamings: renamingStore(over),
      webAddress: 'https://tembea.example',
      consultant: 'consultants@tembea.example',
      replies: replyStore(over),
    }
    const told = {
      ...common,
      notices: problemNotices(over),
      holds: holdReminders(over),
      mailer: news.mailerOf(process),
      webAddress: 'https://tembea.example',
    }
    const paid = { ...payment, mailer: receipts.mailerOf(process) }
    return { trip, payment, paid, talk, news: told }
  }
  return {
    table,
    clock,
    bank,
    laws,
    mailbox,
    words,
    post,
    letters,
    supplier,
    isRemote,
    pass: (milliseconds: number) => {
      time += milliseconds
      turns.pass(milliseconds)
    },
    /** Something begins to run; it goes on step by step. */
    start: (
      name: string,
      work: (deps: ReturnType<typeof depsOf>, process: Process) => Promise<unknown>,
    ) =>
      turns.start(name, async (process) => {
        await work(depsOf(process), process)
      }),
    /** Bookings that anybody might name. */
    bookingReferences: () =>
      isRemote
        ? supplier.books.bookings.map(({ reference }) => reference)
        : [...laws.bookingReferences()],
    clients: () => [...clients.values()].map((item) => storedClient(item)),
    trips: () => [...trips.values()].map((item) => storedTrip(item)),
  }
}
export type SimulatedWorld = Awaited<ReturnType<typeof simulatedWorld>>
export type SimulatedDeps = Parameters<Parameters<SimulatedWorld['start']>[1]>[0]

const noPause = async () => undefined

/** The bank as a process reaches it. */
function bankAsSeen(provider: PaymentProvider, process: Process): PaymentProvider {
  const failure = () => new AppError('payment.unavailable')
  const called = <T>(what: string, work: () => Promise<T>) =>
    inTurnOf(process, { what, failure }, work)
  return {
    name: provider.name,
    create: (...given) => called('bank create', () => provider.create(...given)),
    confirm: (...given) => called('bank confirm', () => provider.confirm(...given)),
    close: (...given) => called('bank close', () => provider.close(...given)),
    refund: (...given) => called('bank refund', () => provider.refund(...given)),
    parseWebhook: (...given) => provider.parseWebhook(...given),
  }
}

/**
 * Agencies whose agents may write off what is missing of a payment, up to 100.00, and ask for a
 * planning fee; whether that and service fees go back is each seed's.
 */
function agenciesOf(random: Random) {
  const settings = {
    writeOffLimit: 100_00,
    planningFee: 250_00,
    returnsPlanningFees: random.chance(0.5),
    returnsServiceFees: random.chance(0.5),
  }
  return agenciesWith(() => settings)
}
