import { expect, test } from 'vitest'
import { isOnAgencyList } from '#shared/access/agency-lists'

test.each([
  ['firstParty', 'ITR006', true],
  ['relaxedProblems', 'YEL002', true],
  ['relaxedProblems', 'YEL003', true],
  ['alternativeTheme', 'JAC031', true],
  ['alternativeTheme', 'ITR006', false],
  ['firstParty', 'itr006', false],
] as const)('on the list %s stands %s: %s', (list, code, stands) => {
  expect(isOnAgencyList(list, code)).toBe(stands)
})
