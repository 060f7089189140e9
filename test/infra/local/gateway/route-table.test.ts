import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeTable } from '../../../../infra/local/gateway/route-table'

const table = routeTable(
  [
    'GET /api/Camps',
    'GET /api/Camps/count',
    'GET /api/Camps/{id}',
    'GET /api/Camps/{id}/camp-info',
    'POST /api/Camps/{id}/camp-info',
    'GET /api/Saved/{id}/{component}',
    'GET /api/Saved/latest/{component}',
    'GET /media/art/{key+}',
    'GET /media/art/index',
  ].map((address) => {
    const [method = '', path = ''] = address.split(' ')
    return { method, path, target: address }
  }),
)
const found = (method: string, path: string) => {
  const match = table.match(method, path)
  return match && [match.target, match.params]
}

test('a literal path wins over a parameter', () => {
  expect(found('GET', '/api/Camps/count')).toEqual(['GET /api/Camps/count', undefined])
  expect(found('GET', '/api/Camps/MOMBO')).toEqual(['GET /api/Camps/{id}', { id: 'MOMBO' }])
})

test('a literal segment wins over a parameter, and gives way where it leads nowhere', () => {
  expect(found('GET', '/api/Saved/latest/map')).toEqual([
    'GET /api/Saved/latest/{component}',
    { component: 'map' },
  ])
  expect(found('GET', '/api/Camps/count/camp-info')).toEqual([
    'GET /api/Camps/{id}/camp-info',
    { id: 'count' },
  ])
})

test('several parameters are named in order', () => {
  expect(found('GET', '/api/Saved/sav_1/map')).toEqual([
    'GET /api/Saved/{id}/{component}',
    { id: 'sav_1', component: 'map' },
  ])
})

test('the rest of a path is one parameter', () => {
  expect(found('GET', '/media/art/a/b/c.svg')).toEqual([
    'GET /media/art/{key+}',
    { key: 'a/b/c.svg' },
  ])
  expect(found('GET', '/media/art/index')).toEqual(['GET /media/art/index', undefined])
})

test.each([
  ['GET', '/api/camps'],
  ['GET', '/api/Camps/'],
  ['GET', '/api/Camps//camp-info'],
  ['GET', '/api/Camps/a/b'],
  ['DELETE', '/api/Camps'],
  ['HEAD', '/api/Camps'],
  ['GET', '/api/Saved/latest'],
  ['GET', '/media/art/'],
  ['GET', ''],
  ['GET', '/api/__proto__'],
])('%s %s is no route', (method, path) => {
  expect(table.match(method, path)).toBeUndefined()
})

test('two routes at one address are refused when the table is made', () => {
  const twice = (path: string) => () =>
    routeTable([1, 2].map((target) => ({ method: 'GET', path, target })))
  expect(twice('/api/Camps')).toThrow('Two routes have the address GET /api/Camps')
  expect(twice('/api/Camps/{id}')).toThrow('Two routes have the address GET /api/Camps/{id}')
})

test('any value without a slash comes back as the parameter it was', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      fc.pre(!value.includes('/') && value !== 'count')
      expect(found('GET', `/api/Camps/${value}`)).toEqual(['GET /api/Camps/{id}', { id: value }])
    }),
  )
})
