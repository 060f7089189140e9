import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { functionOf, optionalFunctions } from '../../infra/config/functions'
import { queueJobs, scheduledJobs } from '../../infra/config/jobs'

const projectFolder = join(import.meta.dirname, '../..')
const everyRoute = Object.values<Route>(routes)
const handlerOfJobs = [...queueJobs, ...scheduledJobs, ...optionalFunctions].map(
  ({ handlerFile }) => handlerFile,
)

const filesBelow = (folder: string): string[] =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  )
const textOf = (file: string) => readFileSync(join(projectFolder, file), 'utf8')
const tests = [...filesBelow('test/functions'), ...filesBelow('test/integration')]
  .filter((file) => file.endsWith('.test.ts'))
  .map(textOf)

describe('the contract', () => {
  test('names each route and each address once', () => {
    const addresses = everyRoute.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    )
    expect(addresses).toHaveLength(new Set(addresses).size)
    expect(Object.entries<Route>(routes).filter(([key, route]) => key !== route.name)).toEqual([])
  })

  test('has an address below /api, /_api, /media or /share for every route', () => {
    expect(everyRoute.filter(({ path }) => !/^\/(api|_api|media|share)\//.test(path))).toEqual([])
  })

  test('1 §7: names a variable one way at each place of a path, as HTTP APIs ask', () => {
    const names = new Map<string, Set<string>>()
    for (const { path } of everyRoute)
      for (const { 0: variable, index } of path.matchAll(/\{\w+\+?\}/g)) {
        const place = path.slice(0, index).replace(/\{\w+\}/g, '{}')
        names.set(place, (names.get(place) ?? new Set()).add(variable.replace('+', '')))
      }
    const ambiguous = [...names].filter(([, variables]) => variables.size > 1)
    expect(ambiguous.map(([place, variables]) => `${place}: ${[...variables].join(', ')}`)).toEqual(
      [],
    )
    expect(names.size).toBeGreaterThan(50)
  })

  test('lets every route that asks who calls read the session', () => {
    const asking = everyRoute.filter(({ who }) => who !== 'public').map(functionOf)
    expect(asking.filter(({ touches }) => !touches.includes('session'))).toEqual([])
  })

  test('lets no GET write', () => {
    const writing = everyRoute.filter(
      ({ method, touches }) => method === 'GET' && touches.some((t) => t.endsWith(':write')),
    )
    expect(writing).toEqual([])
  })
})

describe.each(everyRoute.map((route) => [route.name, route] as const))('%s', (name, route) => {
  const file = `functions/${handlerFileOf(route)}.ts`

  test('has its handler where its name says', async () => {
    expect(existsSync(join(projectFolder, file))).toBe(true)
    const module: Record<string, unknown> = await import(join(projectFolder, file))
    expect(module.handler).toBeTypeOf('function')
    expect(module[name]).toMatchObject({ route })
  })

  test('has a test', () => {
    const imported = new RegExp(`/functions/${handlerFileOf(route)}'`)
    const called = new RegExp(`'${route.method} ${route.path.replace(/[{}/]/g, '\\$&')}'`)
    expect(tests.some((text) => imported.test(text) || called.test(text))).toBe(true)
  })
})

test('every handler file belongs to a route or a job', () => {
  const declared = new Set(
    [...everyRoute.map(handlerFileOf), ...handlerOfJobs].map((file) => `functions/${file}.ts`),
  )
  const handlers = filesBelow('functions').filter(
    (f) => f.endsWith('.ts') && /^export const handler\b/m.test(textOf(f)),
  )
  expect(handlers.filter((file) => !declared.has(file))).toEqual([])
  expect(
    handlers.filter((file) => !/^functions\/[a-z-]+\/(routes|jobs)\/[a-z-]+\.ts$/.test(file)),
  ).toEqual([])
})

test.each(handlerOfJobs)('the job in functions/%s exports a handler', (file) => {
  expect(textOf(`functions/${file}.ts`)).toMatch(/^export const handler\b/m)
})
