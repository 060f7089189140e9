import { describe, expect, test } from 'vitest'
import { newPassword } from '#shared/api/new-password'
import { requireStrongPassword } from '../../../functions/accounts/password-strength'

const owner = ['Naledi', 'Mokoena', 'naledi@marulajourneys.com', 'Marula Journeys']
const refusal = {
  code: 'request.invalid',
  facts: { fields: [{ field: 'body.password', message: 'This password is too easy to guess' }] },
}

describe('a password that is easy to guess is refused', () => {
  test.each([
    ['one of the commonest with a capital and a sign', 'Password1!'],
    ['a season with its year', 'Summer2026!'],
    ['a row of keys', 'qwertzuiop'],
    ['a letter over and over, however long', 'a'.repeat(128)],
    ['the owner’s name with a year', 'Naledi2026'],
    ['the agency’s name, written together', 'marulajourneys'],
    ['the agency’s name with a number', 'MarulaJourneys1'],
    ['the product’s name', 'tembea2026'],
  ])('%s', async (_what, password) => {
    await expect(requireStrongPassword(password, owner)).rejects.toMatchObject(refusal)
  })
})

test.each(['kgalagadi-2027', 'marula-at-dawn-7', 'correct horse battery', '七つの海を渡る船と星'])(
  '%s is taken',
  async (password) => {
    await requireStrongPassword(password, owner)
  },
)

test('a password has 8 to 128 characters, of any kind', () => {
  const isTaken = (password: string) => newPassword.safeParse(password).success
  expect(
    [7, 8, 64, 128, 129].map((length) => isTaken('七つの海'.repeat(40).slice(0, length))),
  ).toEqual([false, true, true, true, false])
})
