import '../../../functions/runtime/schema-messages'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

test.each([
  [z.number().check(z.maximum(90)), 400, 'must be at most 90'],
  [z.number().check(z.lt(1)), 1, 'must be less than 1'],
  [z.number().check(z.gt(0)), 0, 'must be more than 0'],
  [z.string().check(z.minLength(1)), '', 'must not be empty'],
  [z.string().check(z.minLength(8)), 'short', 'must be at least 8 characters'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'must be at most 1 entry'],
  [z.number().check(z.maximum(2, { error: 'Two at the most' })), 3, 'Two at the most'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.string(), undefined, 'is required'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.enum(['net', 'rack']), 'gross', 'must be one of net, rack'],
  [z.enum(['net', 'rack']), undefined, 'is required'],
  [z.literal(true), false, 'must be true'],
])(
  'what is wrong is told in words that a person reads, and own words stay: case %#',
  (schema, value, words) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words)
  },
)
