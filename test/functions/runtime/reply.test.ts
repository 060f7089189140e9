import { expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { AppError } from '#shared/errors/app-error'
import { errorResponse } from '../../../functions/runtime/error-response'
import { responseOf } from '../../../functions/runtime/reply'

test('an answer is stored by nobody but where a route for everybody says for how long, and no refusal is', () => {
  const stored = Object.values<Route>(routes).filter(
    ({ cacheSeconds }) => cacheSeconds !== undefined,
  )
  expect(stored.map(({ who }) => who).filter((who) => who !== 'public')).toEqual([])
  expect(responseOf(routes.logout, { status: 'signed out' }).headers).toMatchObject({
    'cache-control': 'no-store',
  })
  expect(errorResponse(new AppError('auth.required'), 'req-1').headers).toMatchObject({
    'cache-control': 'no-store',
  })
})
