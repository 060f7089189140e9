import fc from 'fast-check'
import type { Route } from '#shared/api/contract'
import type { TestRequest } from './http-event'
import { valuesOf } from './schema-values'

/**
 * What the records of the world under test are called, by the name of the field that asks for them.
 */
export type KnownNames = Readonly<Record<string, readonly string[]>>

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e13,
  2 ** 53 - 1,
  -(2 ** 53),
  1e308,
  '',
  ' ',
  'N/A',
  '\u0000',
  'a\nb',
  '\u{1f981}',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '../../etc/passwd',
  '<b>',
  '=1+1',
  'x'.repeat(3_000),
  '\ud83d',
  '2027-02-30',
  '0000-01-01',
  '9999-12-31',
  [],
  {},
  [[]],
  [null],
  { constructor: {} },
  { a: { b: 'c' } },
]
const filters = [
  '{"limit":5}',
  '{"fields":["id"]}',
  '{"where":{"name":{"like":"a","options":"i"}},"order":"name ASC"}',
  '{}',
  '[]',
  '{"where":{"constructor":1}}',
  '{"order":"__proto__ ASC"}',
  '{"include":["x"]}',
  '{"skip":-1}',
  'nonsense',
  '1',
  '{"where":{"and":[{"or":[{}]}]}}',
  '{"where":{"id":{"inq":["\\ud83d"]}}}',
  '{"limit":1e9}',
  '{"where":null}',
]
const cursors = [
  'x',
  '\ud83d',
  'e30',
  'eyJwayI6IngifQ',
  '%',
  Buffer.from('["a","b"]').toString('base64url'),
]
const texts: KnownNames = { filter: filters, where: filters, wheres: filters, cursor: cursors }

const headers = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  fc.constantFrom<Record<string, string>>(
    ...[
      { 'if-match': '"1"' },
      { 'if-match': 'W/"2"' },
      { 'if-match': 'x' },
      { 'if-match': '\ud83d' },
    ],
    ...[
      { 'idempotency-key': 'key-of-a-test' },
      { 'idempotency-key': 'x' },
      { 'content-type': 'text/plain' },
    ],
  ),
)
const rawBodies = [
  '{',
  '"\\ud800"',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '{"a":"\\ud800"}',
  '\u0000',
  'x'.repeat(1_100_000),
]

/**
 * Requests of a route: what its schemas accept, over records that are there, and the same spoiled
 * in one place.
 */
export function requestsOf(route: Route, known: KnownNames): fc.Arbitrary<TestRequest> {
  const part = (schema: Route['body']) =>
    schema === undefined ? fc.constant(undefined) : valuesOf(schema)
  return fc
    .record({
      params: part(route.params),
      query: part(route.query),
      body: part(route.body),
      headers,
      raw: fc.option(fc.constantFrom(...rawBodies), { freq: 25 }),
      spoil: fc.option(fc.record({ at: fc.nat(), by: fc.constantFrom(...hostile) }), {
        freq: 1,
        nil: undefined,
      }),
      pick: fc.nat(1_000),
      usesKnown: fc.boolean().map((first) => first || undefined),
    })
    .map(({ raw, spoil, pick, usesKnown = pick % 4 > 0, headers: sent, ...parts }) => {
      const value = usesKnown ? withKnown(parts, { known: { ...known, ...texts }, pick }) : parts
      const { params, query, body } = Object(spoil === undefined ? value : spoiled(value, spoil))
      const { method, path } = route
      return {
        method,
        path,
        headers: sent,
        ...(route.params === undefined ? {} : { params: flat(params) }),
        ...(route.query !== undefined
          ? { query: flat(query) }
          : pick % 11 === 0 && { query: { utm_source: 'newsletter' } }),
        ...(raw !== null ? { rawBody: raw } : route.body !== undefined && { body }),
      }
    })
}

/** Parameters are texts, and of an address no part is empty. */
const flat = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value ?? {})).map(([name, own]) => [name, String(own) || 'x']),
  )

/**
 * The same with fields of known names asking for what is there: one camp's rooms, dates of one
 * journey.
 */
function withKnown(value: unknown, use: { known: KnownNames; pick: number }, field = ''): unknown {
  const names = Object.hasOwn(use.known, field) ? use.known[field] : undefined
  if (typeof value === 'string') return names?.[use.pick % names.length] ?? value
  if (Array.isArray(value)) return value.map((one) => withKnown(one, use, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, withKnown(own, use, name)]),
  )
}

/** The same with something else in one place, or one field more. */
function spoiled(value: unknown, { at, by }: { at: number; by: unknown }): unknown {
  const places = placesIn(value)
  const place = places[at % places.length] ?? []
  return at % 7 === 0 && typeof by === 'string'
    ? put(value, [...place.slice(0, -1), by], 1)
    : put(value, place, by)
}

function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  const inner = Object.entries(value).flatMap(([name, own]) => placesIn(own, [...path, name]))
  return path.length > 1 ? [[...path], ...inner] : inner
}

function put(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((own, at) => (String(at) === name ? put(own, rest, by) : own))
  if (typeof value !== 'object' || value === null) return by
  const entries = Object.entries(value).filter(([other]) => other !== name)
  return Object.fromEntries([
    ...entries,
    [name, put(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined, rest, by)],
  ])
}
