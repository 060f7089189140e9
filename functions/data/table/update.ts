import type { Item, Key } from './table-access'

/**
 * An update that sets the fields that are named, and takes away those that are undefined; a dot
 * leads into a map.
 * @param over - fields with the values that they must have; where none is named, the item must be
 * there
 */
export function setFields(Key: Key, fields: Item, over: Item = {}) {
  const same = equals(over, ':over')
  return {
    Update: {
      Key,
      UpdateExpression: changeOf(fields),
      ...standing(same),
      ...attributes(fields, same),
    },
  }
}

/** The same, whether or not the item is there. */
export const putFields = (Key: Key, fields: Item) => ({
  Update: { Key, UpdateExpression: changeOf(fields), ...attributes(fields) },
})

/** A deletion of an item that is there, and whose fields have these values. */
export function deleteOver(Key: Key, over: Item) {
  const same = equals(over, ':over')
  return { Delete: { Key, ...standing(same), ...attributes({}, same) } }
}

/** Names go as placeholders, because some of ours are words of DynamoDB's. */
const placeOf = (path: string): string => path.replace(/\w+/g, '#$&')
const namesOf = (paths: readonly string[]) =>
  Object.fromEntries(paths.flatMap((path) => path.split('.').map((name) => [`#${name}`, name])))

/** Each field that has a value, as in `#name = :set0`. */
function equals(fields: Item, prefix: string) {
  const definedFields = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    words: definedFields.map(([path], at) => `${placeOf(path)} = ${prefix}${at}`),
    names: namesOf(definedFields.map(([path]) => path)),
    values: Object.fromEntries(definedFields.map(([, value], at) => [`${prefix}${at}`, value])),
  }
}
type Equals = ReturnType<typeof equals>

function changeOf(fields: Item): string {
  const { words } = equals(fields, ':set')
  const removedPlaces = Object.entries(fields).flatMap(([path, value]) =>
    value === undefined ? [placeOf(path)] : [],
  )
  const setClause = words.length === 0 ? '' : `SET ${words.join(', ')}`
  return `${setClause}${removedPlaces.length === 0 ? '' : ` REMOVE ${removedPlaces.join(', ')}`}`.trim()
}

const standing = ({ words }: Equals) => ({
  ConditionExpression: words.length === 0 ? 'attribute_exists(pk)' : words.join(' AND '),
})

/** What the placeholders stand for: empty lists of them are refused. */
function attributes(fields: Item, same?: Equals) {
  const names = { ...namesOf(Object.keys(fields)), ...same?.names }
  const values = { ...equals(fields, ':set').values, ...same?.values }
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}
