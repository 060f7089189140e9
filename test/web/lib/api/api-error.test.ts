import { describe, expect, test } from 'vitest'
import { ApiError, failureText, fieldErrorsOf } from '../../../../web/lib/api/api-error'

const failure = (over: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({
    status: 400,
    code: 'request.invalid',
    message: 'Some fields are invalid',
    ...over,
  })

const details = { fields: [{ field: 'body.contact.phone', message: 'must be a phone number' }] }

describe('failureText', () => {
  test('puts the server’s details after a prefix', () => {
    expect(failureText(failure({ details }), 'Unable to save.')).toBe(
      'Unable to save. must be a phone number',
    )
  })

  test('is the server’s message otherwise', () => {
    expect(failureText(failure(), 'Unable to save.')).toBe('Some fields are invalid')
  })

  test.each([new Error('inner'), undefined, failure({ message: '' })])(
    'is general for %s',
    (error) => {
      expect(failureText(error)).toBe('An unknown error occurred')
    },
  )
})

describe('fieldErrorsOf', () => {
  test('names the fields of the body', () => {
    expect(fieldErrorsOf(failure({ details }))).toEqual({
      'contact.phone': 'must be a phone number',
    })
  })

  test.each([undefined, { fields: 'no' }, { fields: [1, null] }])(
    'is empty for details %j',
    (odd) => {
      expect(fieldErrorsOf(failure({ details: odd }))).toEqual({})
    },
  )
})
