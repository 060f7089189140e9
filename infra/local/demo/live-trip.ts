import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { isInFlight } from '#shared/itinerary/states'
import type { StoredItinerary } from '../../../functions/data/itineraries/itinerary-records'
import type { DepsOf } from './life-deps'
import { isStepDone, takeStep } from './life-steps'
import type { DemoLife } from './lives'
import { savePattern } from './save-pattern'
import { newTrip, type TripSources } from './trip-items'

interface Living extends Omit<TripSources, 'now'> {
  /** Days of the life are counted back from here. */
  readonly loadedAt: Date
  readonly depsOf: DepsOf
}

const msPerDay = 86_400_000

/** Makes a trip, takes the steps of its life that it has not taken yet, and saves it as a pattern where it became one. */
export async function liveTrip({ trip, madeDaysAgo, steps, pattern }: DemoLife, living: Living): Promise<void> {
  const { loadedAt, depsOf } = living
  const momentOf = (daysAgo: number) => new Date(loadedAt.getTime() - Math.round(daysAgo * msPerDay))
  const [agencyId, id] = [agencyIdSchema.parse(trip.agencyId), itineraryIdSchema.parse(trip.itineraryId)]
  const { itineraries } = depsOf({ at: loadedAt, seed: id })
  const read = async () => itineraries.get(agencyId, id)
  if ((await read()) === undefined) await itineraries.save(newTrip(trip, { ...living, now: momentOf(madeDaysAgo) }))
  for (const [index, [step, daysAgo]] of steps.entries()) {
    const paid = steps.slice(0, index + 1).filter(([name]) => name === 'pay').length
    for (let stored = await read(); stored !== undefined && !isStepDone(step, stored.record, paid); ) {
      const seed = `${id}|${stored.record.version}`
      await takeStep(step, stored, depsOf({ at: later(stored, momentOf(daysAgo)), seed, isLost: step === 'lose' }))
      stored = await read()
    }
  }
  if (pattern === undefined) return
  const lived = await read()
  if (lived !== undefined) await savePattern(lived, pattern, depsOf({ at: momentOf(pattern.savedDaysAgo), seed: id }))
}

/** What a worker does follows a few seconds after it was asked for. */
const later = ({ record }: StoredItinerary, at: Date): Date =>
  isInFlight(record.state) ? new Date(at.getTime() + 8_000) : at
