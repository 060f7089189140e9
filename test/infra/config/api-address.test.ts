import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { routeOf, routeOfAddress } from '../../../infra/config/api-address'

test.each([
  ['/api/Clients/check-email/', '/api/Clients/check-email'],
  ['/api/Clients/cli_1/', '/api/Clients/cli_1'],
  ['/_api/zap/', '/_api/zap'],
  ['/api/Clients', '/api/Clients'],
  ['/api/Clients//', '/api/Clients/'],
  ['/media/art/delta/MOMB/', '/media/art/delta/MOMB'],
])('%s is the route %s, here and at the edge', (address, route) => {
  expect(routeOf(address)).toBe(route)
  expect(runInNewContext(`${routeOfAddress}; routeOf(address)`, { address })).toBe(route)
})

test('addresses of the app stay as they are', () => {
  for (const address of ['/', '/login/', '/media/photos/', '/apis/'])
    expect(routeOf(address)).toBe(address)
})
