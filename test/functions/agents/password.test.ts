import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from '../../../functions/agents/password'
import { passwordCost } from '../../../functions/agents/password-cost'

test('a password is hashed with scrypt at N=2^17, r=8, p=1', async () => {
  vi.resetModules()
  const shipped = await import('../../../functions/agents/password')
  const hash = await shipped.hashPassword('kgalagadi-2027')
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(await shipped.verifyPassword('kgalagadi-2027', hash)).toBe(true)
})

test('a hash is judged by the cost that it names, whatever new ones cost', async () => {
  const older = await hashPassword('kgalagadi-2027')
  passwordCost.N *= 2
  expect(await verifyPassword('kgalagadi-2027', older)).toBe(true)
  expect(await verifyPassword('kgalagadi-2028', older)).toBe(false)
  for (const none of [undefined, '', 'kgalagadi-2027', 'scrypt$a$8$1$x$y'])
    expect(await verifyPassword('kgalagadi-2027', none)).toBe(false)
  passwordCost.N /= 2
})

test('a password counts to its last character, with its capitals and spaces', async () => {
  const password = ` ${'Kgalagadi '.repeat(12)}x `
  const hash = await hashPassword(password)
  expect(await verifyPassword(password, hash)).toBe(true)
  for (const other of [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, 64),
    password.replace('x', 'y'),
  ])
    expect(await verifyPassword(other, hash)).toBe(false)
})
