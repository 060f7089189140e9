import { describe, expect, test } from 'vitest'
import { capitalize, countOf, guestWords, joinWords, partyWords } from '#shared/format/words'

describe('words with numbers', () => {
  test('one has the singular', () => {
    expect([countOf(1, 'room'), countOf(0, 'room'), countOf(10_000, 'room')]).toEqual([
      '1 room',
      '0 rooms',
      '10,000 rooms',
    ])
  })

  test('a party names whoever there is', () => {
    expect(guestWords({ adults: 2, children: 0 })).toBe('2 adults')
    expect(guestWords({ adults: 1, children: 2 })).toBe('1 adult, 2 children')
    expect(guestWords({ adults: 0, children: 1 })).toBe('1 child')
  })

  test('a list ends with and', () => {
    expect([joinWords([]), joinWords([11]), joinWords([11, 13]), joinWords([3, 8, 12])]).toEqual([
      '',
      '11',
      '11 and 13',
      '3, 8 and 12',
    ])
  })

  test('an irregular plural is given', () => {
    expect([countOf(1, 'child', 'children'), countOf(2, 'child', 'children')]).toEqual([
      '1 child',
      '2 children',
    ])
  })

  test('a party names the ages that are known', () => {
    expect(partyWords({ adults: 2, children: 2, childrenAges: [11, 13] })).toBe(
      '2 adults, 2 children (11, 13)',
    )
    expect(partyWords({ adults: 2, children: 0, childrenAges: [] })).toBe('2 adults')
    expect(partyWords({ adults: 0, children: 0 })).toBe('0 adults')
  })

  test('a word gets a capital first letter, and nothing else changes', () => {
    expect([capitalize('rack rates of JAO'), capitalize('')]).toEqual(['Rack rates of JAO', ''])
  })
})
