import { describe, expect, test } from 'vitest'
import { isPublicPath, publicPathOf } from '../../../../web/app/public/public-paths'

describe('publicPathOf', () => {
  test.each(['/', '/productive', '/powerful', '/profitable', '/login'])('%s is public', (path) => {
    expect(publicPathOf(path)).toBe(path)
    expect(publicPathOf(`${path}/`.replace('//', '/'))).toBe(path)
  })

  test.each(['/builder', '/login/extra', '/loginx', '/profile', '/Productive'])('%s is not', (path) => {
    expect(isPublicPath(path)).toBe(false)
  })
})
