import * as z from 'zod/mini'
import { clientPrincipalSchema, type Principal } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { callLambda, type TestRequest } from './http-event'
import { anEstimate, people, tripBody, tripOf, type World } from './trip-world'

type Request = Omit<TestRequest, 'method' | 'path' | 'headers'> & { readonly key?: string }

/**
 * A trip of Naledi's for Eleanor, who may see it, and everybody who may ask about it: the agents of
 * trip-world, the trip's client, another one of the agency, and one of another agency with the very
 * same id.
 */
export async function tripWithClient(world: World) {
  const newClient = async (firstName: string) => {
    clients += 1
    const email = `${firstName.toLowerCase()}-${clients}@example.com`
    const body = { firstName, lastName: 'Hartley', email }
    const answer = await world.call('naledi', 'POST /api/Clients', { body })
    return { ...z.object({ id: z.string() }).parse(answer.body), email }
  }
  const [eleanor, stranger] = [await newClient('Eleanor'), await newClient('Stranger')]
  const { id } = await anEstimate(world, 'naledi', tripBody({ clientId: eleanor.id }))
  const published = { params: { id }, body: { published: true } }
  const trip = tripOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', published))
  const principal = (agencyId: string, clientId: string) =>
    clientPrincipalSchema.parse({ kind: 'client', agencyId, clientId })
  const callers = {
    ...people,
    eleanor: principal('agy_marula', eleanor.id),
    stranger: principal('agy_marula', stranger.id),
    outsider: principal('agy_baobab', eleanor.id),
  } as const satisfies Record<string, Principal>
  return { trip, callers, eleanor, stranger }
}
let clients = 0
export type TripCaller = keyof Awaited<ReturnType<typeof tripWithClient>>['callers']

interface Surroundings<Caller extends string> {
  /** Everything that any of the routes needs. */
  readonly deps: object
  readonly world: World
  readonly callers: Readonly<Record<Caller, Principal>>
}

/** Calls routes by their addresses, as somebody, through the very handlers. */
export function tripCalls<Address extends string, Caller extends string>(
  useCases: Readonly<Record<Address, unknown>>,
  { deps, world, callers }: Surroundings<Caller>,
) {
  const { clock, makeId } = world.deps
  return async (who: Caller, address: Address, { key, ...request }: Request = {}) => {
    const useCase: UseCase<Route, never> = useCases[address] as never // each is called with the same collaborators
    const lambda = httpLambda(useCase, {
      deps: () => ({ ...deps, clock, makeId }) as unknown as Omit<never, keyof Basics>,
      authenticate: async () => callers[who],
      clock,
      makeId,
    })
    const { method, path } = useCase.route
    const headers = {
      authorization: 'token',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    return callLambda(lambda, { method, path, ...request, headers })
  }
}
