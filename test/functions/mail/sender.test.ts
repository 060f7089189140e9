import fc from 'fast-check'
import { expect, test } from 'vitest'
import { senderNamed } from '../../../functions/mail/sender'

const from = 'Tembea <hello@tembea.example>'

test.each([
  ['Marula Journeys', '"Marula Journeys" <hello@tembea.example>'],
  [undefined, from],
  ['  ', from],
  ['Evil" <thief@example.com>', '"Evil thief example.com" <hello@tembea.example>'],
  ['Line\r\nBcc: all', '"Line Bcc: all" <hello@tembea.example>'],
])('a mail of %j is from %s', (name, expected) => {
  expect(senderNamed(from, name)).toBe(expected)
})

test('an address alone gets a name too', () => {
  expect(senderNamed('hello@tembea.example', 'Marula')).toBe('"Marula" <hello@tembea.example>')
})

test('any name stays readable, in one line, and the address stays ours', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const sender = senderNamed(from, name)
      expect(sender.endsWith('<hello@tembea.example>')).toBe(true)
      expect(sender).toMatch(/^[\x20-\x7e]*$/)
      const words = [...sender.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)]
      for (const [word, text = ''] of words) {
        expect(word.length).toBeLessThanOrEqual(75)
        expect(Buffer.from(text, 'base64').toString()).not.toContain('\ufffd')
      }
    }),
  )
  expect(senderNamed(from, 'サファリ旅行社')).toMatch(/^=\?UTF-8\?B\?[^?]+\?= <hello@/)
})
