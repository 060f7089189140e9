import * as z from 'zod/mini'

/**
 * A check of lists of ids and codes in requests: a repeat is removed, the first one stays where it
 * is. A caller who names a record twice means it once, and DynamoDB refuses the same key twice in
 * one batch or transaction.
 * @param keyOf - what two entries that name the same record have in common, where an entry is more
 * than an id
 */
export const withoutRepeats = <Id>(keyOf: (id: Id) => unknown = (id) => id) =>
  z.overwrite<Id[]>((ids) => {
    const keys = new Set<unknown>()
    return ids.filter((id) => keys.size < keys.add(keyOf(id)).size)
  })

/**
 * A check of lists of records in requests: refuses a second record with the same key, naming its
 * field, because nobody can tell which of the two is meant. Records without a key are not compared.
 * @param field - the field that holds the key, such as `id`
 * @param within - another field whose records are compared among themselves: names of one kind
 */
export const differBy = <Field extends string, Within extends string = never>(
  field: Field,
  within?: Within,
) =>
  z.superRefine<readonly { readonly [name in Field | Within]?: unknown }[]>((records, context) => {
    const keys = new Set<unknown>()
    for (const [index, record] of records.entries()) {
      const own = record[field]
      const key =
        within === undefined || own === undefined ? own : JSON.stringify([record[within], own])
      if (key !== undefined && keys.has(key))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: 'must not be listed twice',
          input: records,
        })
      keys.add(key)
    }
  })
