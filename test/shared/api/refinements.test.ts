import { describe, expect, test } from 'vitest'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { routes } from '#shared/api/routes'

/** Values of the right type that break whatever a schema asks of them beyond it. */
const strings = ['x', '', '2027-13-45', '0000-00-00', '9999-12-31', '€', 'x'.repeat(5_000)]
const numbers = [-1, 0, 1e15]

/**
 * A value of the schema's types, with its texts and numbers as given: only checks and refinements
 * can refuse it.
 */
function wrongValue(schema: $ZodType, text: string, number: number, depth = 0): unknown {
  const { def } = (schema as $ZodTypes)._zod // every schema of the contract is one of zod's own kinds
  const inner = (one: $ZodType) => wrongValue(one, text, number, depth + 1)
  if (depth > 12) return undefined
  switch (def.type) {
    case 'string':
      return text
    case 'number':
      return number
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array':
      return [inner(def.element), inner(def.element)]
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, inner(one)]))
    case 'record':
      return { [text]: inner(def.valueType) }
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'union':
      return inner(def.options[0] as $ZodType)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'lazy':
      return inner(def.getter())
    case 'tuple':
      return def.items.map(inner)
    default:
      return text
  }
}

describe('refinements of bodies and queries', () => {
  const parts = Object.entries(routes).flatMap(([name, route]) =>
    (['body', 'query', 'params'] as const).flatMap((part) => {
      const schema = (route as { readonly [key in typeof part]?: $ZodType })[part]
      return schema === undefined ? [] : [{ name, part, schema }]
    }),
  )
  test.each(parts)(
    '$name refuses a $part whose parts are wrong, and does not throw',
    ({ schema }) => {
      for (const text of strings) {
        for (const number of numbers) {
          const { run } = schema._zod
          expect(() =>
            run({ value: wrongValue(schema, text, number), issues: [] }, { async: false }),
          ).not.toThrow()
        }
      }
    },
  )
})
