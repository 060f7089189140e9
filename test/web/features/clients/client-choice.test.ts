import { describe, expect, test } from 'vitest'
import { blankClient, newClientProblem } from '../../../../web/features/clients/model/client-choice'

const filled = { ...blankClient, firstName: 'Eleanor', lastName: 'Hartley', email: 'eleanor@hartley.co.uk' }

describe('newClientProblem', () => {
  test('finds nothing in a filled-in form', () => {
    expect(newClientProblem(filled)).toBeUndefined()
  })

  test.each([
    [blankClient, 'firstName', 'First name is required'],
    [{ ...filled, firstName: '   ' }, 'firstName', 'First name is required'],
    [{ ...blankClient, firstName: 'Eleanor', email: 'no' }, 'lastName', 'Last name is required'],
    [{ ...filled, email: 'eleanor@hartley' }, 'email', 'Email must be valid'],
    [{ ...filled, email: 'eleanor hartley@x.uk' }, 'email', 'Email must be valid'],
    [{ ...filled, email: ' ' }, 'email', 'Email is required'],
  ] as const)('tells the first problem of %j', (form, field, message) => {
    expect(newClientProblem(form)).toEqual({ field, message })
  })

  test.each(['José', '李', 'عائشة', "O'Brien-Smith", '🦁'])('takes the name %s', (firstName) => {
    expect(newClientProblem({ ...filled, firstName })).toBeUndefined()
  })
})
