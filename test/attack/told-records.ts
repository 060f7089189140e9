import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { secretsOf } from './link-secrets'

/** The fields of a record that the product has told, with those of what it stands in. */
export interface ToldRecord {
  /** The resource that asks for it, such as `/api/Clients`. */
  readonly place: string
  /** Its own fields, and under which names others ask for it. */
  readonly own: ReadonlyMap<string, unknown>
  get(field: string): unknown
  has(field: string): boolean
}

/** The resource of an address: `/api/Clients` of all that begin so. */
export const placeOf = ({ path }: Pick<Route, 'path'>): string =>
  path.split('/').slice(0, 3).join('/')

/** Resources by the fields that other records have them in: `travelers` of a trip. */
const placesByField = new Map([
  ...Object.values<Route>(routes).map((route): [string, string] => {
    const place = placeOf(route)
    return [(place.split('/')[2] ?? '').toLowerCase(), place]
  }),
  ['parties', '/api/PartyGroups'],
])

/** A record within another one, whose fields it has, too. */
export function recordWithin(
  own: ReadonlyMap<string, unknown>,
  { place, outer }: { readonly place: string; readonly outer?: ToldRecord | undefined },
): ToldRecord {
  return {
    place,
    own,
    get: (field) => (own.has(field) ? own.get(field) : outer?.get(field)),
    has: (field) => own.has(field) || outer?.has(field) === true,
  }
}

/** What names a record where it has no `id`. */
const naming = /^(?:id|code|label|.*(?:Id|Code|Key))$/
/** As which field other records name it. */
const fieldsOfIds: Readonly<Record<string, string>> = {
  agy_: 'agencyId',
  agt_: 'agentId',
  cli_: 'clientId',
  itn_: 'itineraryId',
  pay_: 'paymentId',
  med_: 'mediaId',
  dep_: 'departureId',
  lbx_: 'lightboxId',
}
/** Of a list so many entries are looked at. */
const maxEntries = 10

interface Standing {
  readonly place: string
  readonly outer: ToldRecord | undefined
  /** The field that it stands in; none of an answer itself. */
  readonly field: string
}

/** Every object of an answer. */
export function recordsIn(value: unknown, standing: Standing): ToldRecord[] {
  if (Array.isArray(value))
    return value.slice(0, maxEntries).flatMap((one) => recordsIn(one, standing))
  if (typeof value !== 'object' || value === null) return []
  const { field, outer } = standing
  const place = placesByField.get(field.toLowerCase()) ?? placeOfAnswer(value, standing.place)
  const own = new Map<string, unknown>()
  const entries = Object.entries(value)
  for (const [name, inner] of entries) {
    own.set(name, inner)
    if (Array.isArray(inner) && typeof inner[0] === 'string') own.set(singularOf(name), inner[0])
    if (typeof inner === 'string')
      for (const link of secretsOf(inner)) own.set(link.field, link.secret)
  }
  const named = entries.filter(([name, inner]) => naming.test(name) && typeof inner === 'string')
  const [, id] = named.find(([name]) => name === 'id') ?? named[0] ?? []
  if (typeof id === 'string') {
    const isOutermost = outer?.has(idOf(place)) !== true
    for (const name of namesOf(id, place))
      if (name !== idOf(place) || isOutermost || place !== standing.place) own.set(name, id)
    if (field !== '') own.set(`${singularOf(field)}Id`, id)
  }
  const record = recordWithin(own, { place, outer })
  return [
    record,
    ...entries.flatMap(([name, inner]) => recordsIn(inner, { place, outer: record, field: name })),
  ]
}

/** Who changes what stands in a trip is answered the trip. */
const answersTrips = /^\/api\/(?:PartyGroups|Travelers|WindowAPIs)$/
const placeOfAnswer = (value: object, place: string): string =>
  answersTrips.test(place) && 'id' in value && String(value.id).startsWith('itn_')
    ? '/api/Itineraries'
    : place

/** Under which names others ask for a record. */
export function namesOf(id: string, place: string): string[] {
  const resource = singularOf(place.split('/')[2] ?? '')
  const byResource = `${resource.charAt(0).toLowerCase()}${resource.slice(1)}Id`
  const byKind = fieldsOfIds[kindOf(id)]
  return [idOf(place), byResource, ...(byKind === undefined ? [] : [byKind])]
}

/** Ids say what they are of: `itn_`. */
export const kindOf = (id: string): string => id.slice(0, id.indexOf('_') + 1)

/** Under which name the ids of a resource are kept. */
export const idOf = (place: string): string => `id of ${place}`

/** A list's entries are asked for by the list's name or by one of them. */
export const singularOf = (field: string): string => field.replace(/ies$/, 'y').replace(/s$/, '')
