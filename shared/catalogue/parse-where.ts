import { ownValue } from '../ids/own-value'
import {
  type Comparison,
  type Condition,
  comparisons,
  type FieldType,
  filterLimits,
  type Scalar,
  type Where,
} from './filter-types'
import { likePattern } from './like-pattern'
import { listAt, objectAt, refuseFilter } from './refuse-filter'

type Fields = Readonly<Record<string, FieldType>>
interface Place {
  /** Position in the filter, for the error message. */
  readonly path: string
  readonly depth: number
  /** Conditions so far: one count for the whole clause. */
  readonly count: { conditions: number }
}

/**
 * Checks a where clause against the fields that may be filtered.
 * @throws AppError `filter.invalid` naming what is not known, of the wrong type, too deep or too
 * much
 */
export function checkWhere(where: unknown, fields: Fields): Where {
  return clause(where, fields, { path: 'where', depth: 1, count: { conditions: 0 } })
}

function clause(where: unknown, fields: Fields, place: Place): Where {
  if (place.depth > filterLimits.depth)
    refuseFilter(place.path, `must be at most ${filterLimits.depth} levels deep`)
  const parts = objectAt(place.path, where).map(([name, value]): Where => {
    const inside = { ...place, path: `${place.path}.${name}` }
    if (name === 'and' || name === 'or')
      return { kind: name, of: alternatives(value, fields, inside) }
    const type = ownValue(fields, name)
    if (type === undefined) refuseFilter(inside.path, 'is not a filterable field')
    return conditions(value, { field: name, type }, inside)
  })
  return joinWheres(parts)
}

function alternatives(value: unknown, fields: Fields, { path, depth, count }: Place): Where[] {
  return listAt(path, value, filterLimits.conditions).map((part, index) =>
    clause(part, fields, { path: `${path}[${index}]`, depth: depth + 1, count }),
  )
}

type Subject = Pick<Condition, 'field' | 'type'>

/** The conditions on one field: a bare value is equality, an object holds operators. */
function conditions(value: unknown, subject: Subject, place: Place): Where {
  if (typeof value !== 'object' || value === null)
    return condition('equality', value, { subject, place, ignoreCase: false })
  const operators = objectAt(place.path, value)
  const options = operators.find(([name]) => name === 'options')?.[1]
  if (options !== undefined && options !== 'i') refuseFilter(`${place.path}.options`, 'must be i')
  const namedOperators = operators.filter(([name]) => name !== 'options')
  if (namedOperators.length === 0) refuseFilter(place.path, 'must name an operator')
  return joinWheres(
    namedOperators.map(([name, operand]) => {
      const inside = { ...place, path: `${place.path}.${name}` }
      return condition(name, operand, { subject, place: inside, ignoreCase: options === 'i' })
    }),
  )
}

function condition(
  operator: string,
  operand: unknown,
  { subject, place, ignoreCase }: { subject: Subject; place: Place; ignoreCase: boolean },
): Condition {
  const { path, count } = place
  const { type } = subject
  count.conditions += 1
  if (count.conditions > filterLimits.conditions) {
    refuseFilter(path, `exceeds the limit of ${filterLimits.conditions} conditions per filter`)
  }
  if (isComparison(operator)) {
    const isOrder = operator !== 'equality' && operator !== 'neq'
    if (isOrder) requireOrder(path, type)
    return {
      ...subject,
      kind: operator,
      value: scalarAt(path, operand, { type, orNull: !isOrder }),
    }
  }
  switch (operator) {
    case 'between': {
      requireOrder(path, type)
      const [low, high, ...more] = listAt(path, operand, 2).map((value) =>
        scalarAt(path, value, { type, orNull: false }),
      )
      if (low === undefined || high === undefined || more.length > 0)
        refuseFilter(path, 'must be two values')
      return { ...subject, kind: 'between', value: [low, high] }
    }
    case 'inq':
    case 'nin': {
      const values = listAt(path, operand, filterLimits.values)
      return {
        ...subject,
        kind: operator,
        value: values.map((value) => scalarAt(path, value, { type, orNull: true })),
      }
    }
    case 'like':
    case 'ilike': {
      if (type !== 'string' && type !== 'strings') refuseFilter(path, 'applies only to text')
      const text = scalarAt(path, operand, { type, orNull: false })
      return {
        ...subject,
        kind: 'like',
        value: likePattern(String(text), ignoreCase || operator === 'ilike'),
      }
    }
    default:
      return refuseFilter(path, 'is not an operator')
  }
}

function isComparison(operator: string): operator is Comparison {
  const names: readonly string[] = comparisons
  return names.includes(operator)
}

function requireOrder(path: string, type: FieldType): void {
  if (type === 'boolean' || type === 'strings')
    refuseFilter(path, 'applies only to numbers, text and dates')
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?Z)?$/

function scalarAt(
  path: string,
  value: unknown,
  { type, orNull }: { type: FieldType; orNull: boolean },
): Scalar {
  if (value === null && orNull) return null
  if (type === 'number' && typeof value === 'number' && Number.isFinite(value)) return value
  if (type === 'boolean' && typeof value === 'boolean') return value
  if (type === 'date' && typeof value === 'string' && isoDate.test(value)) return value
  if ((type === 'string' || type === 'strings') && typeof value === 'string') {
    if (value.length > filterLimits.text)
      refuseFilter(path, `must be at most ${filterLimits.text} characters`)
    return value
  }
  return refuseFilter(path, `must be ${typeWords[type]}`)
}

const typeWords = {
  string: 'text',
  strings: 'text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date like 2027-06-15',
} as const satisfies Record<FieldType, string>

/** One part stands for itself. */
function joinWheres(parts: readonly Where[]): Where {
  const [only, ...more] = parts
  return only !== undefined && more.length === 0 ? only : { kind: 'and', of: parts }
}
