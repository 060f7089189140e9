import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageRoutes } from '../../../../web/app/agent/page-routes'

const routeOf = (path: string) =>
  pageRoutes.find((route) => matchPath(route.path, path) !== null)?.path

test('the routes of a trip and of saved ones are those of the table (1 §2), for who is signed in', () => {
  const paths = {
    '/itinerary/edit/itn_1234': '/itinerary/edit/:id',
    '/itinerary/itn_1234': '/itinerary/:id',
    '/itinerary/details/itn_1234': '/itinerary/details/:id',
    '/saved': '/saved',
    '/saved/itn_1234': '/saved/:id/:component?',
    '/saved/itn_1234/days': '/saved/:id/:component?',
    '/custom/itn_1234': '/custom/:id/:component?',
    '/custom/itn_1234/map': '/custom/:id/:component?',
  }
  for (const [path, route] of Object.entries(paths)) expect(routeOf(path)).toBe(route)
  expect(
    pageRoutes
      .filter(({ path }) => Object.values(paths).includes(path))
      .map(({ access = 'signedIn' }) => access),
  ).toEqual(Array.from({ length: 6 }, () => 'signedIn'))
})
