import { AppError } from '#shared/errors/app-error'
import type { ClientId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { otherPayers } from '#shared/itinerary/payers'
import { type PortalStanding, portalStandingOf } from '#shared/itinerary/portal-standing'
import type { ClientRecord } from '../data/clients/client-records'
import type { ClientStore } from '../data/clients/client-store'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { ClientPrincipal } from '../data/people/client-sessions'

/** A trip that its client may see, with how it stands to them. */
export interface SharedTrip {
  readonly stored: StoredItinerary
  readonly standing: PortalStanding
}

/**
 * The trip, when the client may see it: their own, published, and past its drafts.
 * @throws AppError record.not-found
 */
export const requireSharedTrip = (
  client: ClientPrincipal,
  stored: StoredItinerary | undefined,
): SharedTrip =>
  requireShared(client, { stored, isTheirs: stored?.record.clientId === client.clientId })

/** The same, for whoever pays a share of it, too. @throws AppError record.not-found */
export const requirePayersTrip = (
  client: ClientPrincipal,
  stored: StoredItinerary | undefined,
): SharedTrip =>
  requireShared(client, {
    stored,
    isTheirs: stored !== undefined && isPaidBy(stored.record, client.clientId),
  })

/** Whether a client pays for a trip or a share of it. */
export const isPaidBy = (record: ItineraryRecord, clientId: ClientId): boolean =>
  record.clientId === clientId || otherPayers(record).includes(clientId)

function requireShared(
  { agencyId }: ClientPrincipal,
  {
    stored,
    isTheirs,
  }: { readonly stored: StoredItinerary | undefined; readonly isTheirs: boolean },
): SharedTrip {
  const { record } = stored ?? {}
  const standing = isTheirs && record?.agencyId === agencyId ? sharedStanding(record) : undefined
  if (stored === undefined || standing === undefined) throw new AppError('record.not-found')
  return { stored, standing }
}

/**
 * The client of a trip, to be written to.
 * @throws AppError portal.no-client
 */
export async function requireTripClient(
  { agencyId, clientId }: Pick<ItineraryRecord, 'agencyId' | 'clientId'>,
  clients: Pick<ClientStore, 'get'>,
): Promise<ClientRecord> {
  const client = clientId === undefined ? undefined : await clients.get(agencyId, clientId)
  if (client === undefined || client.archived) throw new AppError('portal.no-client')
  return client
}

/** How a trip stands to its client; undefined while it is not shared. */
export const sharedStanding = ({
  published,
  state,
}: Pick<ItineraryRecord, 'published' | 'state'>): PortalStanding | undefined =>
  published ? portalStandingOf(state) : undefined
