import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { definitionOf, valuesOf } from '../../support/schema-values'

const everyRoute = Object.values<Route>(routes)

/** The schemas that what is sent goes through, by route and part. */
const sent = everyRoute.flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    return schema === undefined ? [] : [{ name: `${part} of ${route.name}`, schema }]
  }),
)
/** Pages that browsers open from a mail take whatever a mail program adds to their address. */
const pages = everyRoute
  .filter(({ path }) => path === '/api/pay/{token}')
  .flatMap(({ params, query }) => [params, query])
const objects = sent.filter(
  ({ schema }) => shapeOf(schema) !== undefined && !pages.includes(schema),
)

function shapeOf(schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> | undefined {
  const { type, shape, in: inner, innerType } = definitionOf(schema)
  if (type === 'object') return shape
  const next = type === 'pipe' ? inner : innerType
  return next === undefined ? undefined : shapeOf(next)
}

/** The schema behind what may be missing. */
function plainOf(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType, in: inner } = definitionOf(schema)
  const next = ['optional', 'default', 'prefault', 'nullable'].includes(type)
    ? innerType
    : type === 'pipe'
      ? inner
      : undefined
  return next === undefined ? schema : plainOf(next)
}

const dates = { startDate: '2027-06-15', endDate: '2027-06-18' }
const trip = { ...dates, itinerary: { ...dates, adults: 2, children: 0 } }
const known = new Map<z.ZodMiniType, Record<string, unknown>>([
  [routes.createItinerary.body, trip],
  [routes.createSavedItinerary.body, trip],
  [routes.patchItinerary.body, { name: 'Delta in May', ...dates, adults: 2, children: 0 }],
])

/**
 * Something that the schema accepts: the first value drawn that keeps the rules between its fields,
 * too.
 */
function accepted(schema: z.ZodMiniType): Record<string, unknown> {
  for (let seed = 0; seed < 40 && !known.has(schema); seed++) {
    const drawn = fc.sample(valuesOf(schema), { numRuns: 8, seed })
    const found = drawn.find((value) => schema.safeParse(value).success)
    if (found !== undefined) known.set(schema, found as Record<string, unknown>)
  }
  const value = known.get(schema)
  if (value === undefined) throw new Error('nothing that was drawn is accepted')
  return value
}

test.each(everyRoute.map((route) => [route.path, route] as const))(
  '%s names the parameters that its schema has',
  (path, route) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      Object.keys(route.params === undefined ? {} : (shapeOf(route.params) ?? {})).toSorted(),
    ).toEqual(named.toSorted())
  },
)

test.each(sent.map(({ name, schema }) => [name, schema] as const))(
  '%s takes values of its shape, and the same again',
  (_name, schema) => {
    const value = accepted(schema)
    expect(schema.safeParse(structuredClone(value)).success).toBe(true)
  },
)

/** Messengers, social networks and calendar apps add parameters of their own to a link. */
const passedOn = [
  'query of showSharedTrip',
  'query of showSharePicture',
  'query of showCalendarFeed',
]

describe.each(objects.map(({ name, schema }) => [name, schema] as const))('%s', (name, schema) => {
  const shape = shapeOf(schema) ?? {}

  test('refuses a field that it does not know, but for links that are passed on', () => {
    const isTaken = schema.safeParse({ ...accepted(schema), fieldThatNobodyKnows: 1 }).success
    expect(isTaken).toBe(passedOn.includes(name))
  })

  test('refuses a value of the wrong type in each field, and a text without end', () => {
    const value = accepted(schema)
    const strangers = [Symbol.iterator, () => 1, 'x'.repeat(512 * 1024)]
    for (const [field, own] of Object.entries(shape)) {
      const { type } = definitionOf(plainOf(own))
      if (type === 'unknown' || type === 'any') continue
      for (const stranger of strangers) {
        expect(
          schema.safeParse({ ...value, [field]: stranger }).success,
          `${field} ${typeof stranger}`,
        ).toBe(false)
      }
    }
  })

  test('refuses what is no object', () => {
    for (const value of [null, 'text', 12, true])
      expect(schema.safeParse(value).success).toBe(false)
  })
})
