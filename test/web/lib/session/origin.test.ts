import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberOrigin, takeOrigin } from '../../../../web/lib/session/origin'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the remembered origin', () => {
  test('comes back once', () => {
    rememberOrigin('/itinerary/edit/itn_1?tab=map')
    expect(takeOrigin()).toBe('/itinerary/edit/itn_1?tab=map')
    expect(takeOrigin()).toBeUndefined()
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])('is never another site: %j', (path) => {
    rememberOrigin(path)
    expect(takeOrigin()).toBeUndefined()
  })
})
