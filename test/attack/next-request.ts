import type { Route } from '#shared/api/contract'
import { demoPassword } from '../../infra/local/demo/people'
import type { Random } from '../simulation/random'
import { hostileRequest, validRequest } from './attacking-requests'
import type { Caller } from './callers'
import type { Harvest } from './harvest'
import type { Keyring } from './keyring'
import { operationOf, type Thread } from './next-route'
import type { RawBodies } from './raw-bodies'
import { placeOf } from './told-records'

/** How often what is sent is what the route's schemas accept. */
const validShare = 0.7
/** How often whoever may not call a route calls it all the same. */
const uninvitedShare = 0.15
/** The lead agent of the agency that has most calls so much of what they may. */
const leadShare = 0.5
interface Parts {
  readonly random: Random
  readonly told: Harvest
  readonly callers: readonly Caller[]
  readonly keyring: Keyring
  readonly raw: RawBodies
  readonly thread: Thread | undefined
}

/** A request of somebody: with the thread's caller and records where it goes on with one. */
export function nextRequest(
  { route, isSequel }: { readonly route: Route; readonly isSequel: boolean },
  { random, told, callers, keyring, raw, thread }: Parts,
) {
  const caller =
    isSequel && thread !== undefined ? thread.caller : nextCaller(route, { random, callers })
  const given = {
    random,
    harvest: told,
    realm: caller.memory,
    today: new Date(),
    password: demoPassword,
    keyring,
    record: isSequel ? recordOf(thread, route, random) : undefined,
  }
  const isValid = isSequel || random.chance(validShare)
  const request = isValid
    ? { ...validRequest(route, given), ...raw.of(operationOf(route), { random, told }) }
    : hostileRequest(route, given)
  const from = `127.0.${random.below(250)}.${2 + random.below(250)}`
  return { route, caller, request: { ...request, from }, isRight: isValid && caller.may(route) }
}

/** Of what was told a record of the resource that is asked next, or the outermost. */
function recordOf(thread: Thread | undefined, route: Route, random: Random) {
  const { records = [] } = thread ?? {}
  const place = placeOf(route)
  const fitting = records.filter((record) => record.place === place)
  return fitting.length > 1 ? random.pick(fitting) : (fitting[0] ?? records[0])
}

function nextCaller(
  route: Route,
  { random, callers }: { readonly random: Random; readonly callers: readonly Caller[] },
): Caller {
  const invited = callers.filter((caller) => caller.may(route))
  const lead = invited.find(({ name }) => name === 'lead agent')
  if (lead !== undefined && random.chance(leadShare)) return lead
  return random.pick(random.chance(uninvitedShare) || invited.length === 0 ? callers : invited)
}
