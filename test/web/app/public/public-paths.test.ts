import { describe, expect, test } from 'vitest'
import { isPublicPath, publicPathOf, publicTitleOf } from '../../../../web/app/public/public-paths'

describe('publicPathOf', () => {
  test.each(['/', '/productive', '/powerful', '/profitable', '/login'])('%s is public', (path) => {
    expect(publicPathOf(path)).toBe(path)
    expect(publicPathOf(`${path}/`.replace('//', '/'))).toBe(path)
  })

  test('the sign-in page may have a token behind it', () => {
    expect(publicPathOf('/login/abc')).toBe('/login')
  })

  test.each(['/builder', '/login/a/b', '/loginx', '/profile', '/Productive'])(
    '%s is not',
    (path) => {
      expect(isPublicPath(path)).toBe(false)
    },
  )
})

test.each([
  ['/', 'For safari specialists'],
  ['/profitable', 'Profitable'],
  ['/login', 'Sign in'],
  ['/forgot', 'Forgot your password'],
  ['/forgotten', 'Check your email'],
  ['/loggedOut', 'Signed out'],
  ['/reset/token', 'Choose a new password'],
  ['/register', 'Register your agency'],
  ['/registered', 'Check your email'],
  ['/verified', 'Account verified'],
  ['/verify/agt_naledi/token', 'Activate your account'],
])('1 §2: the page at %s is called “%s”', (path, title) => {
  expect(publicTitleOf(path)).toBe(title)
})
