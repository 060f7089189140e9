import { agentIdSchema } from '#shared/ids/ids'
import type { ClientRecord } from '../data/clients/client-records'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MessageRecord } from '../data/itineraries/message-records'
import type { NewMail, SentMails } from '../data/mail/sent-mails'
import type { AgentRecord } from '../data/people/agency-records'
import type { AgencyStore } from '../data/people/agency-store'
import { type EntryDeps, entryAddress } from '../portal/client-mail'
import type { Clock } from '../runtime/clock'
import { isToAgent } from './message-mail'

/** A message among the mails to its client; its text stands in the conversation. */
export const makeRecord = (
  { agencyId, itineraryId, sentAt: at, id, by }: MessageRecord,
  { id: clientId, email: to }: ClientRecord,
): NewMail => ({ agencyId, itineraryId, clientId, at, id, kind: 'message', to, by })

/** The agent who wrote a message. */
export async function findWriter(
  { agencyId, by: { kind, id, homeAgencyId } }: MessageRecord,
  { agencies }: { readonly agencies: Pick<AgencyStore, 'agent'> },
): Promise<AgentRecord | undefined> {
  return kind === 'agent'
    ? agencies.agent(homeAgencyId ?? agencyId, agentIdSchema.parse(id))
    : undefined
}

/** Where the answer to a message becomes one: an agent's, or those of who arranges things. */
export const addressForAnswers = (
  { by, conversation, agencyId, itineraryId }: MessageRecord,
  { record: { agentId } }: StoredItinerary,
  { mails, clock }: { readonly mails: Pick<SentMails, 'addressForAnswers'>; readonly clock: Clock },
) =>
  mails.addressForAnswers(
    isToAgent(by)
      ? { kind: 'agent', agencyId, itineraryId, agentId, conversation }
      : { kind: 'partner', agencyId, itineraryId },
    clock.now(),
  )

/** A link that signs the client in: to the trip's messages, or to their trips until it is shared. */
export async function portalAddress(
  client: ClientRecord,
  {
    message: { agencyId, itineraryId, sentAt: at, id },
    isShared,
  }: { readonly message: MessageRecord; readonly isShared: boolean },
  deps: EntryDeps,
) {
  const mail = { agencyId, itineraryId, at, id }
  const url = isShared
    ? await entryAddress(client, itineraryId, deps, { place: 'messages', mail })
    : await entryAddress(client, undefined, deps, { mail })
  return { url, isShared }
}
