import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { pageFiles, pageOf, pageOfAddress } from '../../../infra/config/page-files'
import { publicPaths } from '../../../web/app/public/public-paths'
import { clientLoginPath } from '../../../web/lib/session/token'

const addresses = [
  ...publicPaths,
  '/builder',
  '/itinerary/edit/itn_1',
  '/assets/a.js',
  '/login/',
  '/client/login',
  '/client',
  '/client/trips/itn_1',
  '/clients',
  '/constructor',
  '/__proto__',
]

describe('pageOf', () => {
  test('gives public pages their own files and everything else the app', () => {
    expect(pageOf('/login', false)).toBe('/login.html')
    expect(pageOf('/login', true)).toBe('/login.html')
    expect(pageOf('/builder', true)).toBe('/index.html')
    expect(pageOf('/assets/a.js', false)).toBe('/assets/a.js')
  })

  test('gives the clients’ portal its page, but for signing in', () => {
    for (const path of ['/client', '/client/', '/client/trips/itn_1', '/client/enter/x'])
      expect(pageOf(path, true)).toBe('/client.html')
    expect(pageOf('/client/login', false)).toBe('/client-login.html')
    expect(pageOf('/clients', true)).toBe('/index.html')
  })

  test('shows the landing page to visitors only', () => {
    expect(pageOf('/', false)).toBe('/landing.html')
    expect(pageOf('/', true)).toBe('/index.html')
  })

  test.each(addresses)('says of %s what the edge’s function says', (address) => {
    for (const isSignedIn of [true, false]) {
      const atTheEdge: unknown = runInNewContext(`${pageOfAddress}; pageOf(address, isSignedIn)`, {
        address,
        isSignedIn,
      })
      expect(pageOf(address, isSignedIn)).toBe(atTheEdge)
    }
  })

  test('names a file for each page of the app that needs no session', () => {
    expect(Object.keys(pageFiles)).toEqual([...publicPaths, clientLoginPath])
  })
})
