import { expect, test } from 'vitest'
import { withoutNames } from '../../../functions/data/client-privacy/nameless'

test('a name with the signs of regular expressions stands for itself alone', () => {
  expect(withoutNames('For A.*(b) and Axxb', ['A.*(b)'])).toBe('For … and Axxb')
  expect(withoutNames('For (((Ann', ['(((Ann', '[a-z]+', '\\w+'])).toBe('For …')
})
