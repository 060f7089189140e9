/** The fields of an entry by their paths, as in `rooms.JAO-TENT.name`; lists are one value. */
export type FlatFields = Readonly<Record<string, unknown>>

/** A field before and after; null is no value. */
export interface FieldChange {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a value, those without a value left out. */
export function flattenFields(value: object, prefix = ''): FlatFields {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]): [string, unknown][] => {
      if (own === undefined || own === null) return []
      return isBranch(own)
        ? Object.entries(flattenFields(own, `${prefix}${name}.`))
        : [[`${prefix}${name}`, own]]
    }),
  )
}

/** The value that such fields are of. */
export function nestFields(fields: FlatFields): object {
  const own = new Map<string, unknown>()
  const branches = new Map<string, [string, unknown][]>()
  for (const [path, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue
    const [name = '', ...rest] = path.split('.')
    if (rest.length === 0) own.set(name, value)
    else branches.set(name, [...(branches.get(name) ?? []), [rest.join('.'), value]])
  }
  for (const [name, entries] of branches) own.set(name, nestFields(Object.fromEntries(entries)))
  return Object.fromEntries(own)
}

/** What differs between two sets of fields, by path. */
export function diffFields(before: FlatFields, after: FlatFields): FieldChange[] {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const change = { field, from: from.get(field) ?? null, to: to.get(field) ?? null }
    return isSameField(change.from, change.to) ? [] : [change]
  })
}

/** Whether two values of a field are the same, whatever the order of their names. */
export const isSameField = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_name, own: unknown) =>
    isBranch(own)
      ? Object.fromEntries(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)))
      : own,
  )
