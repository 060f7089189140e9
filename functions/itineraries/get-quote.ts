import { itinerariesRoutes } from '#shared/api/itineraries'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { requireCanDo } from '#shared/itinerary/transitions'
import { type AgencyStore, agencyStore } from '../data/agency-store'
import { ChangedMeanwhile } from '../data/itinerary-change'
import type { StoredItinerary, WorkInFlight } from '../data/itinerary-records'
import { type ItineraryStore, itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { actorOf } from '../data/people'
import { readEnv } from '../runtime/env'
import { type Queue, sqsQueue } from '../runtime/queue'
import { type Basics, useCase } from '../runtime/use-case'
import { differences } from './differences'
import { nextVersion } from './next-version'
import type { QuoteMessage } from './quote-message'
import { requireOwnTrip } from './require-own-trip'
import { statusAudit } from './status-audit'
import { staysOf } from './supplier-stays'

export interface GetQuoteDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get' | 'save'>
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly queue: Queue
}

/**
 * Asks for a quote: the state becomes quoting, and a worker does the rest. While it is quoting the same request gives the
 * same answer and sends the message of the same attempt again, in case the first was lost: an attempt has one effect.
 */
export const getQuote = useCase(itinerariesRoutes.getQuote, async (call, deps: GetQuoteDeps) => {
  const { principal, body, requestId } = call
  const { agencyId, agentId } = principal
  const [found, agent] = await Promise.all([
    deps.itineraries.get(agencyId, body.itineraryId),
    deps.agencies.agent(agencyId, agentId),
  ])
  const before = requireOwnTrip(principal, found)
  const { id } = before.record
  const by = actorOf(principal, agent)
  const make = { by, sendNotify: body.sendNotify, token: deps.makeId('request'), now: deps.clock.now(), requestId }
  const work = before.record.state === 'quoting' ? before.work : await begin(before, { ...make, deps })
  if (work === undefined) throw new AppError('service.busy')
  const message: QuoteMessage = { kind: 'quote', agencyId, itineraryId: id, token: work.token }
  await deps.queue.send(message)
  return { id, state: 'quoting' as const }
})

interface Beginning extends Pick<WorkInFlight, 'by' | 'sendNotify' | 'token'> {
  readonly now: Date
  readonly requestId: string
  readonly deps: GetQuoteDeps
}

/** Stores the state quoting. When somebody else was first, it is their attempt that counts. */
async function begin(before: StoredItinerary, { deps, now, requestId, ...made }: Beginning) {
  requireCanDo('GetQuote', before.record.state)
  const at = now.toISOString()
  const work: WorkInFlight = { action: 'GetQuote', since: at, total: staysOf(before.record).length, ...made }
  const record: ItineraryRecord = { ...nextVersion(before.record, now), state: 'quoting' }
  const after = { ...before, record, work }
  const changes = differences(before, after)
  try {
    await deps.itineraries.save({
      before,
      after,
      entry: { at, by: made.by, action: 'GetQuote', changes, requestId },
      audit: [statusAudit(before.record, { record, by: made.by, id: deps.makeId('audit') })],
    })
    return work
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile) || error.current === undefined) throw error
    if (error.current.record.state === 'quoting') return error.current.work
    const { version: actualVersion } = error.current.record
    throw new AppError('record.changed', { expectedVersion: before.record.version, actualVersion })
  }
}

export const handler = lambdaFor(getQuote, (table) => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  queue: sqsQueue(readEnv('itineraryQueueUrl').itineraryQueueUrl),
}))
