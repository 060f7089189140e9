import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byProperty, matches } from '#shared/catalogue/matches'
import { checkWhere } from '#shared/catalogue/parse-where'
import { camps } from './whitelist'

type Camp = Readonly<Record<string, unknown>>
const holds = (where: unknown, camp: Camp) =>
  matches(checkWhere(where, camps.filter), byProperty)(camp)
const jao: Camp = {
  campName: 'Jao Camp',
  countryRegionCode: 'BW-OKA',
  minChildAge: 6,
  online: true,
  campFeatures: ['MOKO', 'SWPO'],
  updatedDate: '2026-11-20',
}

describe('matches', () => {
  test.each<[unknown, boolean]>([
    [{}, true],
    [{ campName: 'Jao Camp' }, true],
    [{ campName: { equality: 'Jao' } }, false],
    [{ campName: { like: 'jao' } }, false],
    [{ campName: { ilike: 'jao' } }, true],
    [{ campName: { like: 'JAO%', options: 'i' } }, true],
    [{ disabled: { neq: true } }, true],
    [{ disabled: null }, true],
    [{ online: null }, false],
    [{ disabled: { inq: [null, false] } }, true],
    [{ disabled: { nin: [null] } }, false],
    [{ minChildAge: { gt: 6 } }, false],
    [{ minChildAge: { gte: 6 } }, true],
    [{ minChildAge: { lt: 6 } }, false],
    [{ minChildAge: { lte: 6 } }, true],
    [{ minChildAge: { between: [6, 8] } }, true],
    [{ minChildAge: { between: [7, 8] } }, false],
    [{ minChildAge: { neq: 6 } }, false],
    [{ updatedDate: { gt: '2026-11-19', lt: '2026-11-21' } }, true],
    [{ updatedDate: { between: ['2026-11-21', '2026-11-30'] } }, false],
    [{ countryRegionCode: { nin: ['ZA-SAB'] } }, true],
    [{ campName: { gt: 'Jao' } }, true],
    [{ campName: { lte: 'Jao' } }, false],
    [{ campFeatures: 'MOKO' }, true],
    [{ campFeatures: { inq: ['WIFI', 'SWPO'] } }, true],
    [{ campFeatures: { neq: 'MOKO' } }, false],
    [{ campFeatures: { nin: ['WIFI'] } }, true],
    [{ campFeatures: { ilike: 'sw%' } }, true],
    [{ or: [{ online: false }, { minChildAge: 6 }] }, true],
    [{ or: [{ online: false }, { minChildAge: 7 }] }, false],
    [{ and: [{ online: true }, { minChildAge: 6 }, { campName: { ilike: 'camp' } }] }, true],
    [{ and: [{ online: true }, { minChildAge: 7 }, { campName: { ilike: 'camp' } }] }, false],
  ])('%j of Jao Camp is %s', (where, expected) => {
    expect(holds(where, jao)).toBe(expected)
  })

  test('what is missing is never like, above, below or between', () => {
    for (const condition of [
      { campName: { like: '' } },
      { minChildAge: { gte: 0 } },
      { minChildAge: { lt: 9 } },
      { minChildAge: { between: [0, 9] } },
    ]) {
      expect(holds(condition, {})).toBe(false)
    }
    expect(holds({ campFeatures: 'MOKO' }, {})).toBe(false)
    expect(holds({ campFeatures: { neq: 'MOKO' } }, {})).toBe(true)
  })
})

describe('against a naive interpreter', () => {
  const texts = fc.constantFrom('', 'a', 'b', 'A', 'ab', 'Ba')
  const numbers = fc.constantFrom(-1, 0, 1, 2, 6)
  const camp = fc.record(
    {
      campName: fc.option(texts),
      minChildAge: fc.option(numbers),
      online: fc.option(fc.boolean()),
      campFeatures: fc.array(texts, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  const operators = (value: fc.Arbitrary<unknown>) => [
    value,
    fc.constant(null),
    fc.record({ neq: fc.option(value) }),
    fc.record({ equality: value }),
    fc.record({ inq: fc.array(fc.option(value), { minLength: 1, maxLength: 3 }) }),
    fc.record({ nin: fc.array(fc.option(value), { minLength: 1, maxLength: 3 }) }),
  ]
  const orders = (value: fc.Arbitrary<unknown>) => [
    fc.record({ gt: value, lte: value }, { requiredKeys: ['gt'] }),
    fc.record({ gte: value, lt: value }, { requiredKeys: ['lt'] }),
    fc.record({ between: fc.tuple(value, value) }),
  ]
  const likes = [
    fc.record({ like: texts }),
    fc.record({ ilike: texts }),
    fc.record({ like: texts, options: fc.constant('i') }),
  ]
  const { where } = fc.letrec<{ where: unknown }>((tie) => ({
    where: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.record({ campName: fc.oneof(...operators(texts), ...orders(texts), ...likes) }),
      fc.record({ minChildAge: fc.oneof(...operators(numbers), ...orders(numbers)) }),
      fc.record({ online: fc.oneof(...operators(fc.boolean())) }),
      fc.record({ campFeatures: fc.oneof(...operators(texts), ...likes) }),
      fc.record({ and: fc.array(tie('where'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ or: fc.array(tie('where'), { minLength: 1, maxLength: 3 }) }),
    ),
  }))

  test('every clause says the same of every camp', () => {
    fc.assert(
      fc.property(where, camp, (clause, record) => {
        expect(holds(clause, record)).toBe(naive(clause, record))
      }),
      { numRuns: 5_000 },
    )
  })
})

/** The same language, read plainly from its JSON at every record. */
function naive(where: unknown, camp: Camp): boolean {
  return Object.entries(Object(where)).every(([name, condition]) => {
    const parts = Array.isArray(condition) ? condition : []
    if (name === 'and') return parts.every((part) => naive(part, camp))
    if (name === 'or') return parts.some((part) => naive(part, camp))
    const value = camp[name]
    if (typeof condition !== 'object' || condition === null)
      return one('equality', condition, { value, name, insensitive: false })
    const insensitive = 'options' in condition
    return Object.entries(condition)
      .filter(([operator]) => operator !== 'options')
      .every(([operator, operand]) => one(operator, operand, { value, name, insensitive }))
  })
}

function one(
  operator: string,
  operand: unknown,
  { value, name, insensitive }: { value: unknown; name: string; insensitive: boolean },
): boolean {
  if (name === 'campFeatures') {
    const features = Array.isArray(value) ? value : []
    if (operator === 'neq' || operator === 'nin')
      return features.every((text) => single(operator, operand, text, insensitive))
    return features.some((text) => single(operator, operand, text, insensitive))
  }
  return single(operator, operand, value, insensitive)
}

function single(operator: string, operand: unknown, value: unknown, insensitive: boolean): boolean {
  const held = value === undefined ? null : value
  const list = Array.isArray(operand) ? operand : []
  if (operator === 'equality') return held === operand
  if (operator === 'neq') return held !== operand
  if (operator === 'inq') return list.includes(held)
  if (operator === 'nin') return !list.includes(held)
  if (held === null) return false
  const order = (bound: unknown) => (held === bound ? 0 : Object(held) < Object(bound) ? -1 : 1)
  if (operator === 'gt') return order(operand) > 0
  if (operator === 'gte') return order(operand) >= 0
  if (operator === 'lt') return order(operand) < 0
  if (operator === 'lte') return order(operand) <= 0
  if (operator === 'between') return order(list[0]) >= 0 && order(list[1]) <= 0
  const ignoreCase = operator === 'ilike' || insensitive
  return ignoreCase
    ? String(held).toLowerCase().includes(String(operand).toLowerCase())
    : String(held).includes(String(operand))
}
