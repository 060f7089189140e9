import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { ClientId } from '#shared/ids/ids'
import { type Market, marketByPhone } from '#shared/rates/markets'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import type { ClientRecord } from '../../data/clients/client-records'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { AgencyRecord, AgentRecord } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { daysRates } from '../../data/rates/exchange-store'
import { roomStore } from '../../data/rates/room-store'
import { answerStore } from '../../data/table/idempotency'
import { requireOwn } from '../../runtime/own'
import type { Deps } from '../../runtime/use-case'
import { campFinder } from '../create/camp-facts'

/** What creating and changing an itinerary reaches. */
export const tripMakers = {
  itineraries: itineraryStore,
  clients: clientStore,
  agencies: agencyStore,
  exchange: daysRates,
  camps: () => campFinder(theCatalogue),
  rooms: roomStore,
  answers: answerStore,
}
export type TripDeps = Deps<typeof tripMakers>

export interface TripPeople {
  readonly agency: AgencyRecord
  readonly agent: AgentRecord
  readonly client: ClientRecord | undefined
}

/** The market of a client by the country of the phone number. */
export const clientMarket = ({ client }: Pick<TripPeople, 'client'>): Market | undefined =>
  client && marketByPhone(client.contact.phone)

/**
 * Who acts, for which agency and which client, read at once. Who was merged into another is that
 * other one: a trip is given the id of `client`, not the one that was sent.
 * @throws AppError auth.required when the agent is gone, record.not-found when the client is not
 * the agent's
 */
export async function tripPeople(
  { agencies, clients }: Pick<TripDeps, 'agencies' | 'clients'>,
  {
    principal,
    clientId,
  }: { readonly principal: AgentPrincipal; readonly clientId: ClientId | undefined },
): Promise<TripPeople> {
  const { agencyId } = principal
  const [agency, agent, client] = await Promise.all([
    agencies.agency(agencyId),
    callerIn(agencies, principal),
    clientId === undefined ? undefined : clients.get(agencyId, clientId),
  ])
  if (agency === undefined || agent === undefined) throw new AppError('auth.required')
  return {
    agency,
    agent,
    client: clientId === undefined ? undefined : requireOwn(principal, client),
  }
}
