import { describe, expect, test } from 'vitest'
import { plainText, requiredText } from '#shared/format/plain-text'

const accepts = (text: unknown) => plainText(20).safeParse(text).success

describe('plainText', () => {
  test.each(['', 'Jao Camp', 'رحلة', 'ירח דבש', '🦁🏕️', 'naïve', 'two\nlines', 'a\ttab', "O'Hara"])(
    'takes %j',
    (text) => {
      expect(accepts(text)).toBe(true)
    },
  )

  test.each([
    'a\u0000b',
    'bell\u0007',
    'del\u007f',
    'next\u0085line',
    'turn\u202eed',
    'iso\u2066late',
    'x'.repeat(21),
    7,
    null,
    undefined,
  ])('refuses %j', (text) => {
    expect(accepts(text)).toBe(false)
  })

  test('trims', () => {
    expect(plainText(5).parse('  Jao  ')).toBe('Jao')
  })
})

test('required text is not empty, nor made of blanks', () => {
  expect(requiredText(20).safeParse('   ').error?.issues[0]?.message).toBe('must not be empty')
  expect(requiredText(20).parse(' a ')).toBe('a')
})
