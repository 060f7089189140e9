import fc from 'fast-check'
import type * as z from 'zod/mini'
import type { Random } from '../simulation/random'
import { definitionOf, valuesOf } from '../support/schema-values'
import type { Harvest, Realm } from './harvest'
import { secretsFor } from './link-secrets'
import { idOf, singularOf, type ToldRecord } from './told-records'
import type { UsualValues } from './usual-situation'

export interface Source {
  readonly random: Random
  readonly harvest: Harvest
  readonly realm: Realm
  /** The resource that is asked. */
  readonly place: string
  /** What most fields are taken from, so that they fit together. */
  readonly record: ToldRecord
  readonly today: Date
  /** Whether the request makes a record, whose name nobody has yet. */
  readonly isNew: boolean
  /** What callers sign in with, which every new password is. */
  readonly password: string
  /** What only the operation's rules tell. */
  readonly usual: UsualValues
  /** What has been drawn for the request so far, by field. */
  readonly drawn: Map<string, unknown>
}

/** Optional fields are left out this often, and where nothing is required this often. */
const absentShare = 0.5
const absentOfAllOptional = 0.8
/** What a new record lacks is often missed, though no schema says so. */
const absentOfNew = 0.25
/** A field of the record is sent as it was this often. */
const sameShare = 0.9
/** What is usual for the operation is sent this often. */
const usualShare = 0.9
const dayMs = 86_400_000

/**
 * A value of a schema, of what the product itself has told where there is such: ids and names by
 * their field, of one record where it has them.
 */
export function validValue(schema: z.ZodMiniType, field: string, source: Source): unknown {
  const value = drawnValue(schema, field, source)
  if (field !== '') source.drawn.set(field, value)
  return value
}

function drawnValue(schema: z.ZodMiniType, field: string, source: Source): unknown {
  const { random, record, usual } = source
  const usualValue = usual.values?.[field]
  if (usualValue !== undefined && random.chance(usualShare) && accepts(schema, usualValue))
    return usualValue
  const { type, innerType, element, shape, options = [], out, in: into } = definitionOf(schema)
  if (type === 'nullable')
    return random.chance(0.2) ? null : validValue(required(innerType), field, source)
  if (innerType !== undefined) return validValue(innerType, field, source)
  const same = sameFrom(record, field)
  if (type !== 'string' && same !== undefined && random.chance(sameShare) && accepts(schema, same))
    return same
  if (type === 'pipe') return validValue(required(isText(out) ? out : into), field, source)
  if (type === 'object') return validObject(shape ?? {}, source)
  if (type === 'union') return validValue(random.pick(options), field, source)
  if (type === 'tuple')
    return (definitionOf(schema).items ?? []).map((item) =>
      validValue(item, singularOf(field), source),
    )
  if (type === 'array' && element !== undefined) {
    const length = 1 + random.below(2)
    return Array.from({ length }, () => validValue(element, singularOf(field), source))
  }
  if (type === 'string') return validText(schema, field, source)
  const told = source.harvest.value(field, source.realm)
  if (random.chance(sameShare) && told !== undefined && accepts(schema, told)) return told
  return type === 'number' ? smallNumber(schema, random) : sampled(schema, random)
}

/** Of a part that has versions of its own its version is asked for by its name. */
function sameFrom(record: ToldRecord, field: string): unknown {
  const same = record.get(field)
  return typeof same === 'object' && same !== null && 'version' in same ? same.version : same
}

/** Most numbers are counts. */
function smallNumber(schema: z.ZodMiniType, random: Random): unknown {
  const small = 1 + random.below(3)
  return random.chance(0.8) && accepts(schema, small) ? small : sampled(schema, random)
}

const required = (schema: z.ZodMiniType | undefined): z.ZodMiniType => {
  if (schema === undefined) throw new Error('A wrapped schema has no inner one')
  return schema
}
const isText = (schema: z.ZodMiniType | undefined): boolean =>
  schema !== undefined && definitionOf(schema).type === 'string'
const isOptional = (schema: z.ZodMiniType): boolean =>
  ['optional', 'default', 'prefault'].includes(definitionOf(schema).type)

function validObject(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  source: Source,
): Record<string, unknown> {
  const { random, usual } = source
  const fields = Object.entries(shape)
  const isChange = fields.every(([, schema]) => isOptional(schema))
  const usualAbsence = isChange ? absentOfAllOptional : absentShare
  const absent = source.isNew ? absentOfNew : usualAbsence
  const isSent = ([name, schema]: [string, z.ZodMiniType]): boolean => {
    if (!isOptional(schema)) return true
    if (usual.absent?.includes(name)) return !random.chance(usualShare)
    return usual.values?.[name] !== undefined || !random.chance(absent)
  }
  return Object.fromEntries(
    fields.filter(isSent).map(([name, schema]) => [name, validValue(schema, name, source)]),
  )
}

function validText(schema: z.ZodMiniType, field: string, source: Source): string {
  const { random, harvest, realm, place, record } = source
  if (/password$/i.test(field)) return source.password
  if (field === 'filter') return filterFrom(source)
  const names = namesFor(field, place)
  const told = [
    ...names.map((name) => (random.chance(sameShare) ? record.get(name) : undefined)),
    ...names.flatMap((name) => drawsOfValue.map(() => harvest.value(name, realm))),
  ]
  if (field === 'optionKey') told.unshift(roomOf(source))
  if (field.endsWith('Id') && !record.has(field)) told.push(record.own.get('id'))
  for (const kind of kindsOfIds)
    if (accepts(schema, `${kind}aaaa`)) told.push(harvest.value(kind, realm))
  const fitting = [...told, ...datesFor(field, source)].find(
    (text) => typeof text === 'string' && accepts(schema, text),
  )
  if (fitting === undefined) return String(sampled(schema, random))
  return source.isNew && codes.test(field) ? renamed(String(fitting), random) : String(fitting)
}

const drawsOfValue = [1, 2, 3]
const kindsOfIds = ['agy_', 'agt_', 'cli_', 'itn_', 'pay_', 'med_', 'dep_', 'lbx_', 'key_']

/** A room of the camp that the request already names. */
function roomOf({ drawn, record, harvest, realm, random }: Source): unknown {
  const camp = drawn.get('supplierCode') ?? drawn.get('id') ?? record.get('supplierCode')
  const rooms = harvest
    .values('optionKey', realm)
    .filter((key) => String(key).startsWith(`${camp}-`))
  return rooms.length === 0 ? undefined : random.pick(rooms)
}

/** Under which names it is remembered what a field asks for. */
function namesFor(field: string, place: string): readonly string[] {
  if (field === 'id') return [idOf(place), 'id']
  return field === 'token' ? [...secretsFor(place), field] : [field]
}

const codes = /^id$|(?:Code|Key)$/
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** A code of the same kind that is probably free. */
const renamed = (code: string, random: Random): string =>
  `${code.slice(0, -2)}${capitals[random.below(26)]}${capitals[random.below(26)]}`

function datesFor(field: string, { random, today }: Source): string[] {
  if (!/date|month|from|^to$|until|day|since|At$/i.test(field)) return []
  const soon = new Date(today.getTime() + (20 + random.below(400)) * dayMs).toISOString()
  return [soon.slice(0, 10), soon.slice(0, 7), soon]
}

/** Many lists are of one trip, or one client. */
function filterFrom({ random, record, harvest, realm }: Source): string {
  const field = random.pick(['itineraryId', 'itineraryId', 'clientId'])
  const id = record.get(field) ?? harvest.value(field, realm)
  const isOfOne = typeof id === 'string' && random.chance(0.6)
  return isOfOne ? JSON.stringify({ where: { [field]: id } }) : random.pick(['{}', '{"limit":5}'])
}

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success

const sampled = (schema: z.ZodMiniType, random: Random): unknown =>
  fc.sample(valuesOf(schema), { numRuns: 1, seed: random.below(2 ** 31) })[0]

/** The names of all fields of a schema. */
export function fieldsIn(schema: z.ZodMiniType | undefined): string[] {
  if (schema === undefined) return []
  const { shape = {}, innerType, element, options = [], in: into, out } = definitionOf(schema)
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [name, ...fieldsIn(field)]),
    ...[innerType, element, into, out, ...options].flatMap((inner) => fieldsIn(inner)),
  ]
}
