import { expect, test } from 'vitest'
import { marketByPhone } from '#shared/rates/markets'

test.each([
  ['+27 82 555 0101', 'sadc'],
  ['00267 71555010', 'sadc'],
  ['+1 (212) 555-0100', 'international'],
  ['+254 20 555 010', 'eac'],
  ['+255 27 555 010', 'sadc'],
  ['+44 20 555 010', 'international'],
  ['082 555 0101', undefined],
  ['', undefined],
])('the market of %s is %s', (phone, market) => {
  expect(marketByPhone(phone)).toBe(market)
})
