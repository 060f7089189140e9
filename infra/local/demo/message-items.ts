import * as z from 'zod/mini'
import { itineraryIdSchema } from '#shared/ids/ids'
import { conversations } from '#shared/itinerary/conversations'
import { nameOf } from '../../../functions/data/clients/client-records'
import {
  type MessageRecord,
  messageItem,
} from '../../../functions/data/itineraries/message-records'
import type { Actor } from '../../../functions/data/people/actor'
import type { Item } from '../../../functions/data/table/table-access'
import type { DemoData } from './demo-data'
import type { DemoPeople } from './people'
import { readTable } from './rows'

/** A message of a demo trip, written so long before the demo data are loaded. */
const demoMessage = z.strictObject({
  itineraryId: z.string(),
  conversation: z.enum(conversations),
  from: z.enum(['agent', 'client']),
  minutesAgo: z.number(),
  text: z.string(),
})

/**
 * What agents, clients and consultants have written about the demo trips. The last one is new to
 * the agent.
 */
export const demoMessages = z.array(demoMessage).parse(readTable('messages'))

/** The items of the demo messages. Their mails count as sent. */
export function messageItems(
  { itineraries }: Pick<DemoData, 'itineraries'>,
  people: DemoPeople,
  now: Date,
): Item[] {
  const trips = new Map(itineraries.map((trip) => [trip.itineraryId, trip]))
  return demoMessages.flatMap((message, index) => {
    const trip = trips.get(message.itineraryId)
    return trip === undefined ? [] : [messageItem(recordOf({ message, index, trip, people, now }))]
  })
}

interface Telling {
  readonly message: z.infer<typeof demoMessage>
  readonly index: number
  readonly trip: DemoData['itineraries'][number]
  readonly people: DemoPeople
  readonly now: Date
}

function recordOf({ message, index, trip, people, now }: Telling): MessageRecord {
  const agent = people.agents.find(({ id }) => id === trip.agentId)
  const client = people.clients.find(({ id }) => id === trip.clientId)
  if (agent === undefined || client === undefined)
    throw new Error(`${trip.itineraryId} belongs to nobody`)
  const { conversation, from, minutesAgo, text } = message
  const sentAt = new Date(now.getTime() - minutesAgo * 60_000).toISOString()
  const by: Actor =
    from === 'agent'
      ? { kind: 'agent', id: agent.id, name: nameOf(agent) }
      : { kind: 'client', id: client.id, name: nameOf(client) }
  return {
    id: `msg_demo${index}`,
    agencyId: agent.agencyId,
    itineraryId: itineraryIdSchema.parse(trip.itineraryId),
    conversation,
    clientId: client.id,
    by,
    text,
    sentAt,
    mailedAt: sentAt,
  }
}
