import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { ZapSender } from '../../audit/zap-sender'
import type { ItineraryChange } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { Actor } from '../../data/people/actor'
import type { AgencyRecord } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { answerStore, type KeptAnswer } from '../../data/table/idempotency'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import type { Deps } from '../../runtime/use-case'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { refuseStale, staleVersionError } from '../history/stale-version'
import { changeZaps } from '../history/trip-zaps'
import { requireOwnTrip } from '../view/require-own-trip'
import { agentView } from '../view/view'

/** What an action on an itinerary reaches. */
export const actionMakers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  answers: answerStore,
}
export type ActionDeps = Deps<typeof actionMakers>

/** An itinerary that an action is done to, with who does it. */
export interface ActedOn {
  readonly before: StoredItinerary
  readonly agency: AgencyRecord
  readonly by: Actor
}

/** Who acts, and the call that says which version they have seen, where that counts. */
export interface Acting {
  readonly principal: AgentPrincipal
  readonly event?: APIGatewayProxyEventV2
}

/**
 * The itinerary that an agent acts on.
 * @throws AppError record.not-found; record.changed when it is not the version that the caller has
 * seen
 */
export async function openTrip(
  { principal, event }: Acting,
  id: ItineraryId,
  deps: ActionDeps,
): Promise<ActedOn> {
  const { agencyId } = principal
  const expectedVersion = event && optionalIfMatchOf(event)
  const [found, agency, agent] = await Promise.all([
    deps.itineraries.get(agencyId, id),
    deps.agencies.agency(agencyId),
    callerIn(deps.agencies, principal),
  ])
  const before = requireOwnTrip(principal, found)
  if (agency === undefined) throw new AppError('auth.required')
  if (expectedVersion !== undefined && expectedVersion !== before.record.version) {
    throw staleVersionError(expectedVersion, { current: before, now: deps.clock.now() })
  }
  return { before, agency, by: actorOf(principal, agent) }
}

interface Done {
  readonly action: string
  readonly requestId: string
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
  readonly deps: Omit<ActionDeps, 'answers'> & { readonly zaps?: ZapSender }
  /** The supplier system has answered, or failed to. */
  readonly isSuppliers?: boolean
}

/** The change to a record, with the answer that is kept for repeats. */
export function changeTo(
  record: ItineraryRecord,
  { before, by }: ActedOn,
  done: Done,
): ItineraryChange {
  const { action, requestId, keep, deps, isSuppliers = false } = done
  const plain = planChange(before, record, {
    by,
    action,
    requestId,
    makeId: deps.makeId,
    isSuppliers,
  })
  return { ...plain, answer: keep(agentView(plain.after, deps.clock.now()), record.version) }
}

/**
 * Stores what an action makes of an itinerary, and answers it; the automation hook hears of costs
 * and prices that moved.
 */
export async function storeChange(
  acted: ActedOn,
  change: (next: ItineraryRecord) => ItineraryRecord,
  done: Done,
) {
  const now = done.deps.clock.now()
  const plan = changeTo(change(nextVersion(acted.before.record, now)), acted, done)
  const { itineraries, zaps, ...basics } = done.deps
  await itineraries.save(plan).catch(refuseStale(acted.before.record.version, now))
  if (zaps !== undefined) for (const zap of changeZaps(plan, basics)) await zaps.send(zap)
  return { answer: agentView(plan.after, now), version: plan.after.record.version }
}
