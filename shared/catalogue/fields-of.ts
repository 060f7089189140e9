import type { FieldType } from './filter-types'

/** Fields of one type, by their names in one text: `fieldsOf('date', 'startDate endDate')`. */
export const fieldsOf = (type: FieldType, names: string): Record<string, FieldType> =>
  Object.fromEntries(names.split(' ').map((name) => [name, type]))
