import type { AgentPrincipal } from '#shared/access/principal'
import { shareLinksRoutes } from '#shared/api/share-links'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import { hashPassword } from '../../agents/password'
import { theZaps } from '../../audit/zap-sender'
import { clientReads } from '../../data/clients/client-reads'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { shareLinkStore } from '../../data/share-links/share-link-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripZap } from '../../itineraries/history/trip-zaps'
import { isOwnTrip, requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { linkAudit, shownLink } from '../shown-link'

const makers = {
  itineraries: itineraryStore,
  clients: clientReads,
  agencies: agencyStore,
  links: shareLinkStore,
  zaps: theZaps,
}
const dayMs = 86_400_000

/**
 * Makes a link to a trip. The address leads to just that trip, also where it was asked for by its
 * client.
 */
export const createShareLink = useCase(
  shareLinksRoutes.createShareLink,
  async ({ query, body: { label, days, password }, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const itineraryId =
      query.itineraryId ?? (await lastShareableTrip(query.clientId, principal, deps))
    const [found, agent] = await Promise.all([
      deps.itineraries.get(agencyId, itineraryId),
      callerIn(deps.agencies, principal),
    ])
    const trip = requireOwnTrip(principal, found)
    const { record } = trip
    const isOfClient = query.clientId === undefined || record.clientId === query.clientId
    if (!isOfClient) throw new AppError('record.not-found')
    if (portalStandingOf(record.state) === undefined) throw new AppError('portal.not-ready')
    const by = actorOf(principal, agent)
    const now = deps.clock.now()
    const { token, link } = await deps.links.create({
      agencyId,
      itineraryId,
      label,
      createdAt: now.toISOString(),
      createdBy: by.name,
      expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
      passwordHash: password === '' ? undefined : await hashPassword(password),
      auditOf: (made) =>
        linkAudit({ action: 'agent_shared_itinerary', by, trip: record, link: made }, deps),
    })
    await deps.zaps.send(tripZap('clientPortalShared', trip, deps, { by: 'link' }))
    return { address: `/share/${token}`, link: shownLink(link, record) }
  },
)

/** The trip of a client that changed last, of those that the agent may share. */
async function lastShareableTrip(
  clientId: ClientId | undefined,
  principal: AgentPrincipal,
  { clients }: Pick<Deps<typeof makers>, 'clients'>,
): Promise<ItineraryId> {
  if (clientId === undefined)
    return refuseField('query.itineraryId', 'Name the trip, or the client, to share')
  const client = await clients.withTrips(principal.agencyId, clientId)
  const own = client?.trips.filter((trip) => isOwnTrip(principal, trip))
  if (client === undefined || (own?.length === 0 && client.trips.length > 0))
    throw new AppError('record.not-found')
  const trip = own?.find(({ state }) => portalStandingOf(state) !== undefined)
  if (trip === undefined) throw new AppError('portal.not-ready')
  return trip.id
}

export const handler = lambdaFor(createShareLink, makers)
