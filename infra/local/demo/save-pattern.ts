import { AppError } from '#shared/errors/app-error'
import { itineraryIdSchema } from '#shared/ids/ids'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { StoredItinerary } from '../../../functions/data/itineraries/itinerary-records'
import { copiedItinerary } from '../../../functions/itineraries/create/copied-itinerary'
import { tripContext } from '../../../functions/itineraries/edit/trip-context'
import type { LifeDeps } from './life-deps'
import type { DemoPattern } from './lives'

/** Saves what a trip holds as a pattern for others, as its agent does; nothing where it is saved already. */
export async function savePattern(
  { record: source, people }: StoredItinerary,
  { itineraryId, name }: DemoPattern,
  { clock, makeId, agencies, itineraries }: LifeDeps,
): Promise<void> {
  const { agencyId, agentId, startDate } = source
  const id = itineraryIdSchema.parse(itineraryId)
  if ((await itineraries.get(agencyId, id)) !== undefined) return
  const agency = await agencies.agency(agencyId)
  if (agency === undefined) throw new AppError('record.not-found')
  const now = clock.now()
  const own = { id, agencyId, agentId, clientId: undefined, state: 'saved', name, startDate, now } as const
  const record = repriceItinerary(copiedItinerary(source, own), tripContext(agency))
  const by = { kind: 'agent', id: agentId, name: people.user.agent.fullName } as const
  const entry = {
    at: now.toISOString(),
    by,
    action: `saved from ${source.id}`,
    changes: [],
    requestId: makeId('request'),
  }
  await itineraries.save({ after: { record, people: { user: people.user } }, entry })
}
