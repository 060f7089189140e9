import { expect, test } from 'vitest'
import { newRecoveryCodes, withoutRecoveryCode } from '../../../functions/accounts/codes'

test('a recovery code has 140 bits, is kept as a hash alone, and counts once', () => {
  const { recoveryCodes, recovery } = newRecoveryCodes()
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) {
    const letters = code.replaceAll('-', '')
    expect(letters).toMatch(/^[a-km-np-z2-9]+$/) // one of 32: 5 bits a letter
    expect(letters.length * 5).toBe(140)
  }
  expect(recovery.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  const [first = ''] = recoveryCodes
  const left = withoutRecoveryCode(first.toUpperCase(), { recovery }) ?? []
  expect(left).toHaveLength(9)
  expect(withoutRecoveryCode(first, { recovery: left })).toBeUndefined()
})
