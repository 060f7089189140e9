import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, CfnWaitConditionHandle, Stack } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { apiOf, forEachApi } from '../../../infra/config/apis'
import { functionOf } from '../../../infra/config/functions'
import {
  type Moves,
  routeIdOf,
  routeKeyOf,
  routeStackCount,
  routesByStack,
  stackByHash,
} from '../../../infra/config/route-stacks'
import { stageOf } from '../../../infra/config/stages'
import { RoutesStack } from '../../../infra/stacks/routes-stack'
import { reachable } from '../made-functions'

const every = Object.values<Route>(routes)
const one = routes.getItinerary
const [from, to] = [stackByHash(one), (stackByHash(one) + 1) % routeStackCount]

test('a route is called by its method and path, whatever its name, domain and variables are called', () => {
  expect(routeKeyOf({ method: 'GET', path: '/api/Camps/{campId}/rooms/{room}' })).toBe(
    'GET /api/Camps/{}/rooms/{}',
  )
  expect(routeIdOf({ method: 'GET', path: '/api/Camps/{id}' })).toBe('Get-.api.Camps.{}')
  expect(new Set(every.map(routeIdOf)).size).toBe(every.length)
  expect(stackByHash({ method: 'GET', path: '/api/Camps/{a}' })).toBe(
    stackByHash({ method: 'GET', path: '/api/Camps/{b}' }),
  )
})

test('routes spread over all stacks, and each is in one', () => {
  const stacks = routesByStack(every, {})
  expect(stacks).toHaveLength(routeStackCount)
  expect(Math.min(...stacks.map(({ length }) => length))).toBeGreaterThan(5)
  expect(stacks.flat().map(({ route }) => route.name)).toHaveLength(every.length)
})

test('a move names a route and a stack that are there', () => {
  const step = 'copied'
  expect(() => routesByStack(every, { 'GET /api/Nowhere': { to: 1, step } })).toThrow(
    'No route is called GET /api/Nowhere',
  )
  expect(() => routesByStack(every, { [routeKeyOf(one)]: { to: 99, step } })).toThrow(
    'there is no stack 99',
  )
})

test('a route moves to another stack in three deployments, and at each moment one of its route keys is there', () => {
  const step = (name: 'copied' | 'switched' | 'arrived') =>
    keysOf({ [routeKeyOf(one)]: { to, step: name } })
  const [own, any] = [`GET ${one.path}`, `ANY ${one.path}`]
  const before = keysOf({})
  expect([before.old.keys, before.next.keys]).toEqual([[own], []])
  expect(step('copied')).toMatchObject({ old: { keys: [own] }, next: { keys: [any] } })
  expect(step('switched')).toMatchObject({ old: { keys: [] }, next: { keys: [any] } })
  const after = step('arrived')
  expect(after).toMatchObject({ old: { keys: [] }, next: { keys: [own] } })
  // The last step changes the key of a resource and replaces none of the others.
  expect(after.next.ids).toEqual(step('switched').next.ids)
  expect(after.next.ids).toEqual(before.old.ids)
})

/** The route keys and logical ids of the stack that a route leaves, and of the one that it enters. */
function keysOf(moves: Moves) {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-move-'))
  const bundle = join(folder, functionOf(one).handlerFile)
  mkdirSync(bundle, { recursive: true })
  writeFileSync(join(bundle, 'index.js'), '')
  const app = new App({ outdir: join(folder, 'cdk.out') })
  const shared = new Stack(app, 'Shared')
  new CfnWaitConditionHandle(shared, 'Something') // CloudFormation takes no empty stack
  const apis = forEachApi((name) =>
    HttpApi.fromHttpApiAttributes(shared, name, { httpApiId: name }),
  )
  const placed = routesByStack([one], moves)
  const stage = { ...stageOf('dev', {}), canary: true, movedRoutes: moves }
  for (const at of [from, to])
    new RoutesStack(app, `Routes-${at}`, {
      stage,
      reachable,
      bundles: folder,
      apis,
      routes: placed[at] ?? [],
      takesUnknown: false,
    })
  const assembly = app.synth()
  const read = (at: number) => {
    const { Resources } = template.parse(assembly.getStackByName(`Routes-${at}`).template)
    const own = Object.entries(Resources).filter(([id]) => !id.startsWith('Canar'))
    return {
      ids: own.map(([id]) => id).filter((id) => !id.includes('CurrentVersion')),
      keys: own.flatMap(([, { Type, Properties }]) =>
        Type === 'AWS::ApiGatewayV2::Route' ? [Properties.RouteKey] : [],
      ),
    }
  }
  const found = { old: read(from), next: read(to) }
  rmSync(folder, { recursive: true, force: true })
  return found
}

const template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
})

test('an address has one API, by the first letter after /api/ in either case', () => {
  expect(['/api/Agents/login', '/api/docs', '/api/itineraries'].map(apiOf)).toEqual(
    Array(3).fill('AtoI'),
  )
  expect(
    ['/api/Payments', '/api/portal/x', '/_api/zap', '/media/art/a', '/share/t'].map(apiOf),
  ).toEqual(Array(5).fill('JtoZ'))
})
