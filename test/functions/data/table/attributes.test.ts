import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attributes, fromAttributes, toAttributes } from '../../../../functions/data/table/attributes'

const leaf = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, min: -1e15, max: 1e15 }).map((value) => (Object.is(value, -0) ? 0 : value)),
  fc.boolean(),
  fc.constant(null),
  fc.uint8Array({ maxLength: 40 }),
)
/** The SDK loses this one name; we do not, as a test below says. */
const name = fc.string().filter((text) => text !== '__proto__')
const anyItem = fc.dictionary(
  name,
  fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(name, tie('value'))),
  })).value,
  { noNullPrototype: true },
)

test('an item comes back as it was', () => {
  fc.assert(fc.property(anyItem, (item) => void expect(fromAttributes(toAttributes(item))).toEqual(item)))
})

test('an item is written as the SDK writes it, its bytes in base64', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      expect(toAttributes(item)).toEqual(inBase64(marshall(item)))
    }),
  )
})

test('an item of the SDK is read as the SDK reads it', () => {
  const item = { text: 'a', count: 3, share: 0.1, none: null, list: [1, { deep: true }], long: Number.MAX_SAFE_INTEGER }
  expect(fromAttributes(inBase64(marshall(item)))).toEqual(unmarshall(marshall(item)))
})

test('what is undefined is left out, at every depth', () => {
  expect(toAttributes({ a: undefined, b: { c: undefined, d: 1 } })).toEqual({ b: { M: { d: { N: '1' } } } })
})

test('a name like __proto__ stays a name', () => {
  const item = fromAttributes(JSON.parse('{"__proto__":{"M":{"isAdmin":{"BOOL":true}}}}'))
  expect(Object.keys(item)).toEqual(['__proto__'])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  expect(Object.getPrototypeOf(item)).toBe(Object.prototype)
})

test.each([
  ['a number that is none', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['a number beyond exactness', 2 ** 53],
  ['a date', new Date(0)],
  ['a function', () => 1],
  ['a bigint', 1n],
  ['a hole in a list', [undefined]],
])('%s is refused by name', (_, value) => {
  expect(() => toAttributes({ total: value })).toThrow(/^total /)
})

test('a number that would lose digits is not read', () => {
  expect(() => fromAttributes({ total: { N: '9007199254740993' } })).toThrow('total is a number that cannot be kept')
})

test('a kind of value that no record has is not read', () => {
  expect(() => fromAttributes(JSON.parse('{"tags":{"SS":["a"]}}'))).toThrow('tags has a kind of value')
})

/** As they are on the wire. */
function inBase64(attributes: object): Attributes {
  return JSON.parse(
    JSON.stringify(attributes, function (this: Record<string, unknown>, key, value) {
      const raw = this[key]
      return raw instanceof Uint8Array ? Buffer.from(raw).toString('base64') : value
    }),
  )
}
