import { expect, test } from 'vitest'
import { type EncodedAnswer, edgeCache } from '../../../../infra/local/gateway/edge-cache'

const answer = (body: string, more: Partial<EncodedAnswer> = {}): EncodedAnswer => ({
  statusCode: 200,
  headers: ['cache-control', 'public, max-age=60'],
  body,
  ...more,
})

test('an answer is kept until its time is over, and tells its age', () => {
  const cache = edgeCache(10_000)
  cache.keep('/a', answer('x'), 1_000)
  expect(cache.find('/a', 6_500)).toEqual(
    answer('x', { headers: ['cache-control', 'public, max-age=60', 'age', '5', 'x-cache', 'Hit'] }),
  )
  expect(cache.find('/a', 61_000)).toBeUndefined()
  expect(cache.find('/b', 1_000)).toBeUndefined()
})

test.each([
  ['an error', { statusCode: 404 }],
  ['a private answer', { headers: ['cache-control', 'private, max-age=60'] }],
  ['an answer not to be stored', { headers: ['cache-control', 'no-store'] }],
  ['an answer that says nothing', { headers: [] }],
  ['an answer of no time', { headers: ['cache-control', 'public, max-age=0'] }],
])('%s is not kept', (_, more) => {
  const cache = edgeCache(10_000)
  cache.keep('/a', answer('x', more), 0)
  expect(cache.find('/a', 1)).toBeUndefined()
})

test('the oldest go when there is no more room, and what is too large is never kept', () => {
  const cache = edgeCache(1_000)
  for (let index = 0; index < 20; index++) cache.keep(`/${index}`, answer('x'.repeat(90)), 0)
  const there = Array.from({ length: 20 }, (_, index) => cache.find(`/${index}`, 1) !== undefined)
  expect(there.lastIndexOf(false)).toBe(9)
  cache.keep('/large', answer('x'.repeat(200)), 0)
  expect(cache.find('/large', 1)).toBeUndefined()
})
