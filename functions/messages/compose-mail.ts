import { openRequests } from '#shared/itinerary/room-requests'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MessageRecord } from '../data/itineraries/message-records'
import type { ReplyStore } from '../data/itineraries/reply-store'
import { wantsMail } from '../data/people/agency-records'
import { roomsOf } from '../itineraries/history/segment-words'
import { brandOf, shownOf } from '../mail/brand'
import type { ClientMailDeps, EntryDeps } from '../portal/client-mail'
import { sharedStanding } from '../portal/portal-trip'
import { addressForAnswers, findWriter, portalAddress } from './mail-parts'
import { isToAgent, messageMail } from './message-mail'

interface ComposeDeps
  extends EntryDeps,
    Pick<ClientMailDeps, 'agencies' | 'clients' | 'mails' | 'clock' | 'webAddress'> {
  readonly replies: Pick<ReplyStore, 'create'>
  readonly consultant: string
}

/** The mail of a message with all that it is made of; none where nobody gets or wants it. */
export async function composeMail(
  message: MessageRecord,
  stored: StoredItinerary,
  deps: ComposeDeps,
) {
  const { agencyId, clientId, by, conversation } = message
  const [client, agency] = await Promise.all([
    clientId === undefined ? undefined : deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
  ])
  const { webAddress, consultant } = deps
  const isToClient = !isToAgent(by) && conversation === 'client'
  const isShared = sharedStanding(stored.record) !== undefined
  const agent = isToAgent(by)
    ? await deps.agencies.agent(agencyId, stored.record.agentId)
    : undefined
  const signer = isToClient ? await findWriter(message, deps) : undefined
  const booking = { agency, owner: stored.people.user.agent.email }
  if (agency === undefined || !wantsMail(agent, 'messages'))
    return { mail: undefined, client, signer, booking }
  const mail = messageMail(message, stored, {
    webAddress,
    portal:
      client !== undefined && isToClient
        ? await portalAddress(client, { message, isShared }, deps)
        : undefined,
    consultant,
    client: client?.email,
    answerTo: isToClient ? undefined : await addressForAnswers(message, stored, deps),
    brand: brandOf(agency, shownOf(stored), webAddress),
    signer,
    replies: isToConsultant(message) ? await linksForCamps(stored, deps) : [],
  })
  return { mail, client, signer, booking }
}

const isToConsultant = ({ conversation, by }: MessageRecord) =>
  conversation === 'consultant' && by.kind === 'agent'
/** For a request without a hold that ends. */
const openMs = 14 * 86_400_000

/** A link for each camp that has not answered yet, until the hold ends. Only the mail has them. */
async function linksForCamps(
  { record }: StoredItinerary,
  { replies, webAddress, clock }: ComposeDeps,
) {
  const { agencyId, id: itineraryId, holdExpiry } = record
  const expiresAt = holdExpiry ?? new Date(clock.now().getTime() + openMs).toISOString()
  return Promise.all(
    openRequests(record).map(async (stay) => {
      const { id: segmentId, supplierCode = '', startDate, endDate } = stay
      const wish = { supplierCode, startDate, endDate, rooms: roomsOf(stay) }
      const token = await replies.create({ agencyId, itineraryId, segmentId, expiresAt, ...wish })
      return { stay, url: `${webAddress}/reply/${token.replace('.', '~')}` } // the addresses of pages have no point
    }),
  )
}
