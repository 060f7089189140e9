import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { ClientId } from '#shared/ids/ids'
import { type ZapSender, zapSender } from '../../audit/zap-sender'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import type { ClientRecord } from '../../data/clients/client-records'
import { type ClientStore, clientStore } from '../../data/clients/client-store'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import type { AgencyRecord, AgentRecord } from '../../data/people/agency-records'
import { type AgencyStore, agencyStore } from '../../data/people/agency-store'
import { cachedRates, type DaysRates, exchangeStore } from '../../data/rates/exchange-store'
import { type AnswerStore, answerStore } from '../../data/table/idempotency'
import type { Table } from '../../data/table/table-access'
import { readEnv } from '../../runtime/env'
import { requireOwn } from '../../runtime/own'
import { sqsQueue } from '../../runtime/queue'
import type { Basics } from '../../runtime/use-case'
import { type CampFinder, campFinder } from '../create/camp-facts'

/** What creating and changing an itinerary reaches. */
export interface TripDeps extends Basics {
  readonly itineraries: ItineraryStore
  readonly clients: Pick<ClientStore, 'get'>
  readonly agencies: Pick<AgencyStore, 'agency' | 'agent'>
  readonly exchange: DaysRates
  readonly camps: CampFinder
  readonly answers: AnswerStore
}

/** What reading one itinerary reaches. */
export interface OneTripDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
}

export const tripDeps = (table: Table): Omit<TripDeps, keyof Basics> => ({
  itineraries: itineraryStore(table),
  clients: clientStore(table),
  agencies: agencyStore(table),
  exchange: cachedRates(exchangeStore(table)),
  camps: campFinder(theCatalogue),
  answers: answerStore(table),
})

/** What a change that may move costs and prices reaches besides: the automation hook. */
export interface EditDeps extends TripDeps {
  readonly zaps: ZapSender
}

export const editDeps = (table: Table): Omit<EditDeps, keyof Basics> => ({
  ...tripDeps(table),
  zaps: zapSender(sqsQueue(readEnv('zapQueueUrl').zapQueueUrl)),
})

export interface TripPeople {
  readonly agency: AgencyRecord
  readonly agent: AgentRecord
  readonly client: ClientRecord | undefined
}

/**
 * Who acts, for which agency and which client, read at once.
 * @throws AppError auth.required when the agent is gone, record.not-found when the client is not the agent's
 */
export async function tripPeople(
  { agencies, clients }: Pick<TripDeps, 'agencies' | 'clients'>,
  { principal, clientId }: { readonly principal: AgentPrincipal; readonly clientId: ClientId | undefined },
): Promise<TripPeople> {
  const { agencyId, agentId } = principal
  const [agency, agent, client] = await Promise.all([
    agencies.agency(agencyId),
    agencies.agent(agencyId, agentId),
    clientId === undefined ? undefined : clients.get(agencyId, clientId),
  ])
  if (agency === undefined || agent === undefined) throw new AppError('auth.required')
  return { agency, agent, client: clientId === undefined ? undefined : requireOwn(principal, client) }
}
