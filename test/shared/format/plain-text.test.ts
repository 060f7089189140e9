import { describe, expect, test } from 'vitest'
import { cutText, plainText, requiredText } from '#shared/format/plain-text'

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

  test('leaves out half of a character, which no address could hold', () => {
    expect(plainText(9).parse('Lions \ud83e')).toBe('Lions')
    expect(plainText(9).parse('\udd81 Lions')).toBe('Lions')
    expect(plainText(9).parse('Lions 🦁')).toBe('Lions 🦁')
  })

  test('trims', () => {
    expect(plainText(5).parse('  Jao  ')).toBe('Jao')
  })
})

test('a text is cut between characters', () => {
  expect(cutText('Lions 🦁', 8)).toBe('Lions 🦁')
  expect(cutText('Lions 🦁', 7)).toBe('Lions ')
  expect(() => encodeURIComponent(cutText(`${'a'.repeat(99)}🦁`, 100))).not.toThrow()
})

test('required text is not empty, nor made of blanks', () => {
  expect(requiredText(20).safeParse('   ').error?.issues[0]?.message).toBe('must not be empty')
  expect(requiredText(20).parse(' a ')).toBe('a')
})
