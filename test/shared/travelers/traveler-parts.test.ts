import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countryCodes,
  mergeValues,
  partState,
  travelerPart,
  travelerPartNames,
  valueProblem,
} from '#shared/travelers/traveler-parts'

const names = ['number', 'nationality', 'born', 'issued', 'expires']
const values = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('a', 'b', 'c'), {
  noNullPrototype: true,
})
const changes = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('x', ' y ', '', null), {
  noNullPrototype: true,
})

describe('merging by field', () => {
  test('gives the same in either order where two people change different fields', () => {
    fc.assert(
      fc.property(values, changes, changes, (before, one, other) => {
        const mine = Object.fromEntries(
          Object.entries(one).filter(([name]) => !Object.hasOwn(other, name)),
        )
        const first = mergeValues(mergeValues(before, mine), other)
        expect(mergeValues(mergeValues(before, other), mine)).toEqual(first)
        expect(mergeValues(first, other)).toEqual(first) // sent twice
      }),
    )
  })

  test('changes what is named and nothing else, and keeps no empty value', () => {
    fc.assert(
      fc.property(values, changes, (before, change) => {
        const after = mergeValues(before, change)
        for (const name of names) {
          const expected = Object.hasOwn(change, name)
            ? (change[name]?.trim() ?? '')
            : (before[name] ?? '')
          expect(after[name] ?? '').toBe(expected)
        }
        expect(Object.values(after)).not.toContain('')
      }),
    )
  })
})

describe('a value', () => {
  const field = (part: (typeof travelerPartNames)[number], name: string) => {
    const found = travelerPart(part).fields[name]
    if (found === undefined) throw new Error(name)
    return found
  }
  test.each([
    ['passport', 'number', 'SE9934567', true],
    ['passport', 'number', '1234', false],
    ['passport', 'nationality', 'SE', true],
    ['passport', 'nationality', 'toString', false],
    ['passport', 'expires', '2028-02-29', true],
    ['passport', 'expires', '2027-02-29', false],
    ['passport', 'born', '0027-02-28', false],
    ['stay', 'diet', 'vegan', true],
    ['stay', 'diet', 'constructor', false],
    ['emergency', 'phone', '+46 8 555 0143', true],
    ['emergency', 'phone', 'at home', false],
    ['flights', 'arrivalFlight', 'kl569', true],
    ['flights', 'arrivalFlight', 'tomorrow', false],
    ['flights', 'arrivalTime', '24:00', false],
    ['name', 'given', 'أميرة '.repeat(30), true],
    ['name', 'given', 'a'.repeat(201), false],
    ['health', 'allergies', '', true],
  ] as const)('%s.%s takes %s: %s', (part, name, value, isGood) => {
    expect(valueProblem(field(part, name), value) === undefined).toBe(isGood)
  })

  test('of nationality is a country that browsers can name', () => {
    const nameOf = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    expect(countryCodes.filter((code) => nameOf.of(code) === undefined)).toEqual([])
    expect(new Set(countryCodes).size).toBe(countryCodes.length)
  })
})

test('a part is done once it has what it needs', () => {
  expect(partState('passport')).toBe('empty')
  expect(partState('passport', { issued: '2022-01-01' })).toBe('started')
  expect(partState('emergency', { contact: 'Ulla', phone: '+46 8 555 0143' })).toBe('done')
  expect(travelerPartNames.filter((name) => partState(name, {}) !== 'empty')).toEqual([])
})
