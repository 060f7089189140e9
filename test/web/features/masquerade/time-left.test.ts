import { expect, test } from 'vitest'
import { timeLeft } from '../../../../web/features/masquerade/components/MasqueradeBanner'

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [61, '1:01'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [14_400, '4:00:00'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words)
})
