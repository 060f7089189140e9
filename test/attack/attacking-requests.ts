import fc from 'fast-check'
import type { Route } from '#shared/api/contract'
import type { Random } from '../simulation/random'
import { requestsOf } from '../support/hostile-requests'
import type { Harvest, Realm } from './harvest'
import type { HttpRequest } from './http-call'
import type { Keyring } from './keyring'
import { operationOf } from './next-route'
import { idOf, placeOf, type ToldRecord } from './told-records'
import { usualValuesOf } from './usual-values'
import { fieldsIn, type Source, validValue } from './valid-values'

/** How often a valid request is drawn again because rules between its fields refuse it. */
const maxDraws = 8

interface Given {
  readonly random: Random
  readonly harvest: Harvest
  readonly realm: Realm
  readonly today: Date
  readonly password: string
  readonly keyring: Keyring
  /** What the request is about; drawn where it is left out. */
  readonly record?: ToldRecord | undefined
}

/** A request that the route's own schemas accept, of what the product has told. */
export function validRequest(route: Route, given: Given): HttpRequest {
  const place = placeOf(route)
  const { params, query, body } = route
  const isNew = route.method === 'POST' && route.path === place
  const fields = new Set([params, query, body].flatMap(fieldsIn))
  if (fields.has('id')) fields.add(idOf(place))
  const { realm } = given
  const record = given.record ?? given.harvest.record({ fields, place, realm })
  const usual = usualValuesOf(operationOf(route), { ...given, record })
  const source: Source = { ...given, isNew, place, record, usual, drawn: new Map() }
  const part = (schema: Route['body']) => {
    if (schema === undefined) return undefined
    let drawn: unknown
    for (let draw = 0; draw < maxDraws; draw++) {
      drawn = validValue(schema, '', source)
      if (schema.safeParse(drawn).success) break
    }
    return drawn
  }
  return addressed(route, {
    params: part(route.params),
    query: part(route.query),
    body: part(route.body),
  })
}

/** The same of values that nobody should send. */
export function hostileRequest(
  route: Route,
  {
    random,
    harvest,
    realm,
  }: { readonly random: Random; readonly harvest: Harvest; readonly realm: string },
): HttpRequest {
  const names = ['itineraryId', 'clientId', 'supplierCode', 'optionKey', 'agentId', 'paymentId']
  const told = [...names, 'currency', 'token'].map((name): [string, string[]] => {
    const text = harvest.value(name, realm)
    return [name, typeof text === 'string' ? [text] : []]
  })
  const id = harvest.value(idOf(placeOf(route)), realm)
  const known = Object.fromEntries(
    [...told, ['id', typeof id === 'string' ? [id] : []] as const].filter(
      ([, list]) => list.length > 0,
    ),
  )
  const seed = random.below(2 ** 31)
  const { params, query, body, rawBody, headers } =
    fc.sample(requestsOf(route, known), { numRuns: 1, seed })[0] ?? {}
  return { ...addressed(route, { params, query, body }), rawBody, headers }
}

interface Parts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

function addressed({ method, path }: Route, { params, query, body }: Parts): HttpRequest {
  const filled = Object.entries(Object(params)).reduce(
    (address, [name, value]) =>
      address.replace(`{${name}}`, encodeURIComponent(wellFormed(String(value)) || 'x')),
    path,
  )
  const asked = Object.entries(Object(query)).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return { method, path: filled, params: Object(params), query: Object.fromEntries(asked), body }
}

/** Half a surrogate pair has no address. */
const wellFormed = (text: string): string => Buffer.from(text).toString()
