import type { AgentPrincipal } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import type { ItineraryPatch } from '#shared/itinerary/itinerary'
import { isPattern, type PatternState } from '#shared/itinerary/states'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { hasSameContent } from '../../data/itineraries/itinerary-change'
import type { People, StoredItinerary } from '../../data/itineraries/itinerary-records'
import { actorOf, peopleOf } from '../../data/people/people'
import type { OnceCall } from '../../data/table/answer-once'
import type { KeptAnswer } from '../../data/table/idempotency'
import { changeInTurn } from '../../runtime/change-in-turn'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { refuseStale, staleVersionError } from '../history/stale-version'
import { changeZaps } from '../history/trip-zaps'
import { suppliersOf } from '../view/suppliers-of'
import { clientMarket, type TripPeople, tripPeople } from '../view/trip-deps'
import { agentView } from '../view/view'
import { applyPatch } from './apply-patch'
import { requireDiscountWithinPrice } from './discount-limit'
import type { EditDeps } from './edit-makers'
import { withKnownPayers } from './known-payers'
import { requireEditable } from './require-editable'
import { requireKnownCamps } from './require-known-camps'
import { tripContext } from './trip-context'
import { withNeededRates } from './with-needed-rates'
import { withRoomTypes } from './with-room-types'

interface Patching {
  readonly call: OnceCall<Route>['call'] & {
    readonly principal: AgentPrincipal
    readonly requestId: string
  }
  readonly id: ItineraryId
  readonly patch: ItineraryPatch & { readonly state?: PatternState | undefined }
  /** The itinerary, when the caller may change it; else it throws. */
  readonly allowed: (found: StoredItinerary | undefined) => StoredItinerary
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
}

/**
 * Applies a patch if the version matches (when given) and the state allows it, and reprices the
 * trip. A pattern has no client, so nobody to show it to.
 */
export const patchTrip = (patching: Patching, deps: EditDeps): ReturnType<typeof patchOnce> =>
  changeInTurn(patching.call.event, () => patchOnce(patching, deps))

async function patchOnce({ call, id, patch: sent, allowed, keep }: Patching, deps: EditDeps) {
  const { principal, event, requestId } = call
  const seenVersion = optionalIfMatchOf(event)
  const now = deps.clock.now()
  const [found, named, camps] = await Promise.all([
    deps.itineraries.get(principal.agencyId, id),
    tripPeople(deps, { principal, clientId: sent.clientId ?? undefined }),
    deps.camps.campFacts(suppliersOf(sent.segments ?? []), now),
  ])
  const before = allowed(found)
  const expectedVersion = seenVersion ?? before.record.version
  if (before.record.version !== expectedVersion)
    throw staleVersionError(expectedVersion, { current: before, now })

  const { clientId: _whom, published: _seen, ...nobodys } = sent
  const clientId = sent.clientId && named.client?.id
  const isNobodys = isPattern(before.record.state)
  const parties = await withKnownPayers(sent.parties, { principal, isNobodys, deps })
  const isOther = clientId !== before.record.clientId
  const market = sent.market ?? (isOther ? clientMarket(named) : undefined)
  const patch: Patching['patch'] = isNobodys
    ? { ...nobodys, parties }
    : { ...sent, parties, market, clientId: clientId ?? sent.clientId }
  const { segments: stored } = before.record
  const fieldOf = (index: number) => `body.segments.${index}.supplierCode`
  requireKnownCamps(patch.segments ?? [], { stored, camps, fieldOf })
  const patchedTrip = await withRoomTypes(applyPatch(before.record, patch, camps), deps)
  const unpricedTrip = await withNeededRates(patchedTrip, {
    exchange: deps.exchange,
    agency: named.agency,
    now,
  })
  requireEditable(before.record, unpricedTrip)
  const record = repriceItinerary(
    nextVersion(unpricedTrip, now),
    tripContext(named.agency),
    before.record,
  )
  requireDiscountWithinPrice(before.record, record)
  const isSame = record.state === before.record.state && hasSameContent(before, { record })
  if (isSame) return { answer: agentView(before, now), version: expectedVersion }

  const people = peopleAfter(before, { clientId: patch.clientId, named })
  const settling = {
    by: actorOf(principal, named.agent),
    action: 'edited',
    requestId,
    makeId: deps.makeId,
  }
  const change = planChange(before, record, { ...settling, people })
  const answer = agentView(change.after, now)
  await deps.itineraries
    .save({ ...change, answer: keep(answer, record.version) })
    .catch(refuseStale(expectedVersion, now))
  for (const zap of changeZaps(change, deps)) await deps.zaps.send(zap)
  return { answer, version: record.version }
}

interface After {
  /** null takes the client away, undefined leaves them. */
  readonly clientId: ClientId | null | undefined
  readonly named: TripPeople
}

/**
 * The names of agency and client as they are now; the trip stays with its agent, whoever edits it.
 */
function peopleAfter({ people }: StoredItinerary, { clientId, named }: After): People {
  const fresh = peopleOf(named)
  return {
    clientData: clientId === undefined ? people.clientData : fresh.clientData,
    user: { agency: fresh.user.agency, agent: people.user.agent },
  }
}
