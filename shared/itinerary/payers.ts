import type { ClientId } from '../ids/ids'
import type { ItineraryRecord } from './itinerary'

type Shared = Pick<ItineraryRecord, 'clientId' | 'parties'>

/** Who pays what a party group is asked for: the client that was named for it, else the trip's. */
export const payerOf = (
  { clientId, parties }: Shared,
  partyId: string | undefined,
): ClientId | undefined => parties.find(({ id }) => id === partyId)?.clientId ?? clientId

/** Clients who pay for groups of another client's trip. */
export const otherPayers = ({ clientId, parties }: Shared): ClientId[] => [
  ...new Set(
    parties.flatMap((party) =>
      party.clientId === undefined || party.clientId === clientId ? [] : party.clientId,
    ),
  ),
]
