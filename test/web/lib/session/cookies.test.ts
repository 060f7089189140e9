// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { writeCookie } from '../../../../web/lib/session/cookies'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a cookie goes to this site alone, over TLS, and to no other path or host', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  writeCookie('TOKEN', 'a b;c', { isSecure: true })
  expect(written).toHaveBeenCalledWith('TOKEN=a%20b%3Bc; Path=/; SameSite=Strict; Secure')
})
