import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { differBy, withoutRepeats } from '#shared/ids/list-checks'
import { definitionOf, valuesOf } from '../../support/schema-values'

/** Lists in which the same twice is two: texts, ages, rooms, stops of a journey, and pages. */
const mayRepeat = [
  'updatePayments.body.changes', // why, in words
  'childrenAges',
  'extras',
  'instalments', // two of one payment, due on one day: each is a further payment
  'included',
  'notIncluded',
  'people',
  'pictures',
  'rates', // rules of one room: told apart by their periods
  'regions', // a journey may come through Johannesburg twice
  'rooms',
  'accommodationRooms', // two stays at one camp from one day: a family and their friends
  'segments.optionKeys', // one for each of its rooms
  'roomTypeIds',
  'systemTypes',
]
/** Lists that must be empty. */
const mustBeEmpty = ['camps', 'transitPoints']
/** Rules between entries that say more than that they differ, with tests of their own. */
const comparedElsewhere = ['cancellation', 'patchTravelNotes.body.countries', 'parties']
const keys = ['id', 'row', 'field', 'paymentId', 'currency', 'name', 'days']

interface List {
  /** Its route, part and fields, as `clients.body.ids`. */
  readonly path: string
  readonly schema: z.ZodMiniType
  readonly element: z.ZodMiniType
}

const plainTypes = ['string', 'enum', 'number', 'int', 'object']

function plainOf(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, in: inner, innerType = inner } = definitionOf(schema)
  return plainTypes.includes(type) || innerType === undefined ? schema : plainOf(innerType)
}

/** Every list that a schema takes. */
function listsIn(schema: z.ZodMiniType, path: string, depth = 0): List[] {
  const definition = definitionOf(schema)
  const { type, element, shape = {}, options = [], valueType, innerType } = definition
  const next = type === 'pipe' ? definition.in : innerType
  if (depth > 14) return []
  const deeper = (one: z.ZodMiniType, field?: string) =>
    listsIn(one, field === undefined ? path : `${path}.${field}`, depth + 1)
  if (type === 'array' && element !== undefined)
    return [{ path, schema, element }, ...deeper(element)]
  return [
    ...Object.entries(shape).flatMap(([field, one]) => deeper(one, field)),
    ...options.flatMap((one) => deeper(one)),
    ...(valueType === undefined ? [] : deeper(valueType)),
    ...(next === undefined ? [] : deeper(next)),
  ]
}

const lists = Object.values<Route>(routes).flatMap((route) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    return schema === undefined ? [] : listsIn(schema, `${route.name}.${part}`)
  }),
)
const exceptions = [...mayRepeat, ...mustBeEmpty, ...comparedElsewhere]
const judged = lists.filter(({ path }) => !exceptions.some((name) => endsIn(path, name)))

function endsIn(path: string, name: string): boolean {
  return path === name || path.endsWith(`.${name}`)
}

/** One entry that the list takes. */
function entryOf({ schema, element }: List): unknown {
  const drawn = [0, 1, 2, 3].flatMap((seed) => fc.sample(valuesOf(element), { numRuns: 200, seed }))
  const entry = drawn
    .flatMap((value) => [value, plainer(value)])
    .find((value) => schema.safeParse([value]).success)
  if (entry === undefined) throw new Error('nothing that was drawn is accepted')
  return entry
}

/** The same record on one day and with nothing in its lists: what belongs together then does. */
function plainer(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const record: Record<string, unknown> = { ...value }
  for (const [field, part] of Object.entries(record)) if (Array.isArray(part)) record[field] = []
  if ('startDate' in record && 'endDate' in record) record.endDate = record.startDate
  return record
}

describe('lists in requests', () => {
  test('are found in many routes, and each exception is of one of them', () => {
    expect(judged.length).toBeGreaterThan(50)
    const unused = exceptions.filter((name) => !lists.some(({ path }) => endsIn(path, name)))
    expect(unused).toEqual([])
  })

  test.each(judged.map((list) => [list.path, list] as const))(
    '%s names nothing twice',
    (_path, list) => {
      const entry = entryOf(list)
      const isRecord = definitionOf(plainOf(list.element)).type === 'object'
      const key = isRecord ? keys.find((field) => Object.hasOwn(Object(entry), field)) : undefined
      const { data, error } = list.schema.safeParse([entry, structuredClone(entry)])
      if (error === undefined) expect(data).toHaveLength(1)
      else
        expect(error.issues).toEqual([
          expect.objectContaining({ path: [1, key], message: 'must not be listed twice' }),
        ])
    },
  )
})

describe('withoutRepeats', () => {
  const schema = z.array(z.string()).check(z.maxLength(5), withoutRepeats())

  test('leaves each id where it comes first', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 }), (ids) => {
        expect(schema.parse(ids)).toEqual([...new Set(ids)])
      }),
    )
  })

  test('takes half a million ids in no time, and refuses them as too many', () => {
    const ids = Array.from({ length: 500_000 }, (_, at) => `${at}`)
    const begun = process.cpuUsage().user
    expect(schema.safeParse(ids).success).toBe(false)
    expect(process.cpuUsage().user - begun).toBeLessThan(1_500_000)
  })
})

test('differBy lets records without a key be', () => {
  const schema = z.array(z.object({ id: z.optional(z.string()) })).check(differBy('id'))
  expect(schema.safeParse([{}, {}, { id: 'a' }, { id: 'b' }]).success).toBe(true)
  expect(schema.safeParse([{ id: 'a' }, {}, { id: 'a' }]).error?.issues[0]?.path).toEqual([2, 'id'])
})

test('differBy compares the records of one kind where it is told the field of the kind', () => {
  const schema = z
    .array(z.object({ kind: z.string(), name: z.string() }))
    .check(differBy('name', 'kind'))
  const warm = (kind: string) => ({ kind, name: 'Warm' })
  expect(schema.safeParse([warm('invitation'), warm('reminder')]).success).toBe(true)
  expect(
    schema.safeParse([warm('invitation'), warm('reminder'), warm('invitation')]).error?.issues[0]
      ?.path,
  ).toEqual([2, 'name'])
})
