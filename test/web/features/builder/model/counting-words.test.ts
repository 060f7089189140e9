import { describe, expect, test } from 'vitest'
import {
  counted,
  countWords,
  listed,
  partyWords,
  regionsWords,
} from '../../../../../web/features/builder/model/counting-words'

describe('words with numbers', () => {
  test('one has the singular', () => {
    expect([counted(1, 'room'), counted(0, 'room'), counted(10_000, 'room')]).toEqual([
      '1 room',
      '0 rooms',
      '10,000 rooms',
    ])
  })

  test('a party names whoever there is', () => {
    expect(partyWords({ adults: 2, children: 0 })).toBe('2 adults')
    expect(partyWords({ adults: 1, children: 2 })).toBe('1 adult, 2 children')
    expect(partyWords({ adults: 0, children: 1 })).toBe('1 child')
  })

  test('a list ends with and', () => {
    expect([listed([]), listed([11]), listed([11, 13]), listed([3, 8, 12])]).toEqual([
      '',
      '11',
      '11 and 13',
      '3, 8 and 12',
    ])
  })

  test('regions are counted with their countries', () => {
    expect(regionsWords([])).toBe('All Regions')
    const codes = ['BW', 'BW', 'KE'].map((countryCode) => ({ countryCode }))
    expect(regionsWords(codes)).toBe('3 regions, 2 countries')
  })

  test.each([
    [{ pinned: 0, term: '', total: 276, narrowed: false }, 'All'],
    [{ pinned: 0, term: '', total: 47, narrowed: true }, '47'],
    [{ pinned: 0, term: 'camp', total: 1_234, narrowed: false }, '1,234 Found'],
    [{ pinned: 0, term: 'camp', total: undefined, narrowed: false }, ''],
    [{ pinned: 2, term: 'camp', total: 3, narrowed: true }, '2 pinned'],
  ])('the count of %o is %s', (facts, words) => {
    expect(countWords(facts)).toBe(words)
  })
})
