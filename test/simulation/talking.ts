import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { patchClient } from '../../functions/clients/routes/patch-client'
import { patchItinerary } from '../../functions/itineraries/routes/patch-itinerary'
import { sendConsultantEmail } from '../../functions/itineraries/routes/send-consultant-email'
import { markMessagesRead } from '../../functions/messages/routes/mark-messages-read'
import { postMessage } from '../../functions/messages/routes/post-message'
import { people } from '../support/trip-world'
import type { Asked, Told } from './ask'
import type { Choosing } from './choosing'
import { clientIds, clientNamed } from './clients'
import { type Action, always } from './stage'

/** What agents and clients write to each other, who a trip is for, and under which name. */
export function talkActions({ world, random, asker, onTrip }: Choosing): readonly Action[] {
  let said = 0
  const saying = (asked: (text: string) => Asked, name: string) => {
    said += 1
    const text = `Message ${said}.`
    const told: Told = {
      asking: () => void world.words.messages.set(text, { isAnswered: false }),
      answered: () => void world.words.messages.set(text, { isAnswered: true }),
    }
    return asker.ask(`${name} "${text}"`, asked(text), told)
  }
  const talked = (
    askedOf: (itineraryId: string, text: string) => Asked,
    fits: (record: ItineraryRecord) => boolean = () => true,
  ): Action => {
    return () => {
      const trips = world.trips().filter(({ record }) => fits(record))
      if (trips.length === 0) return undefined
      const { record } = random.pick(trips)
      return saying((text) => askedOf(record.id, text), 'write')
    }
  }
  const byAgent = talked((itineraryId, text) => ({
    use: postMessage,
    of: 'talk',
    body: { itineraryId, text, conversation: random.pick(['client', 'consultant']) },
  }))
  const isSeen = ({ published }: ItineraryRecord): boolean => published || random.chance(0.1)
  const byClient = talked((itineraryId, text) => {
    const { clientId = random.pick(clientIds) } =
      world.trips().find(({ record }) => record.id === itineraryId)?.record ?? {}
    const by = clientNamed(random.chance(0.1) ? random.pick(clientIds) : clientId)
    return { use: postMessage, of: 'talk', by, body: { itineraryId, text, conversation: 'client' } }
  }, isSeen)
  const letter = talked((itineraryId, text) => ({
    use: sendConsultantEmail,
    body: { itineraryId, message: text },
  }))
  const read = onTrip('read', (itineraryId) => ({
    use: markMessagesRead,
    of: 'talk',
    body: { itineraryId, upTo: world.clock.now().toISOString() },
  }))
  const rename: Action = () => {
    const client = random.pick(world.clients())
    const lastName = random.chance(0.1) ? client.lastName : `Hartley-${random.below(1_000)}`
    const by = random.pick([people.naledi, people.thabo])
    const asked = {
      use: patchClient,
      of: 'talk',
      params: { id: client.id },
      body: { lastName },
      by,
    } as const
    return asker.ask(`rename ${client.id}`, { ...asked, version: client.version })
  }
  const patching = (name: string, bodyOf: () => ItineraryPatch) =>
    onTrip(
      name,
      (id) => {
        const version = world.trips().find(({ record }) => record.id === id)?.record.version
        const patch = { use: patchItinerary, params: { id }, body: bodyOf() }
        return version === undefined ? patch : { ...patch, version }
      },
      always,
      (itineraryId) => ({
        asking: (key) => void world.words.edits.set(key, { itineraryId, edits: {} }),
      }),
    )
  const give = patching('give to a client', () => ({ clientId: random.pick([...clientIds, null]) }))
  const publish = patching('publish', () => ({ published: true }))
  return [
    byAgent,
    byAgent,
    byClient,
    byClient,
    letter,
    read,
    rename,
    rename,
    rename,
    give,
    publish,
    publish,
  ]
}
