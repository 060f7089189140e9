import type { Item } from './table-access'

/** A value as DynamoDB's JSON says it: numbers as text, bytes in base64. Sets are not used by our records. */
export type AttributeValue =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly B: string }
  | { readonly BOOL: boolean }
  | { readonly NULL: true }
  | { readonly L: readonly AttributeValue[] }
  | { readonly M: Attributes }

export type Attributes = { readonly [name: string]: AttributeValue }

/**
 * A plain item in attribute form; what is undefined is left out.
 *
 * @throws TypeError for what a record cannot hold: a number that is not exact, a function, a class's instance
 */
export function toAttributes(item: Readonly<Record<string, unknown>>): Attributes {
  const entries: [string, AttributeValue][] = []
  for (const name in item) {
    const value = item[name]
    if (value !== undefined) entries.push([name, attributeOf(value, name)])
  }
  return Object.fromEntries(entries) // defines, so that no name of a key can reach a prototype
}

/**
 * The plain item of an attribute form.
 *
 * @throws TypeError for a kind of value that no record of ours has, or a number that would lose digits
 */
export function fromAttributes(attributes: Attributes): Item {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, plainOf(value, name)]))
}

function attributeOf(value: unknown, name: string): AttributeValue {
  switch (typeof value) {
    case 'string':
      return { S: value }
    case 'number':
      return { N: String(exact(value, name)) }
    case 'boolean':
      return { BOOL: value }
    case 'object':
      if (value === null) return { NULL: true }
      if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
      if (Array.isArray(value)) return { L: value.map((one) => attributeOf(one, name)) }
      if (isPlain(value)) return { M: toAttributes(value) }
  }
  throw new TypeError(`${name} holds what a record cannot: ${typeof value}`)
}

function plainOf(value: AttributeValue, name: string): unknown {
  if ('S' in value) return value.S
  if ('N' in value) return exact(Number(value.N), name)
  if ('BOOL' in value) return value.BOOL
  if ('M' in value) return fromAttributes(value.M)
  if ('L' in value) return value.L.map((one) => plainOf(one, name))
  if ('NULL' in value) return null
  if ('B' in value) return new Uint8Array(Buffer.from(value.B, 'base64'))
  throw new TypeError(`${name} has a kind of value that no record has`)
}

function exact(value: number, name: string): number {
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value
  throw new TypeError(`${name} is a number that cannot be kept exactly: ${value}`)
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
