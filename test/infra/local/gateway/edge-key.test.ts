import type { Context } from 'aws-lambda'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { environment } from '../../../../functions/runtime/env'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { useCase } from '../../../../functions/runtime/use-case'
import { isolate, localReachable } from '../../../../infra/local/environment'
import { httpEvent } from '../../../support/http-event'
import { runGateway } from './support'

const current = environment.current
afterAll(() => void Object.assign(environment, { current }))

const route = {
  domain: 'info',
  name: 'getSettings',
  method: 'GET',
  path: '/api/hello',
  who: 'public',

  summary: 'Says who asks',
  harm: 'Nobody is greeted at all.',
  touches: [],
  answer: z.object({ from: z.string() }),
} as const satisfies Route
const lambda = () =>
  httpLambda(
    useCase(route, async ({ sourceIp }) => ({ from: sourceIp })),
    {},
  )

test('functions answer the gateway, whose key no caller steers, and refuse calls past it as on AWS', async () => {
  const toldAddress = lambda()
  const inFunction = isolate(localReachable({ edgeKey: 'edge-1' }))
  const call = (event: Parameters<typeof toldAddress>[0]) =>
    inFunction('getCountries', () => toldAddress(event, {} as Context))
  const gateway = await runGateway({ 'GET /api/hello': call })
  const forged = { 'x-tembea-edge': 'guess', 'x-forwarded-for': '6.6.6.6' }
  const answer = await fetch(`${gateway.origin}/api/hello`, { headers: forged })
  expect([answer.status, await answer.json()]).toEqual([200, { from: '127.0.0.1' }])
  await gateway.stop()

  const statusOf = async (headers: Record<string, string>) =>
    Object(await call(httpEvent({ method: 'GET', path: '/api/hello', headers }))).statusCode
  expect(await statusOf({})).toBe(403)
  expect(await statusOf({ 'x-tembea-edge': 'guess' })).toBe(403)
  expect(await statusOf({ 'x-tembea-edge': 'edge-1' })).toBe(200)
})
