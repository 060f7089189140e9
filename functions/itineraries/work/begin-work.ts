import type { AgentPrincipal } from '#shared/access/principal'
import type { AnswerOf, Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { requireCanDo, transitions } from '#shared/itinerary/transitions'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary, WorkInFlight } from '../../data/itineraries/itinerary-records'
import { actorOf, callerIn } from '../../data/people/people'
import { answerOnce, type Keep, type OnceCall } from '../../data/table/answer-once'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import { itineraryQueue } from '../../runtime/queues'
import type { Deps } from '../../runtime/use-case'
import { actionMakers } from '../edit/change-trip'
import { differences } from '../history/differences'
import { nextVersion } from '../history/next-version'
import { staleVersionError } from '../history/stale-version'
import { statusAudit } from '../history/status-audit'
import { requireOwnTrip } from '../view/require-own-trip'
import { staysOf } from './supplier-stays'
import { messageOf } from './work-message'

/** What starting work needs. */
export const beginMakers = { ...actionMakers, queue: itineraryQueue }
export type BeginDeps = Deps<typeof beginMakers>

interface Beginning<R extends Route> {
  readonly route: R
  readonly call: OnceCall<R>['call'] & {
    readonly principal: AgentPrincipal
    readonly requestId: string
  }
  readonly action: WorkInFlight['action']
  readonly id: ItineraryId
  readonly sendNotify?: boolean
  readonly deps: BeginDeps
  readonly answer: AnswerOf<R>
  /** Refuses, or changes what is stored with the state; the record has its next version already. */
  readonly prepare?: (
    next: ItineraryRecord,
    before: StoredItinerary,
  ) => Promise<ItineraryRecord> | ItineraryRecord
  /** Happens once, after the state is stored. */
  readonly begun?: (stored: StoredItinerary) => Promise<void>
}

/**
 * Starts work with the supplier system: the state becomes that of the action, and a worker does the
 * rest. While it is in that state the message of the same attempt is sent again, in case the first
 * was lost: an attempt has one effect. A repeat by the same person gets the same answer; anyone
 * else gets 409 (domain.md).
 */
export async function beginWork<R extends Route>(beginning: Beginning<R>) {
  const { route, call, action, id, deps, answer } = beginning
  const now = deps.clock.now()
  return answerOnce({ route, call, now, answers: deps.answers }, async (keep) => {
    const { agencyId, agentId } = call.principal
    const [found, agent] = await Promise.all([
      deps.itineraries.get(agencyId, id),
      callerIn(deps.agencies, call.principal),
    ])
    const before = requireOwnTrip(call.principal, found)
    const isRunning = before.record.state === transitions[action].inFlight
    if (isRunning) await sendMessageOf(before, deps)
    if (isRunning && action !== 'requote' && isBegunBy(agentId, before)) {
      return { answer, version: before.record.version }
    }
    const expectedVersion = optionalIfMatchOf(call.event)
    if (expectedVersion !== undefined && expectedVersion !== before.record.version)
      throw staleVersionError(expectedVersion, { current: before, now })
    const by = actorOf(call.principal, agent)
    const { stored, isOurs } = await store(before, { ...beginning, by, now, keep })
    await sendMessageOf(stored, deps)
    return { answer, version: stored.record.version, ...(isOurs ? {} : { isStored: false }) }
  })
}

interface Storing<R extends Route> extends Beginning<R> {
  readonly by: WorkInFlight['by']
  readonly now: Date
  readonly keep: Keep<R>
}

/** Stores the state in flight. If someone else was first, their attempt counts. */
async function store<R extends Route>(before: StoredItinerary, storing: Storing<R>) {
  const { action, deps, by, now, call, keep, answer, sendNotify = false, prepare } = storing
  requireCanDo(action, before.record.state)
  const at = now.toISOString()
  const state = transitions[action].inFlight
  const next = { ...nextVersion(before.record, now), state }
  const record = prepare === undefined ? next : await prepare(next, before)
  const token = deps.makeId('request')
  const work: WorkInFlight = {
    action,
    token,
    since: at,
    by,
    sendNotify,
    total: staysOf(record).length,
  }
  const after = { ...before, record, work }
  const changes = differences(before, after)
  try {
    await deps.itineraries.save({
      before,
      after,
      entry: { at, by, action, changes, requestId: call.requestId },
      audit: [statusAudit(before.record, { record, by, id: deps.makeId('audit') })],
      answer: keep(answer, record.version),
    })
    await storing.begun?.(after)
    return { stored: after, isOurs: true }
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile) || error.current === undefined) throw error
    const { current } = error
    if (current.record.state === state && action !== 'requote' && isBegunBy(by.id, current)) {
      return { stored: current, isOurs: false }
    }
    requireCanDo(action, current.record.state)
    const { version: actualVersion } = current.record
    throw new AppError('record.changed', { expectedVersion: before.record.version, actualVersion })
  }
}

const isBegunBy = (actorId: string, { work }: StoredItinerary): boolean => work?.by.id === actorId

async function sendMessageOf(
  stored: StoredItinerary,
  { queue }: Pick<BeginDeps, 'queue'>,
): Promise<void> {
  const message = messageOf(stored)
  if (message === undefined) throw new AppError('service.busy')
  await queue.send(message)
}
