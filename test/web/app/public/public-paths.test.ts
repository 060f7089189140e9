import { describe, expect, test } from 'vitest'
import { isPublicPath, publicPathOf } from '../../../../web/app/public/public-paths'

describe('publicPathOf', () => {
  test.each(['/', '/productive', '/powerful', '/profitable', '/login'])('%s is public', (path) => {
    expect(publicPathOf(path)).toBe(path)
    expect(publicPathOf(`${path}/`.replace('//', '/'))).toBe(path)
  })

  test('the sign-in page may have a token behind it', () => {
    expect(publicPathOf('/login/abc')).toBe('/login')
  })

  test.each(['/builder', '/login/a/b', '/loginx', '/profile', '/Productive'])('%s is not', (path) => {
    expect(isPublicPath(path)).toBe(false)
  })
})
