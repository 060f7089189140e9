import { everything, type Filter, filterLimits, type OrderBy, type Where, type Whitelist } from './filter-types'
import { checkWhere } from './parse-where'
import { listAt, nameAt, objectAt, refuseFilter, wholeNumberAt } from './refuse-filter'

/**
 * Reads the `filter` of a request (domain.md, Filters): where, fields, order, limit (20 unless said, at most 100), skip
 * and include, each held against the resource's whitelist. It never becomes a regular expression or code.
 * @param text - JSON, or undefined when the request has none
 * @throws AppError `filter.invalid` with the `field` that is at fault and the `reason`
 */
export function parseFilter(text: string | undefined, whitelist: Whitelist): Filter {
  const { limits = filterLimits } = whitelist
  const parts = new Map(text === undefined ? [] : objectAt('filter', jsonOf('filter', text)))
  for (const name of parts.keys()) {
    if (!filterParts.includes(name)) refuseFilter(name, 'is not a filter property')
  }
  const given = <T>(name: string, otherwise: T, read: (value: unknown) => T): T =>
    parts.has(name) ? read(parts.get(name)) : otherwise
  return {
    where: given('where', everything, (where) => checkWhere(where, whitelist.filter)),
    order: given('order', [], (order) => orderOf(order, whitelist.order)),
    limit: given('limit', limits.defaultLimit, (limit) => wholeNumberAt('limit', limit, [1, limits.limit])),
    skip: given('skip', 0, (skip) => wholeNumberAt('skip', skip, [0, filterLimits.skip])),
    fields: given<readonly string[] | undefined>('fields', undefined, (fields) => fieldsOf(fields, whitelist.fields)),
    include: given('include', [], (include) => includeOf(include, whitelist.include)),
  }
}

/** Reads a where clause by itself, as counts take it. @throws AppError `filter.invalid`, as parseFilter */
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
    if (more.length > 0 || !directions.has(word)) refuseFilter('order', 'must be a field name and a direction')
    return { field: nameAt('order', name, names), direction: word.startsWith('d') ? 'descending' : 'ascending' }
  })
}

const directions = new Set(['asc', 'ascending', 'desc', 'descending'])

/** A list of names, or an object of names with the value true. */
function fieldsOf(fields: unknown, names: readonly string[]): string[] {
  if (names.length === 0) refuseFilter('fields', 'cannot be used here: all fields are returned')
  if (Array.isArray(fields)) return unique(listAt('fields', fields, names.length).map((name) => fieldAt(name, names)))
  return objectAt('fields', fields).map(([name, wanted]) => {
    if (wanted !== true) refuseFilter(`fields.${name}`, 'must be true')
    return fieldAt(name, names)
  })
}

function fieldAt(name: unknown, names: readonly string[]): string {
  if (typeof name === 'string' && names.includes(name)) return name
  return refuseFilter(typeof name === 'string' ? `fields.${name}` : 'fields', `must be one of: ${names.join(', ')}`)
}

/** A name, `{ relation: name }`, or a list of these. */
function includeOf(include: unknown, names: readonly string[]): string[] {
  return unique(
    listOf('include', include, names.length).map((one) => {
      if (typeof one === 'string') return nameAt('include', one, names)
      const [relation, ...more] = objectAt('include', one)
      if (relation?.[0] !== 'relation') refuseFilter('include', 'must name a relation')
      const [other] = more
      if (other !== undefined) refuseFilter(`include.${other[0]}`, 'is not available here')
      return nameAt('include', relation[1], names)
    }),
  )
}

function listOf(field: string, value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? listAt(field, value, Math.max(1, most)) : [value]
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
