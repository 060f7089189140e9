import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { clientPrincipalSchema, type Principal } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { ItineraryState } from '#shared/itinerary/states'
import { createCalendarFeed } from '../../functions/calendar/routes/create-calendar-feed'
import { getCalendarFeed } from '../../functions/calendar/routes/get-calendar-feed'
import { listCalendarEntries } from '../../functions/calendar/routes/list-calendar-entries'
import { removeCalendarFeed } from '../../functions/calendar/routes/remove-calendar-feed'
import { showCalendarFeed } from '../../functions/calendar/routes/show-calendar-feed'
import { clientListMakers } from '../../functions/clients/client-list'
import { getDashboard } from '../../functions/dashboard/routes/get-dashboard'
import { clientRecord } from '../../functions/data/clients/client-records'
import { endingHolds } from '../../functions/data/itineraries/ending-holds'
import { itinerariesIn } from '../../functions/data/itineraries/itinerary-reads'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { paymentLinkStore } from '../../functions/data/payments/payment-links'
import { sandboxStore } from '../../functions/data/payments/payment-sandbox-store'
import { paymentStore } from '../../functions/data/payments/payment-store'
import { paymentTasks } from '../../functions/data/payments/payment-tasks'
import { strayRefundList } from '../../functions/data/payments/stray-refunds'
import { agentStore } from '../../functions/data/people/agent-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { calendarFeedStore } from '../../functions/data/people/calendar-feed-store'
import { noticeMarks } from '../../functions/data/people/notice-marks'
import { systemActor } from '../../functions/data/people/people'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { makeDeps } from '../../functions/data/table/makers'
import type { Table } from '../../functions/data/table/table-access'
import { taskStore } from '../../functions/data/tasks/task-store'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { refunds } from '../../functions/itineraries/work/refunds'
import type { Mail } from '../../functions/mail/mailer'
import type { BankLinking } from '../../functions/payments/banks/linked-account'
import { type PaymentWorkerDeps, paymentWorker } from '../../functions/payments/jobs/payment-worker'
import type { ReminderDeps } from '../../functions/payments/jobs/send-reminders'
import { paymentListMakers } from '../../functions/payments/lists/payment-list'
import type { PaymentProvider } from '../../functions/payments/providers/payment-provider'
import { sandboxProvider } from '../../functions/payments/providers/sandbox-provider'
import { clearPayments } from '../../functions/payments/routes/clear-payments'
import { confirmPayment } from '../../functions/payments/routes/confirm-payment'
import { confirmRefund } from '../../functions/payments/routes/confirm-refund'
import { countPayments } from '../../functions/payments/routes/count-payments'
import { generatePayments } from '../../functions/payments/routes/generate-payments'
import { getNotices } from '../../functions/payments/routes/get-notices'
import { getPaymentTotals } from '../../functions/payments/routes/get-payment-totals'
import { getPaymentsCsv } from '../../functions/payments/routes/get-payments-csv'
import { listPaymentTasks } from '../../functions/payments/routes/list-payment-tasks'
import { listPayments } from '../../functions/payments/routes/list-payments'
import { listRefunds } from '../../functions/payments/routes/list-refunds'
import { markAsPaid } from '../../functions/payments/routes/mark-as-paid'
import { patchPaymentTask } from '../../functions/payments/routes/patch-payment-task'
import { payByLink } from '../../functions/payments/routes/pay-by-link'
import { paySandbox } from '../../functions/payments/routes/pay-sandbox'
import { receivePaymentWebhook } from '../../functions/payments/routes/receive-payment-webhook'
import { requestPayment } from '../../functions/payments/routes/request-payment'
import { showPayPage } from '../../functions/payments/routes/show-pay-page'
import { showSandboxPage } from '../../functions/payments/routes/show-sandbox-page'
import { startPayment } from '../../functions/payments/routes/start-payment'
import { updatePayments } from '../../functions/payments/routes/update-payments'
import type { Clock } from '../../functions/runtime/clock'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Queue } from '../../functions/runtime/queue'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import type { SupplierSystem } from '../../functions/suppliers/supplier-system'
import { httpEvent, type TestRequest } from './http-event'
import { asRoute } from './judged-calls'
import { tableStores } from './store-kinds'
import {
  agencyStoreOfTests,
  aQuote,
  marula,
  people,
  sqsRecord,
  tripBody,
  tripWorld,
} from './trip-world'

const useCases = {
  'GET /api/Payments/tasks': listPaymentTasks,
  'PATCH /api/Payments/{paymentId}/tasks/{id}': patchPaymentTask,
  'POST /api/Itineraries/{id}/generatePayments': generatePayments,
  'POST /api/Itineraries/{id}/clearPayments': clearPayments,
  'POST /api/Itineraries/{id}/updatePayments': updatePayments,
  'POST /api/Itineraries/{id}/markAsPaid': markAsPaid,
  'GET /api/Dashboard': getDashboard,
  'GET /api/Calendar': listCalendarEntries,
  'GET /api/calendar-feeds/{token}': showCalendarFeed,
  'GET /api/calendar-feed': getCalendarFeed,
  'POST /api/calendar-feed': createCalendarFeed,
  'DELETE /api/calendar-feed': removeCalendarFeed,
  'GET /api/Payments': listPayments,
  'GET /api/Payments/count': countPayments,
  'GET /api/Payments/csv': getPaymentsCsv,
  'GET /api/Payments/totals': getPaymentTotals,
  'GET /api/Payments/notices': getNotices,
  'GET /api/Payments/refunds': listRefunds,
  'POST /api/Payments/{paymentId}/start': startPayment,
  'POST /api/Payments/{paymentId}/request': requestPayment,
  'POST /api/Payments/{paymentId}/confirm': confirmPayment,
  'POST /api/Payments/{paymentId}/confirmRefund': confirmRefund,
  'POST /api/webhooks/payments/{provider}': receivePaymentWebhook,
  'GET /api/pay/{token}': showPayPage,
  'POST /api/pay/{token}': payByLink,
  'GET /api/pay/sandbox/{token}': showSandboxPage,
  'POST /api/pay/sandbox/{token}': paySandbox,
} as const
/** Who pays for the trips of payment worlds. */
export const eleanor = clientRecord.parse({
  id: 'cli_eleanor',
  agencyId: 'agy_marula',
  agentId: 'agt_naledi',
  version: 1,
  status: 'lead',
  archived: false,
  firstName: 'Eleanor',
  lastName: 'Hartley',
  email: 'eleanor@hartley.co.uk',
  contact: { phone: '', address: '' },
  agent: { firstName: 'Naledi', lastName: 'Mokoena' },
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
})

export type PaymentRoute = keyof typeof useCases

/**
 * Callers: the agents of trip-world, one of them with the flags that open payments and their amounts
 * and two with one of them each, and the client of the trip.
 */
const callers = {
  ...people,
  editor: {
    ...people.naledi,
    flags: ['editPayments' as const, 'editAmountsInModals' as const],
  },
  dateEditor: { ...people.naledi, flags: ['editPayments' as const] },
  amountEditor: { ...people.naledi, flags: ['editAmountsInModals' as const] },
  eleanor: clientPrincipalSchema.parse({
    kind: 'client',
    agencyId: 'agy_marula',
    clientId: 'cli_eleanor',
  }),
  stranger: clientPrincipalSchema.parse({
    kind: 'client',
    agencyId: 'agy_marula',
    clientId: 'cli_another',
  }),
} satisfies Record<string, Principal>
export type Caller = keyof typeof callers

export interface QueuedMessage {
  readonly body: string
  readonly delaySeconds: number
}

type PaymentRequest = Omit<TestRequest, 'method' | 'path'> & { readonly key?: string }
export interface PaymentAnswer {
  readonly status: number
  readonly text: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

interface WorldParts {
  readonly provider?: PaymentProvider
  readonly queue?: Queue
  readonly banks?: BankLinking
  /** A supplier system that books, in place of one that only quotes. */
  readonly suppliers?: (clock: Clock) => SupplierSystem
}

type DepsOf<U extends { run(call: never, deps: never): unknown }> = Parameters<U['run']>[1]

/** The routes of payments over a table, with a queue that a test delivers from as it likes. */
export function paymentWorld(
  table: Table,
  { provider: given, queue: own, banks, suppliers }: WorldParts = {},
  more: Readonly<Record<string, unknown>> = {},
) {
  const messages: QueuedMessage[] = []
  const mails: Mail[] = []
  const queue = own ?? {
    send: async (message: object, { delaySeconds = 0 } = {}) =>
      void messages.push({ body: JSON.stringify(message), delaySeconds }),
  }
  const trips = tripWorld(tableStores(table), {
    refunds: refunds(queue),
    ...(suppliers === undefined ? {} : { suppliers }),
  })
  const sandbox = sandboxStore(table)
  const current = given ?? sandboxProvider({ store: sandbox, queue, clock: trips.deps.clock })
  const deps: PaymentWorkerDeps &
    ReminderDeps &
    DepsOf<typeof getNotices> &
    DepsOf<typeof getDashboard> &
    DepsOf<typeof showCalendarFeed> &
    DepsOf<typeof payByLink> &
    Pick<DepsOf<typeof requestPayment>, 'mails'> = {
    ...trips.deps,
    agencies: agencyStoreOfTests,
    clients: trips.stores.clients,
    payments: paymentStore(table),
    portal: portalAccounts(table),
    attempts: attemptStore(table),
    mails: sentMailStore(table),
    ...makeDeps(paymentListMakers, table),
    ...makeDeps(clientListMakers, table),
    links: paymentLinkStore(table),
    forms: travelerFormStore(table, () => sealingBy(localDataKeys(`${'A'.repeat(43)}=`))),
    answers: trips.stores.answers,
    providers: { current, byName: () => current },
    banks,
    queue,
    sandbox,
    mailer: { send: async (mail) => void mails.push(mail) },
    webAddress: 'https://app.example',
    holds: endingHolds(table),
    marks: noticeMarks(table),
    feeds: calendarFeedStore(table),
    strays: strayRefundList(table),
    tasks: paymentTasks(table),
    agentTasks: taskStore(table),
    people: agentStore(table),
    portals: tripPortalStore(table),
    tripList: trips.stores.tripList,
    read: (keys) => itinerariesIn(table, keys),
    ...more,
  }
  const call = async (
    who: Caller,
    address: PaymentRoute,
    { key, ...request }: PaymentRequest = {},
  ): Promise<PaymentAnswer> => {
    const useCase: UseCase<Route, never> = useCases[address] as never // each is called with the same collaborators
    const lambda = httpLambda(useCase, {
      deps: () => deps as unknown as Omit<never, keyof Basics>, // has all that any of the routes needs
      authenticate: async () => callers[who],
      clock: deps.clock,
      makeId: deps.makeId,
    })
    const { method, path } = useCase.route
    const headers = {
      authorization: 'token',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...request.headers,
    }
    const event = httpEvent({ method, path, ...request, headers })
    const response = await asRoute(address, () => lambda(event, {} as Context))
    const { statusCode = 200, body: text = '', headers: answered = {} } = response
    const isJson = String(answered['content-type']).startsWith('application/json')
    return {
      status: statusCode,
      text,
      headers: answered,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }
  const worker = paymentWorker(() => deps)
  const deliver = async ({ body }: QueuedMessage) =>
    (await worker({ Records: [sqsRecord(body)] })).batchItemFailures.length === 0
  return {
    trips,
    deps,
    call,
    messages,
    mails,
    deliver,
    queue,
    /** Delivers all that is queued, and what follows from it. */
    async work() {
      for (let message = messages.shift(); message !== undefined; message = messages.shift())
        await deliver(message)
    },
    trip: async (id: string) => {
      const stored = await trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
      if (stored === undefined) throw new Error(`No trip ${id}`)
      return stored.record
    },
    /** Confirms every refund that a cancelled trip proposes; it goes when the queue is worked. */
    async confirmRefunds(id: string) {
      const trip = await trips.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
      const waiting = (trip?.record.payments ?? []).filter(
        ({ refund }) => refund?.needsConfirmation === true,
      )
      for (const { paymentId } of waiting)
        await call('naledi', 'POST /api/Payments/{paymentId}/confirmRefund', {
          params: { paymentId },
          body: {},
        })
    },
    /** Cancels a trip by its route. */
    cancel: (id: string, key?: string) =>
      trips.call('naledi', 'POST /api/WindowAPIs/CancelBooking', {
        body: { itineraryId: id },
        ...(key === undefined ? {} : { key }),
      }),
    /** A quoted trip of Naledi's for Eleanor, in a state, with its payments asked for. */
    async aTrip({
      state = 'provisional',
      startDate = '2027-07-01',
      parties = [],
      isAsked = true,
    }: TripWish = {}) {
      const endDate = startDate.replace(/-01$/, '-04')
      const { id } = await aQuote(trips, 'naledi', tripBody(dated(startDate, endDate)))
      const before = await trips.stores.itineraries.get(marula, id)
      if (before === undefined) throw new Error(`No trip ${id}`)
      const clientId = callers.eleanor.clientId
      const record = {
        ...nextVersion(before.record, deps.clock.now()),
        state,
        clientId,
        parties: [...parties],
      }
      const people = { ...before.people, clientData: { name: 'Eleanor Hartley' } }
      const entry = {
        at: record.updatedAt,
        by: systemActor('test'),
        action: 'test',
        changes: [],
        requestId: 'test',
      }
      await trips.stores.itineraries.save({ before, after: { ...before, record, people }, entry })
      if (!isAsked) return { id, payments: [] }
      const asked = await call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
        params: { id },
        body: {},
      })
      return { id, payments: paymentsIn(asked) }
    },
    /** Begins a payment and fills in the sandbox's form. */
    async pay(
      paymentId: string,
      { number = '4242424242424242', method = 'credit', who = 'eleanor' as Caller } = {},
    ) {
      const started = await call(who, 'POST /api/Payments/{paymentId}/start', {
        params: { paymentId },
        body: { method },
      })
      const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(started.body)
      return call(who, 'POST /api/pay/sandbox/{token}', form(redirectUrl, number))
    },
  }
}
export type PaymentWorld = ReturnType<typeof paymentWorld>

interface TripWish {
  readonly state?: ItineraryState
  readonly startDate?: string
  readonly parties?: readonly {
    id: string
    name: string
    travelerIds: string[]
    allocations: Record<string, number>
  }[]
  readonly isAsked?: boolean
}

const dated = (startDate: string, endDate: string) => ({
  startDate,
  endDate,
  itinerary: {
    startDate,
    endDate,
    segments: [
      {
        type: 'stay',
        supplierCode: 'ZULU',
        startDate,
        endDate,
        rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 0 }],
      },
    ],
  },
})

/** The form of the sandbox's page as a browser sends it. */
export const form = (redirectUrl: string, number: string) => ({
  params: { token: redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1) },
  rawBody: new URLSearchParams({ number, expiry: '12/30', cvc: '123' }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** The payments of a good answer that is an itinerary. */
export function paymentsIn({ status, body, text }: PaymentAnswer): Payment[] {
  if (status >= 300) throw new Error(`${status}: ${text}`)
  return z.object({ payments: z.array(z.custom<Payment>()) }).parse(body).payments
}

/** Code and details of a refusal. */
export function refusal({ status, body }: PaymentAnswer) {
  const { error } = z
    .object({
      error: z.object({ code: z.string(), details: z.optional(z.record(z.string(), z.unknown())) }),
    })
    .parse(body)
  return { status, ...error }
}
