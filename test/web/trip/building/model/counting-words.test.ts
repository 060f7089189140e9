import { describe, expect, test } from 'vitest'
import { countWords, regionsWords } from '../../../../../web/trip/building/model/counting-words'

describe('words with numbers', () => {
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
