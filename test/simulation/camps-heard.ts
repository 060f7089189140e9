import { nothingPaid } from '#shared/itinerary/hold-clock'
import { openRequests } from '#shared/itinerary/room-requests'
import { refreshQuote } from '../../functions/itineraries/routes/refresh-quote'
import { answerOf, wordOf } from './answering'
import type { Asker } from './ask'
import type { SimulatedWorld } from './world'

interface Hearing {
  readonly world: SimulatedWorld
  readonly asker: Asker
  readonly finish: () => Promise<void>
}

/**
 * Every camp says whether it has the rooms, and the agents hear of it, but for some holds that are
 * left to run out. A system that asks camps itself is asked where its bookings stand.
 */
export async function hearFromCamps({ world, asker, finish }: Hearing): Promise<void> {
  world.supplier.books.campsAnswer('all', ({ reference }) => reference.length % 2 === 0)
  for (const [index, { record }] of world.trips().entries()) {
    const isLeft = index % 2 === 0 && record.state === 'provisional' && nothingPaid(record.payments)
    for (const { id: segmentId } of isLeft ? [] : openRequests(record)) {
      const said = { itineraryId: record.id, segmentId, isGranted: index % 3 > 0 }
      if (world.isRemote)
        await asker.ask('refresh', { use: refreshQuote, body: { itineraryId: record.id } })
      else await asker.ask('answer', answerOf(said), wordOf(world, said))
      await finish()
    }
  }
}

/**
 * @throws Error with a trip whose rooms are asked for still, though nobody waits for an answer any
 * more
 */
export function requireAllHeard({ trips }: SimulatedWorld): void {
  const asking = trips().find(({ record }) => openRequests(record).length > 0)
  if (asking !== undefined)
    throw new Error(`${asking.record.id} asks for rooms for ever: ${asking.record.state}`)
}
