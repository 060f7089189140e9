import { describe, expect, test } from 'vitest'
import { figureLimits } from './figure-limits'
import { figuresOf } from './figures'
import { isParticiple } from './participles'
import { readSources } from './sources'
import { countTokens } from './tokens'

describe('the figures of this project', () => {
  const figures = figuresOf(readSources())

  test.each(Object.entries(figureLimits))('%s do not rise', (key, { limit }) => {
    expect(figures[key as keyof typeof figureLimits]).toBeLessThanOrEqual(limit)
  })

  test('are those of a whole product', () => {
    expect(figures.tokens).toBeGreaterThan(500_000)
  })
})

describe('tokens', () => {
  test.each([
    ['const a = 1', 4],
    ['/** A note. */ f() // another', 3],
    ['`x${b({ c: 1 })}y${d}z`', 12],
    ['a / b / c', 5],
    ["a.replace(/['/]+/g, b)", 8],
    ['() => { return /x/ }', 7],
  ])('%s are counted', (source, count) => {
    expect(countTokens(source)).toBe(count)
  })
})

test('counts what stands in a file', () => {
  const lines = 'x()\n'.repeat(70)
  const source = `const found = 1\nfunction priceOf() {\n${lines}}\nconst kept = () => {\n${lines}}`
  expect(figuresOf({ 'shared/a/a.ts': source, 'test/a.ts': source })).toEqual({
    tokens: expect.any(Number),
    longFiles: 0,
    longFunctions: 2,
    filesOfManyImports: 0,
    participles: 2,
    namesInOf: 1,
  })
})

test.each([
  ['known', true],
  ['quoted', true],
  ['quotedTrip', false],
  ['seed', false],
  ['price', false],
])('%s is a participle: %s', (name, answer) => {
  expect(isParticiple(name)).toBe(answer)
})
