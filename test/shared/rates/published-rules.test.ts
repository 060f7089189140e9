import { expect, test } from 'vitest'
import { publishedRules } from '#shared/rates/published-rules'

const rule = {
  optionKey: 'JAO-TENT',
  from: '2027-01-01',
  to: '2027-12-31',
  currency: 'ZAR',
  minLOS: 2,
}
const net = { ...rule, twinRate: '900.00', singleRate: '1200.00', childRate: '450.00' }

test('published prices stand in place of the net ones, all of them, and nothing else changes', () => {
  const [published] = publishedRules([{ ...net, rack: { twinRate: '1100.00' } }]) ?? []
  expect(published).toEqual({ ...rule, twinRate: '1100.00' })
})

test('child bands in percent are those of both prices, amounts are each its own', () => {
  const bands = (rack: object) =>
    publishedRules([{ ...net, childBands: '2-11 50%', rack }])?.[0]?.childBands
  expect(bands({ twinRate: '1100.00' })).toBe('2-11 50%')
  expect(bands({ twinRate: '1100.00', childBands: '2-11 600.00' })).toBe('2-11 600.00')
  const [amounts] =
    publishedRules([{ ...net, childBands: '2-11 450.00', rack: { twinRate: '1100.00' } }]) ?? []
  expect(amounts?.childBands).toBeUndefined()
})

test('one rule without published prices leaves none, and no rules have none', () => {
  expect(publishedRules([{ ...net, rack: { twinRate: '1100.00' } }, net])).toBeUndefined()
  expect(publishedRules([])).toBeUndefined()
})
