import { isAppError } from '../errors/app-error'
import { ownValue } from '../ids/own-value'
import {
  everything,
  type Filter,
  filterLimits,
  type OrderBy,
  type Where,
  type Whitelist,
} from './filter-types'
import { checkWhere } from './parse-where'
import { listAt, nameAt, objectAt, refuseFilter, wholeNumberAt } from './refuse-filter'

/**
 * Reads the `filter` of a request (domain.md, Filters): where, fields, order, limit (20 unless
 * said, at most 100), skip and include (with a scope of the same parts where the relation has one),
 * each held against the resource's whitelist. It never becomes a regular expression or code.
 * @param text - JSON, or undefined when the request has none
 * @throws AppError `filter.invalid` with the `field` that is at fault and the `reason`
 */
export function parseFilter(text: string | undefined, whitelist: Whitelist): Filter {
  return filterOf(
    new Map(text === undefined ? [] : objectAt('filter', jsonOf('filter', text))),
    whitelist,
  )
}

function filterOf(parts: ReadonlyMap<string, unknown>, whitelist: Whitelist): Filter {
  const { limits = filterLimits } = whitelist
  for (const name of parts.keys()) {
    if (!filterParts.includes(name)) refuseFilter(name, 'is not a filter property')
  }
  const readPart = <T>(name: string, otherwise: T, read: (value: unknown) => T): T =>
    parts.has(name) ? read(parts.get(name)) : otherwise
  const relations = readPart<Relation[]>('include', [], (include) => includeOf(include, whitelist))
  return {
    where: readPart('where', everything, (where) => checkWhere(where, whitelist.filter)),
    order: readPart('order', [], (order) => orderOf(order, whitelist.order)),
    limit: readPart('limit', limits.defaultLimit, (limit) =>
      wholeNumberAt('limit', limit, [1, limits.limit]),
    ),
    skip: readPart('skip', 0, (skip) => wholeNumberAt('skip', skip, [0, filterLimits.skip])),
    fields: readPart<readonly string[] | undefined>('fields', undefined, (fields) =>
      fieldsOf(fields, whitelist.fields),
    ),
    include: unique(relations.map(({ relation }) => relation)),
    scopes: new Map(
      relations.flatMap(({ relation, scope }) => (scope === undefined ? [] : [[relation, scope]])),
    ),
  }
}

/**
 * Reads a where clause by itself, as counts take it.
 * @throws AppError `filter.invalid`, as parseFilter
 */
export function parseWhere(text: string | undefined, whitelist: Whitelist): Where {
  return text === undefined ? everything : checkWhere(jsonOf('where', text), whitelist.filter)
}

const filterParts: readonly string[] = ['where', 'order', 'limit', 'skip', 'fields', 'include']

function jsonOf(field: string, text: string): unknown {
  if (text.length > filterLimits.characters)
    refuseFilter(field, `must be at most ${filterLimits.characters} characters`)
  try {
    return JSON.parse(text)
  } catch {
    return refuseFilter(field, 'must be JSON')
  }
}

/** `campName`, `campName DESC` or `campName ascending`; one or a list. */
function orderOf(order: unknown, names: readonly string[]): OrderBy[] {
  return listOf('order', order, filterLimits.order).map((text) => {
    if (typeof text !== 'string') refuseFilter('order', 'must be a field name and a direction')
    const [name, direction = 'asc', ...more] = text.trim().split(/\s+/)
    const word = direction.toLowerCase()
    if (more.length > 0 || !directions.has(word))
      refuseFilter('order', 'must be a field name and a direction')
    return {
      field: nameAt('order', name, names),
      direction: word.startsWith('d') ? 'descending' : 'ascending',
    }
  })
}

const directions = new Set(['asc', 'ascending', 'desc', 'descending'])

/** A list of names, or an object of names with the value true. */
function fieldsOf(fields: unknown, names: readonly string[]): string[] {
  if (names.length === 0) refuseFilter('fields', 'cannot be used here: all fields are returned')
  if (Array.isArray(fields))
    return unique(listAt('fields', fields, names.length).map((name) => fieldAt(name, names)))
  return objectAt('fields', fields).map(([name, wanted]) => {
    if (wanted !== true) refuseFilter(`fields.${name}`, 'must be true')
    return fieldAt(name, names)
  })
}

function fieldAt(name: unknown, names: readonly string[]): string {
  if (typeof name === 'string' && names.includes(name)) return name
  return refuseFilter(
    typeof name === 'string' ? `fields.${name}` : 'fields',
    `must be one of: ${names.join(', ')}`,
  )
}

interface Relation {
  readonly relation: string
  readonly scope?: Filter
}

/** A name, `{ relation: name, scope: filter }`, or a list of these. */
function includeOf(include: unknown, { include: names, scopes = {} }: Whitelist): Relation[] {
  return listOf('include', include, names.length).map((one): Relation => {
    if (typeof one === 'string') return { relation: nameAt('include', one, names) }
    const { relation: name, scope, ...more } = Object.fromEntries(objectAt('include', one))
    const [other] = Object.keys(more)
    if (name === undefined) refuseFilter('include', 'must name a relation')
    if (other !== undefined) refuseFilter(`include.${other}`, 'is not available here')
    const relation = nameAt('include', name, names)
    if (scope === undefined) return { relation }
    const whitelist = ownValue(scopes, relation)
    if (whitelist === undefined) refuseFilter('include.scope', 'is not available here')
    return { relation, scope: scopeAt(`include.${relation}.scope`, scope, whitelist) }
  })
}

/** A filter of what is included, whose faults are named by where it stands. */
function scopeAt(path: string, scope: unknown, whitelist: Whitelist): Filter {
  const parts = new Map(objectAt(path, scope))
  try {
    return filterOf(parts, whitelist)
  } catch (error) {
    if (!isAppError(error, 'filter.invalid')) throw error
    return refuseFilter(`${path}.${error.facts.field}`, String(error.facts.reason))
  }
}

function listOf(field: string, value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? listAt(field, value, Math.max(1, most)) : [value]
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
