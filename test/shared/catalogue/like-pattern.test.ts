import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, isLike, likePattern, literalLike } from '#shared/catalogue/like-pattern'

const like = (text: string, pattern: string) => isLike(text, likePattern(pattern, false))

describe('isLike', () => {
  test.each([
    ['Jao Camp', 'Jao', true],
    ['Jao Camp', 'o C', true],
    ['Jao Camp', '', true],
    ['Jao Camp', 'jao', false],
    ['Jao Camp', 'Jao%', true],
    ['Jao Camp', '%Camp', true],
    ['Jao Camp', 'Camp%', false],
    ['Jao Camp', 'J%o%p', true],
    ['Jao Camp', 'J%p%o', false],
    ['Jao Camp', '%', true],
    ['Jao Camp', '%%%', true],
    ['aa', 'aa%aa', false],
    ['aXa', 'a%a', true],
    ['a', 'a%a', false],
    ['abcab', 'ab%c%ab', true],
    ['100% wild', '100\\%', true],
    ['100 wild', '100\\%', false],
    ['a\\b', 'a\\b', true],
    ['Jao Camp', '.*', false],
    ['Jao_Camp', 'o_C', true],
    ['Jao Camp', 'o_C', false],
  ])('%j like %j is %s', (text, pattern, expected) => {
    expect(like(text, pattern)).toBe(expected)
  })

  test('finds what was typed, and nothing else, when every character is meant', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '_', '%', '\\'), maxLength: 8 })
    fc.assert(
      fc.property(
        text,
        text,
        (whole, typed) => like(whole, literalLike(typed)) === whole.includes(typed),
      ),
    )
    expect(like('Jao Camp', literalLike('%'))).toBe(false)
  })

  test('ignores case when asked to', () => {
    expect(isLike(fold('ÉMERAUDE Bay'), likePattern('émeraude', true))).toBe(true)
  })

  test('agrees with a matcher that tries everything', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '%'), maxLength: 8 })
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 }),
        text,
        (value, pattern) => {
          const wild = pattern.includes('%') ? pattern : `%${pattern}%`
          expect(like(value, pattern)).toBe(tried(value, wild))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('comes to an end on what regular expressions would try for years', () => {
    expect(like('a'.repeat(10_000), `${'%a'.repeat(200)}%b`)).toBe(false)
  })
})

function tried(text: string, pattern: string): boolean {
  if (pattern === '') return text === ''
  if (pattern[0] === '%')
    return tried(text, pattern.slice(1)) || (text !== '' && tried(text.slice(1), pattern))
  return text !== '' && text[0] === pattern[0] && tried(text.slice(1), pattern.slice(1))
}
