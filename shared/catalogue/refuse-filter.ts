import { AppError } from '../errors/app-error'

/**
 * Refuses a filter.
 * @param field - where in the filter, as in `where.campName.regexp`; cut, because it comes from
 * outside
 * @throws AppError `filter.invalid` with the field and the reason
 */
export function refuseFilter(field: string, reason: string): never {
  throw new AppError('filter.invalid', { field: field.slice(0, 100), reason })
}

/** A plain object of JSON: no list, no null. */
export function objectAt(field: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuseFilter(field, 'must be an object')
  return Object.entries(value)
}

/** A list of JSON, not empty, not longer than `most`. */
export function listAt(field: string, value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) refuseFilter(field, 'must be a non-empty list')
  if (value.length > most) refuseFilter(field, `must have at most ${most} entries`)
  return value
}

/** A whole number from `least` to `most`. */
export function wholeNumberAt(
  field: string,
  value: unknown,
  [least, most]: readonly [number, number],
): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    refuseFilter(field, `must be a whole number from ${least} to ${most}`)
  }
  return value
}

/** A name of a list. */
export function nameAt(field: string, value: unknown, names: readonly string[]): string {
  if (typeof value !== 'string') refuseFilter(field, 'must be a name')
  if (!names.includes(value)) refuseFilter(`${field}.${value}`, 'is not available here')
  return value
}
