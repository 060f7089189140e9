import { openRequests } from '#shared/itinerary/room-requests'
import { answerRequest } from '../../functions/itineraries/routes/answer-request'
import type { Asked, Told } from './ask'
import type { Choosing } from './choosing'
import { type Action, may } from './stage'
import type { SimulatedWorld } from './world'

/** Camps that were asked for rooms are heard from, and an agent notes what they said. */
export function answerActions({ world, random, asker, onTrip }: Choosing): readonly Action[] {
  const answer: Action = () => {
    const open = world.trips().filter(({ record }) => openRequests(record).length > 0)
    if (open.length === 0) return undefined
    const { record } = random.pick(open)
    const { id: segmentId } = random.pick(openRequests(record))
    const said = { itineraryId: record.id, segmentId, isGranted: random.chance(0.75) }
    return asker.ask(`answer for ${record.id} ${segmentId}`, answerOf(said), wordOf(world, said))
  }
  const first = (itineraryId: string) => ({ itineraryId, segmentId: 's1', isGranted: true })
  const perhapsNotAsked = onTrip(
    'answer for',
    (id) => answerOf(first(id)),
    may('answerRequest'),
    (id) => wordOf(world, first(id)),
  )
  return [answer, answer, answer, answer, perhapsNotAsked]
}

interface Answer {
  readonly itineraryId: string
  readonly segmentId: string
  readonly isGranted: boolean
}

export const answerOf = (said: Answer): Asked => ({
  use: answerRequest,
  body: said.isGranted ? said : { ...said, note: 'Full' },
})

export const wordOf = ({ words }: SimulatedWorld, { segmentId, isGranted }: Answer): Told => ({
  asking: (key) => void words.answers.set(key, { segmentId, isGranted }),
})
