import type { ClientRecord } from '../data/clients/client-records'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MailPlace } from '../data/mail/sent-mails'
import { type EntryDeps, entryAddress } from './client-mail'
import { isPaidBy, sharedStanding } from './portal-trip'

/**
 * The address that signs a client in and opens the payments of a trip; undefined while it is not
 * shared with them.
 */
export async function paymentsPlace(
  client: ClientRecord,
  stored: StoredItinerary | undefined,
  deps: EntryDeps,
  mail?: MailPlace,
): Promise<string | undefined> {
  const isShared =
    stored !== undefined &&
    isPaidBy(stored.record, client.id) &&
    sharedStanding(stored.record) !== undefined
  return isShared
    ? entryAddress(client, stored.record.id, deps, { place: 'payments', mail })
    : undefined
}

/** The sentence of a mail that leads there. */
export const paymentsPlaceWords = (address: string | undefined): string[] =>
  address === undefined
    ? []
    : [`See your trip and all its payments, signed in with one tap: ${address}`]
