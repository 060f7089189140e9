import { expect, test } from 'vitest'
import { greetingAt } from '../../../../web/pages/login/LoginPage'

test.each([
  [0, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock it greets with %s', (hour, words) => {
  expect(greetingAt(new Date(2027, 5, 15, hour))).toBe(words)
})
