import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { AgentPrincipal } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import { idFrom } from '#shared/ids/ids'
import { clientStore } from '../../../functions/data/clients/client-store'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { paymentStore } from '../../../functions/data/payments/payment-store'
import { agencyStore } from '../../../functions/data/people/agency-store'
import type { ExchangeRecord } from '../../../functions/data/rates/exchange-records'
import { roomStore } from '../../../functions/data/rates/room-store'
import { answerStore } from '../../../functions/data/table/idempotency'
import type { Table } from '../../../functions/data/table/table-access'
import type { KnownCamps } from '../../../functions/itineraries/create/camp-facts'
import { makeConfirmation } from '../../../functions/itineraries/work/make-confirmation'
import { makeHold } from '../../../functions/itineraries/work/make-hold'
import { makeQuote } from '../../../functions/itineraries/work/make-quote'
import { refunds } from '../../../functions/itineraries/work/refunds'
import { workMessage } from '../../../functions/itineraries/work/work-message'
import { paymentProviders } from '../../../functions/payments/providers/the-payment-provider'
import { tripRefundMessageSchema } from '../../../functions/payments/refunds/refund-messages'
import { refundTrip } from '../../../functions/payments/refunds/refund-trip'
import { clockAt } from '../../../functions/runtime/clock'
import type { MakeId } from '../../../functions/runtime/make-id'
import { parseRequest } from '../../../functions/runtime/parse-request'
import type { CallContext, UseCase } from '../../../functions/runtime/use-case'
import { supplierSystem } from '../../../functions/suppliers/the-supplier-system'

/** Where the demo trips live. */
export interface World {
  readonly table: Table
  readonly exchange: ExchangeRecord
  readonly camps: KnownCamps
}

/** When something is done, and by whom. */
export interface Moment {
  readonly at: Date
  readonly principal: AgentPrincipal
  /** What ids are made from: the same step of the same trip makes the same ones. */
  readonly seed: string
  /** What a new itinerary is called. */
  readonly newId?: string
  /** The supplier system gives no answer. */
  readonly isLost?: boolean
}

type AgentRoute = Route & { readonly who: 'signedIn' }

/**
 * Asks a route for something as an agent did at a moment, and gives the messages that it left for
 * workers.
 */
export async function askRoute<R extends AgentRoute>(
  useCase: UseCase<R, LifeDeps>,
  { id, body }: { id?: string; body: Readonly<Record<string, unknown>> },
  moment: Moment,
  world: World,
): Promise<unknown[]> {
  const messages: unknown[] = []
  const deps = lifeDeps(world, moment, async (message) => void messages.push(message))
  const event = {
    headers: { 'content-type': 'application/json' },
    pathParameters: id === undefined ? {} : { id },
    body: JSON.stringify(body),
  } as unknown as APIGatewayProxyEventV2 // the fields that use cases read
  const { principal, seed } = moment
  const requestId = idsFrom(seed)('request')
  const call = {
    ...parseRequest(useCase.route, event),
    principal,
    requestId,
    sourceIp: '',
    token: undefined,
    event,
  }
  // Cancelling a cancelled trip is refused, but its refunds are requested again.
  await useCase.run(call as unknown as CallContext<R>, deps).catch((error: unknown) => {
    if (messages.length === 0) throw error
  })
  return messages
}

const message = z.discriminatedUnion('kind', [workMessage, tripRefundMessageSchema])
const workOf = { quote: makeQuote, hold: makeHold, confirm: makeConfirmation } as const

/** Does what a worker does with a message. */
export async function work(sent: unknown, moment: Moment, world: World): Promise<void> {
  const askMessage = message.parse(sent)
  const deps = lifeDeps(world, moment, async () => undefined)
  if (askMessage.kind === 'trip-refund') await refundTrip(askMessage, deps)
  else await workOf[askMessage.kind](askMessage, deps)
}

type LifeDeps = ReturnType<typeof lifeDeps>

/**
 * The collaborators of the product over a table as of a moment. The automation hook hears nothing.
 */
function lifeDeps(
  { table, exchange, camps }: World,
  moment: Moment,
  send: (message: unknown) => Promise<void>,
) {
  const clock = clockAt(() => moment.at)
  const suppliers = supplierSystem(table, clock)
  const [queue, ids] = [{ send }, idsFrom(moment.seed)]
  const makeId: MakeId = (kind) => (kind === 'itinerary' ? (moment.newId ?? ids(kind)) : ids(kind))
  return {
    clock,
    makeId,
    queue,
    refunds: refunds(queue),
    zaps: { send: async () => undefined },
    itineraries: itineraryStore(table),
    agencies: agencyStore(table),
    clients: clientStore(table),
    payments: paymentStore(table),
    answers: answerStore(table),
    providers: paymentProviders(table, queue),
    exchange: { newest: async () => exchange },
    camps: { campFacts: async () => camps },
    rooms: roomStore(table),
    suppliers: moment.isLost
      ? { ...suppliers, hold: () => Promise.reject(new AppError('supplier.unavailable')) }
      : suppliers,
  }
}

function idsFrom(seed: string): MakeId {
  let count = 0
  return (kind) => {
    count += 1
    return idFrom(kind, createHash('sha256').update(`${seed}|${count}`).digest())
  }
}
