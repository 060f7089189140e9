import { itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../../functions/data/itineraries/itinerary-records'
import { systemActor } from '../../functions/data/people/people'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import { marula, type World } from './trip-world'

/** A trip of a world as it is stored. */
export async function storedTrip(
  { stores }: Pick<World, 'stores'>,
  id: string,
): Promise<StoredItinerary> {
  const found = await stores.itineraries.get(marula, itineraryIdSchema.parse(id))
  if (found === undefined) throw new Error(`No trip ${id}`)
  return found
}

/** Makes a trip what no route makes it. */
export async function becomeTrip(
  world: World,
  id: string,
  named: Partial<ItineraryRecord>,
): Promise<void> {
  const before = await storedTrip(world, id)
  const record = { ...nextVersion(before.record, world.now()), ...named }
  const entry = {
    at: record.updatedAt,
    by: systemActor('test'),
    action: 'test',
    changes: [],
    requestId: 'test',
  }
  await world.stores.itineraries.save({ before, after: { ...before, record }, entry })
}
