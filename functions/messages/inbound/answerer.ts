import { cutText } from '#shared/format/plain-text'
import type { Conversation } from '#shared/itinerary/conversations'
import { nameOf } from '../../data/clients/client-records'
import type { ClientStore } from '../../data/clients/client-store'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Answerer } from '../../data/mail/answer-addresses'
import type { SentMails } from '../../data/mail/sent-mails'
import type { Actor } from '../../data/people/actor'
import type { AgencyRecord } from '../../data/people/agency-records'
import type { AgencyStore } from '../../data/people/agency-store'
import type { WrittenMail } from './read-mail'

/** Somebody who answers a mail of a trip. */
export interface Writer {
  readonly by: Actor
  /** The address that we know as theirs. */
  readonly email: string
  readonly agency: AgencyRecord
  readonly conversation: Conversation
  /**
   * Why they can write nothing among the trip's messages any more; `elsewhere` for a client whom its
   * agent should hear of otherwise.
   */
  readonly stands?: 'not-yours' | 'no-client' | 'elsewhere' | undefined
  /** Where they can answer. */
  readonly action?: { readonly label: string; readonly url: string } | undefined
}

interface Looking {
  readonly stored: StoredItinerary | undefined
  readonly mail: WrittenMail
  readonly deps: {
    readonly agencies: Pick<AgencyStore, 'agency' | 'agent'>
    readonly clients: Pick<ClientStore, 'get'>
    readonly mails: Pick<SentMails, 'get'>
    readonly webAddress: string
    readonly consultant: string
  }
}

/** Who answers at an address; nobody where they, or their agency, are gone. */
export async function findAnswerer(
  answerer: Answerer,
  { stored, mail, deps }: Looking,
): Promise<Writer | undefined> {
  const agency = await deps.agencies.agency(answerer.agencyId)
  if (agency === undefined || agency.archived) return undefined
  if (answerer.kind === 'partner') {
    const name = cutText(mail.from.name || mail.from.address, 100)
    const by = { kind: 'partner', id: 'consultant', name } as const
    return { by, email: deps.consultant, agency, conversation: 'consultant' }
  }
  if (answerer.kind === 'agent') return findAgent(answerer, { agency, stored, deps })
  const record = await deps.mails.get(answerer)
  const client = record && (await deps.clients.get(answerer.agencyId, record.clientId))
  if (client === undefined || client.archived) return undefined
  return {
    by: { kind: 'client', id: client.id, name: nameOf(client) },
    email: client.email,
    agency,
    conversation: 'client',
    stands: stored?.record.clientId === client.id ? undefined : 'elsewhere',
    action: { label: 'Open your trips', url: `${deps.webAddress}/client` },
  }
}

async function findAgent(
  { agencyId, itineraryId, agentId, conversation }: Extract<Answerer, { kind: 'agent' }>,
  { agency, stored, deps }: Pick<Looking, 'stored' | 'deps'> & { readonly agency: AgencyRecord },
): Promise<Writer | undefined> {
  const agent = await deps.agencies.agent(agencyId, agentId)
  if (agent === undefined || agent.archived) return undefined
  const isClientGone = conversation === 'client' && stored?.record.clientId === undefined
  return {
    by: { kind: 'agent', id: agentId, name: nameOf(agent) },
    email: agent.email,
    agency,
    conversation,
    stands:
      stored?.record.agentId !== agentId ? 'not-yours' : isClientGone ? 'no-client' : undefined,
    action: { label: 'Open trip', url: `${deps.webAddress}/itinerary/edit/${itineraryId}` },
  }
}
