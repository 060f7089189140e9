import * as z from 'zod/mini'
import { type AgentPrincipal, agentPrincipalSchema } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import { type ItineraryAnswer, itineraryAnswer } from '#shared/api/itinerary-shapes'
import { calendarDate } from '#shared/dates/calendar-date'
import { agencyIdSchema, idFrom } from '#shared/ids/ids'
import type { Zap } from '../../functions/audit/zap-sender'
import { checkClientEmail } from '../../functions/clients/routes/check-client-email'
import { countClients } from '../../functions/clients/routes/count-clients'
import { createClient } from '../../functions/clients/routes/create-client'
import { getClient } from '../../functions/clients/routes/get-client'
import { listClients } from '../../functions/clients/routes/list-clients'
import { patchClient } from '../../functions/clients/routes/patch-client'
import type { PublishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import type { ClientStore } from '../../functions/data/clients/client-store'
import type { MessageStore } from '../../functions/data/itineraries/message-store'
import type { SavedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import type { ClientLine } from '../../functions/data/lists/client-lines'
import type { ListReader } from '../../functions/data/lists/list-reader'
import type { TripLine } from '../../functions/data/lists/trip-lines'
import type { PaymentStore } from '../../functions/data/payments/payment-store'
import {
  type AgencyRecord,
  agencyRecord,
  agentRecord,
} from '../../functions/data/people/agency-records'
import type { AgencyStore } from '../../functions/data/people/agency-store'
import type { DaysRates } from '../../functions/data/rates/exchange-store'
import type { RoomStore } from '../../functions/data/rates/room-store'
import type { CampFinder } from '../../functions/itineraries/create/camp-facts'
import { itineraryDeadLetter } from '../../functions/itineraries/jobs/itinerary-dead-letter'
import { itineraryWorker } from '../../functions/itineraries/jobs/itinerary-worker'
import type { SweepDeps } from '../../functions/itineraries/jobs/sweep-in-flight'
import { addAccommodationDays } from '../../functions/itineraries/routes/add-accommodation-days'
import { addAccommodationToStartEnd } from '../../functions/itineraries/routes/add-accommodation-to-start-end'
import { answerRequest } from '../../functions/itineraries/routes/answer-request'
import { cancelBooking } from '../../functions/itineraries/routes/cancel-booking'
import { changeCurrency } from '../../functions/itineraries/routes/change-currency'
import { confirmQuote } from '../../functions/itineraries/routes/confirm-quote'
import { countItineraries } from '../../functions/itineraries/routes/count-itineraries'
import { createItinerary } from '../../functions/itineraries/routes/create-itinerary'
import { createSavedItinerary } from '../../functions/itineraries/routes/create-saved-itinerary'
import { createSavedItineraryFromItinerary } from '../../functions/itineraries/routes/create-saved-itinerary-from-itinerary'
import { deleteSavedItinerary } from '../../functions/itineraries/routes/delete-saved-itinerary'
import { duplicateTrip } from '../../functions/itineraries/routes/duplicate-trip'
import { getHold } from '../../functions/itineraries/routes/get-hold'
import { getItinerary } from '../../functions/itineraries/routes/get-itinerary'
import { getItineraryCsv } from '../../functions/itineraries/routes/get-itinerary-csv'
import { getItineraryFrom } from '../../functions/itineraries/routes/get-itinerary-from'
import { getItineraryHistory } from '../../functions/itineraries/routes/get-itinerary-history'
import { getQuote } from '../../functions/itineraries/routes/get-quote'
import { getSavedAvailability } from '../../functions/itineraries/routes/get-saved-availability'
import { getSavedItineraries } from '../../functions/itineraries/routes/get-saved-itineraries'
import { getSavedItinerary } from '../../functions/itineraries/routes/get-saved-itinerary'
import { getSavedQuote } from '../../functions/itineraries/routes/get-saved-quote'
import { importBooking } from '../../functions/itineraries/routes/import-booking'
import { listCostChanges } from '../../functions/itineraries/routes/list-cost-changes'
import { listItineraries } from '../../functions/itineraries/routes/list-itineraries'
import { listItineraryParties } from '../../functions/itineraries/routes/list-itinerary-parties'
import { listSavedItineraries } from '../../functions/itineraries/routes/list-saved-itineraries'
import { listTripActivities } from '../../functions/itineraries/routes/list-trip-activities'
import { listTripCampInfo } from '../../functions/itineraries/routes/list-trip-camp-info'
import { listTripVersions } from '../../functions/itineraries/routes/list-trip-versions'
import { patchItinerary } from '../../functions/itineraries/routes/patch-itinerary'
import { patchSavedItinerary } from '../../functions/itineraries/routes/patch-saved-itinerary'
import { refreshQuote } from '../../functions/itineraries/routes/refresh-quote'
import { requestConfirmation } from '../../functions/itineraries/routes/request-confirmation'
import { restoreItinerary } from '../../functions/itineraries/routes/restore-itinerary'
import { sendConsultantEmail } from '../../functions/itineraries/routes/send-consultant-email'
import { swapAccommodation } from '../../functions/itineraries/routes/swap-accommodation'
import { totalItineraries } from '../../functions/itineraries/routes/total-itineraries'
import { updateRequote } from '../../functions/itineraries/routes/update-requote'
import type { TripDeps } from '../../functions/itineraries/view/trip-deps'
import type { Refunds } from '../../functions/itineraries/work/refunds'
import type { WorkDeps } from '../../functions/itineraries/work/work-deps'
import type { MailWish } from '../../functions/mail/mail-limits'
import type { Mail, Mailer } from '../../functions/mail/mailer'
import { cancelPartyGroup } from '../../functions/party-groups/routes/cancel-party-group'
import { createPartyGroup } from '../../functions/party-groups/routes/create-party-group'
import { deletePartyGroup } from '../../functions/party-groups/routes/delete-party-group'
import { listPartyGroups } from '../../functions/party-groups/routes/list-party-groups'
import { patchPartyGroup } from '../../functions/party-groups/routes/patch-party-group'
import { type Clock, clockAt } from '../../functions/runtime/clock'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Queue } from '../../functions/runtime/queue'
import type { QueueHandler } from '../../functions/runtime/queue-handler'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import type { SupplierSystem } from '../../functions/suppliers/supplier-system'
import { createTraveler } from '../../functions/travelers/routes/create-traveler'
import { deleteTraveler } from '../../functions/travelers/routes/delete-traveler'
import { listTravelers } from '../../functions/travelers/routes/list-travelers'
import { patchTraveler } from '../../functions/travelers/routes/patch-traveler'
import { callLambda, type TestRequest } from './http-event'

/** Every route of clients and itineraries by its address. */
const allUseCases = {
  'POST /api/Itineraries': createItinerary,
  'GET /api/Itineraries/{id}': getItinerary,
  'PATCH /api/Itineraries/{id}': patchItinerary,
  'GET /api/Itineraries': listItineraries,
  'GET /api/Itineraries/count': countItineraries,
  'GET /api/Itineraries/totals': totalItineraries,
  'GET /api/Itineraries/{id}/history': getItineraryHistory,
  'POST /api/WindowAPIs/GetQuote': getQuote,
  'POST /api/WindowAPIs/GetHold': getHold,
  'POST /api/WindowAPIs/ConfirmQuote': confirmQuote,
  'POST /api/WindowAPIs/RequestConfirmation': requestConfirmation,
  'POST /api/WindowAPIs/AnswerRequest': answerRequest,
  'POST /api/WindowAPIs/CancelBooking': cancelBooking,
  'POST /api/WindowAPIs/RefreshQuote': refreshQuote,
  'POST /api/Itineraries/update-requote': updateRequote,
  'POST /api/WindowAPIs/swapAccommodation': swapAccommodation,
  'POST /api/WindowAPIs/addAccommodationDays': addAccommodationDays,
  'POST /api/WindowAPIs/addAccommodationToStartEnd': addAccommodationToStartEnd,
  'POST /api/ItineraryHistory/{id}/restore': restoreItinerary,
  'POST /api/Itineraries/{id}/change-currency': changeCurrency,
  'POST /api/WindowAPIs/ImportBooking': importBooking,
  'POST /api/WindowAPIs/sendConsultantEmail': sendConsultantEmail,
  'GET /api/Itineraries/{id}/cost-changes': listCostChanges,
  'GET /api/Itineraries/{id}/csv': getItineraryCsv,
  'GET /api/Itineraries/{id}/parties': listItineraryParties,
  'GET /api/Itineraries/{id}/versions': listTripVersions,
  'POST /api/Itineraries/{id}/versions': duplicateTrip,
  'GET /api/Itineraries/{id}/camp-info': listTripCampInfo,
  'GET /api/Travelers': listTravelers,
  'POST /api/Travelers': createTraveler,
  'PATCH /api/Travelers/{id}': patchTraveler,
  'DELETE /api/Travelers/{id}': deleteTraveler,
  'GET /api/PartyGroups': listPartyGroups,
  'POST /api/PartyGroups': createPartyGroup,
  'POST /api/PartyGroups/{id}/cancel': cancelPartyGroup,
  'PATCH /api/PartyGroups/{id}': patchPartyGroup,
  'DELETE /api/PartyGroups/{id}': deletePartyGroup,
  'GET /api/Itineraries/{id}/activities': listTripActivities,
  'GET /api/SavedItineraries': listSavedItineraries,
  'GET /api/SavedItineraries/getSavedItineraries': getSavedItineraries,
  'GET /api/SavedItineraries/{id}': getSavedItinerary,
  'POST /api/SavedItineraries': createSavedItinerary,
  'PATCH /api/SavedItineraries/{id}': patchSavedItinerary,
  'DELETE /api/SavedItineraries/{id}': deleteSavedItinerary,
  'POST /api/SavedItineraries/getQuote': getSavedQuote,
  'POST /api/SavedItineraries/createSavedItineraryFromItinerary': createSavedItineraryFromItinerary,
  'POST /api/SavedItineraries/getItineraryFrom': getItineraryFrom,
  'POST /api/SavedItineraries/getAvailability': getSavedAvailability,
  'POST /api/Clients': createClient,
  'GET /api/Clients/{id}': getClient,
  'PATCH /api/Clients/{id}': patchClient,
  'GET /api/Clients': listClients,
  'GET /api/Clients/count': countClients,
  'POST /api/Clients/check-email': checkClientEmail,
} as const
export type CalledRoute = keyof typeof allUseCases

/** Stores that a world stands on: in memory, or in a table of an engine. */
export type WorldStores = Pick<TripDeps, 'itineraries' | 'answers'> & {
  readonly clients: ClientStore
  readonly clientList: ListReader<ClientLine>
  readonly tripList: ListReader<TripLine>
  readonly payments: Pick<PaymentStore, 'find'>
}

export interface World {
  readonly stores: WorldStores
  /** Calls a route as somebody, through the very handler. */
  call(
    who: Person,
    address: CalledRoute,
    request?: Omit<TestRequest, 'headers' | 'method' | 'path'> & {
      readonly version?: number
      readonly key?: string
    },
  ): Promise<{ status: number; body: unknown; headers: Record<string, unknown>; text: string }>
  /** Messages that no worker has taken yet. */
  readonly messages: string[]
  /**
   * Delivers all messages as the queue does; those that fail stay, and after `maxReceives` go to
   * the dead letters.
   */
  work(options?: { readonly maxReceives?: number }): Promise<void>
  readonly zaps: Zap[]
  readonly mails: Mail[]
  /** Messages whose mails are asked for. */
  readonly mailQueued: object[]
  readonly deps: WorkDeps & SweepDeps & Basics & { readonly mailer: Mailer }
  /** Moves the clock. */
  pass(milliseconds: number): void
  now(): Date
}
export type Person = keyof typeof people

const principal = (
  agentId: string,
  more: Partial<Record<keyof AgentPrincipal, unknown>> = {},
): AgentPrincipal =>
  agentPrincipalSchema.parse({
    kind: 'agent',
    agencyId: 'agy_marula',
    agentId,
    agencyCode: 'MAR001',
    isAgencyAdmin: false,
    capabilities: [],
    flags: [],
    ...more,
  })

/** An agent, a colleague, the lead agent of the same agency, and an agent of another one. */
export const people = {
  naledi: principal('agt_naledi'),
  kagiso: principal('agt_kagiso'),
  thabo: principal('agt_thabo', { isAgencyAdmin: true }),
  imani: principal('agt_imani', { agencyId: 'agy_baobab', agencyCode: 'BAO002' }),
} as const

const agency = (id: string, agencyCode: string, model: 'net' | 'rack') =>
  agencyRecord.parse({
    id,
    agencyCode,
    model,
    name: id === 'agy_marula' ? 'Marula Journeys' : 'Baobab & Beyond',
    admins: ['agt_thabo'],
    currency: 'USD',
    pricingSettings: { landRate: 20, airRate: 20 },
    featureFlags: [],
  })
const agencies = [agency('agy_marula', 'MAR001', 'net'), agency('agy_baobab', 'BAO002', 'rack')]
const names = {
  naledi: 'Naledi Mokoena',
  kagiso: 'Kagiso Molefe',
  thabo: 'Thabo Dlamini',
  imani: 'Imani Njoroge',
}
const agents = Object.entries(people).map(([person, { agentId, agencyId }]) => {
  const [firstName, lastName] = names[person as Person].split(' ')
  return agentRecord.parse({
    id: agentId,
    agencyId,
    email: `${person}@example.com`,
    firstName,
    lastName,
    capabilities: [],
  })
})

/** Frozen, since files that run in one process share it. */
export const agencyStoreOfTests: AgencyStore = Object.freeze({
  agency: async (id: string) => agencies.find((one) => one.id === id),
  agent: async (agencyId: string, id: string) =>
    agents.find((one) => one.agencyId === agencyId && one.id === id),
  login: async () => undefined,
})

/** The same with settings that an agency has made; asked for at each reading, so they may change. */
export const agenciesWith = (settings: () => Partial<AgencyRecord>): AgencyStore => ({
  ...agencyStoreOfTests,
  agency: async (id) => {
    const agency = await agencyStoreOfTests.agency(id)
    return agency && { ...agency, ...settings() }
  },
})

export const ratesOfTests: DaysRates = {
  newest: async () => ({
    date: calendarDate('2026-11-19'),
    base: 'USD',
    rates: { USD: '1', ZAR: '18.0', EUR: '0.92', KES: '129.5', JPY: '154.2' },
    source: 'embedded',
  }),
}

const notAsked = () => Promise.reject(new Error('This supplier system only quotes'))

/** A supplier system that knows one price and books nothing, unless a test gives its own. */
export const plainSuppliers: SupplierSystem = {
  hold: notAsked,
  confirm: notAsked,
  cancel: notAsked,
  importBooking: notAsked,
  noteAnswer: notAsked,
  refresh: async () => ({ status: 'Quote' }),
  quote: async ({ stays }) => ({
    stays: stays.map(({ segmentId }) => ({
      segmentId,
      costAmount: '90000.00',
      rspAmount: '120000.00',
      currency: 'ZAR',
      availability: 3,
      inventoryStatus: 'Draft' as const,
      problems: [],
    })),
  }),
}

const noRefunds: Refunds = { owed: async () => undefined }

interface WorldParts {
  /** Made with the world's clock. */
  readonly suppliers?: SupplierSystem | ((clock: Clock) => SupplierSystem)
  readonly refunds?: Refunds
  readonly exchange?: DaysRates
  readonly queue?: Queue
  /** What only a table and a published catalogue have. */
  readonly saved?: SavedItineraryStore
  readonly catalogue?: PublishedCatalogue
  readonly messages?: MessageStore
  readonly agencies?: AgencyStore
  /** Camps that the catalogue knows; without it the catalogue cannot be read. */
  readonly camps?: CampFinder
  /** Room types; without them, the catalogue knows none. */
  readonly rooms?: Pick<RoomStore, 'roomTypes' | 'info'>
}

/** Counts on over all worlds of a test file, which may share a table. */
let ids = 0

/** Everything that the trips need, with what a test gives in place of the usual. */
export function tripWorld(
  stores: WorldStores,
  {
    suppliers = plainSuppliers,
    exchange = ratesOfTests,
    queue: given,
    refunds = noRefunds,
    ...more
  }: WorldParts = {},
): World {
  let time = Date.parse('2026-11-20T08:00:00.000Z')
  const clock = clockAt(() => new Date(time))
  const makeId: Basics['makeId'] = (kind) => {
    ids += 1
    return idFrom(
      kind,
      Uint8Array.from({ length: 16 }, (_, at) => Math.floor(ids / 32 ** (15 - at)) % 32),
    )
  }
  const messages: string[] = []
  const zaps: Zap[] = []
  const mails: Mail[] = []
  const mailQueued: object[] = []
  const deps = {
    ...stores,
    agencies: agencyStoreOfTests,
    accounts: { makeLink: async () => undefined },
    exchange,
    suppliers: typeof suppliers === 'function' ? suppliers(clock) : suppliers,
    refunds,
    clock,
    makeId,
    rooms: { info: async () => undefined, roomTypes: async () => [] },
    camps: { campFacts: async () => undefined },
    messages: { newest: async () => [] },
    limits: { count: async <T>(_wish: MailWish, run: () => Promise<T>) => run() },
    queue: given ?? {
      send: async (message: object) => void messages.push(JSON.stringify(message)),
    },
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    zaps: { send: async (zap: Zap) => void zaps.push(zap) },
    mailQueue: { send: async (message: object) => void mailQueued.push(message) },
    ...more,
  }
  const lambdaOf = <R extends Route, Deps>(useCase: UseCase<R, Deps>, who: Person) =>
    httpLambda(useCase, {
      deps: () => deps as unknown as Omit<Deps, keyof Basics>, // has all that any of the routes needs
      authenticate: async () => people[who],
      clock,
      makeId,
    })
  const call: World['call'] = async (who, address, { version, key, ...request } = {}) => {
    const headers = {
      authorization: 'token',
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const useCase: UseCase<Route, never> = allUseCases[address] as never // each is called with the same collaborators
    const { method, path } = useCase.route
    const answer = await callLambda(lambdaOf(useCase, who), { method, path, ...request, headers })
    return { ...answer, text: JSON.stringify(answer.body) }
  }
  return {
    stores,
    call,
    messages,
    zaps,
    mails,
    mailQueued,
    deps,
    async work({ maxReceives = 3 } = {}) {
      await deliver({
        messages,
        handler: itineraryWorker(() => deps),
        dead: itineraryDeadLetter(() => deps),
        maxReceives,
      })
    },
    pass: (milliseconds) => {
      time += milliseconds
    },
    now: () => new Date(time),
  }
}

interface Delivery {
  readonly messages: string[]
  readonly handler: QueueHandler
  readonly dead: QueueHandler
  readonly maxReceives: number
}

async function deliver({ messages, handler, dead, maxReceives }: Delivery): Promise<void> {
  for (const body of messages.splice(0)) {
    let failed = true
    for (let receive = 1; failed && receive <= maxReceives; receive++)
      failed = await fails(handler, body, receive)
    if (failed && (await fails(dead, body, 1))) messages.push(body)
  }
}

async function fails(handler: QueueHandler, body: string, receive: number): Promise<boolean> {
  const { batchItemFailures } = await handler({ Records: [sqsRecord(body, receive)] })
  return batchItemFailures.length > 0
}

export const sqsRecord = (body: string, receive = 1) => ({
  messageId: 'message-1',
  receiptHandle: 'receipt',
  body,
  attributes: {
    ApproximateReceiveCount: String(receive),
    SentTimestamp: '0',
    SenderId: 'test',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:itinerary',
  awsRegion: 'us-east-1',
})

/** What a builder sends (2 §7.1), with what a test names instead. */
export function tripBody({
  itinerary = {},
  ...named
}: Record<string, unknown> & { itinerary?: object } = {}) {
  return {
    name: 'South Africa Adventure',
    startDate: '2027-07-01',
    endDate: '2027-07-04',
    ...named,
    itinerary: {
      adults: 2,
      children: 0,
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      segments: [zuluStay()],
      ...itinerary,
    },
  }
}

export const zuluStay = (named: object = {}) => ({
  type: 'stay',
  supplierCode: 'ZULU',
  startDate: '2027-07-01',
  endDate: '2027-07-04',
  rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 0 }],
  ...named,
})

export const marula = agencyIdSchema.parse('agy_marula')

type Answered = Awaited<ReturnType<World['call']>>

/** The itinerary of an answer that has to be good. */
export function tripOf({ status, body, text }: Answered): ItineraryAnswer {
  if (status >= 300) throw new Error(`${status}: ${text}`)
  return itineraryAnswer.parse(body)
}

/** Code and details of an answer that has to be a refusal. */
export function refusalOf({ status, body }: Answered) {
  return { status, ...refusal.parse(body).error }
}
const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z._default(z.record(z.string(), z.unknown()), {}),
  }),
})

/** Names of the fields that an answer refuses. */
export const fieldsOf = (answer: Answered): string[] =>
  z
    .array(z.object({ field: z.string() }))
    .parse(refusalOf(answer).details.fields)
    .map(({ field }) => field)

/** A stored estimate of an agent. */
export async function anEstimate(world: World, who: Person = 'naledi', body: object = tripBody()) {
  return tripOf(await world.call(who, 'POST /api/Itineraries', { body }))
}

/** A quote of an agent. */
export async function aQuote(world: World, who: Person = 'naledi', body: object = tripBody()) {
  const { id } = await anEstimate(world, who, body)
  await world.call(who, 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
  await world.work()
  return tripOf(await world.call(who, 'GET /api/Itineraries/{id}', { params: { id } }))
}
