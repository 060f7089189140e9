import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { openApiOf } from '../../../../functions/info/open-api'
import { getDocs } from '../../../../functions/info/routes/get-docs'
import { getOpenApi } from '../../../../functions/info/routes/get-open-api'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { callLambda, httpEvent } from '../../../support/http-event'

const everyRoute = Object.values<Route>(routes)
const document = JSON.parse(JSON.stringify(openApiOf(everyRoute, { version: '1.0.0' })))

describe('GET /api/openapi.json', () => {
  test('describes every route of the contract, once', () => {
    const { paths } = document
    const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(
          ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
        ),
    )
    expect(described.sort()).toEqual(
      everyRoute.map(({ name, method, path }) => `${name} ${method} ${path}`).sort(),
    )
  })

  test('names path and query parameters, the body, the answer and the refusals', () => {
    const { paths } = document
    expect(paths['/api/Camps/{id}/camp-info'].get).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'locale', in: 'query', required: false },
      ],
      security: [{ token: [] }],
      responses: { 200: {}, 400: {}, 401: {}, 404: {} },
    })
    expect(
      paths['/api/Calendar/bySupplier'].post.requestBody.content['application/json'].schema,
    ).toMatchObject({
      type: 'object',
      required: ['supplierCode', 'startDate', 'endDate'],
      additionalProperties: false,
    })
    expect(paths['/media/art/{biome}/{seed}'].get.responses[200].content).toEqual({
      'image/svg+xml': { schema: { type: 'string' } },
    })
    expect(paths['/api/openapi.json'].get.security).toEqual([])
  })

  test('2 §7.5: describes what a new entry of the catalogue and a change of it take, field by field', () => {
    const bodyOf = (path: string, method: string) =>
      document.paths[path][method].requestBody.content['application/json'].schema
    expect(bodyOf('/api/Camps', 'post')).toMatchObject({
      additionalProperties: false,
      properties: {
        supplierCode: { type: 'string' },
        campName: { type: 'string' },
        online: { type: 'boolean' },
      },
    })
    expect(bodyOf('/api/TransitPoints/{id}', 'patch').properties.entryExitNode).toMatchObject({
      type: ['boolean', 'null'],
    })
  })

  test('2 §7.2: describes the filter of lists, with the scope of what is included', () => {
    expect(document.paths['/api/Countries'].get.parameters[0].schema.description).toContain(
      '"scope": filter',
    )
  })

  const headersOf = ({ path, method }: Route): string[] =>
    (document.paths[path][method.toLowerCase()].parameters ?? [])
      .filter((parameter: { in: string }) => parameter.in === 'header')
      .map(({ name }: { name: string }) => name)

  test('takes If-Match for what has a version and is changed', () => {
    expect(headersOf(routes.patchClient)).toContain('If-Match')
    expect(headersOf(routes.getItinerary)).toEqual([])
  })

  test('declares what the edge and the gateway refuse, and where a form leads', () => {
    for (const { path, method } of everyRoute) {
      const { responses } = document.paths[path][method.toLowerCase()]
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '431', '500']))
    }
    expect(document.paths['/api/openapi.json'].get.responses).not.toHaveProperty('409')
    expect(document.paths['/api/pay/{token}'].post.responses).toMatchObject({ 200: {}, 303: {} })
    expect(document.paths['/api/pay/{token}'].get.responses).not.toHaveProperty('303')
  })

  test.each(everyRoute.map((route) => [route.name, route] as const))(
    '%s names Idempotency-Key if it honors it',
    (_, route) => {
      const source = readFileSync(`functions/${handlerFileOf(route)}.ts`, 'utf8')
      expect(headersOf(route).includes('Idempotency-Key')).toBe(
        /\b(useCaseOnce|answerOnce|beginWork)\b/.test(source),
      )
    },
  )

  test('limits the length of every text that is sent', () => {
    const paths = Object.values<Record<string, Operation>>(document.paths)
    const sent = paths
      .flatMap(Object.values<Operation>)
      .flatMap(({ operationId, parameters = [], requestBody }) => [
        ...parameters.flatMap(({ name, schema }) => endless(schema, `${operationId}: ${name}`)),
        ...endless(requestBody?.content['application/json'].schema, operationId),
      ])
    expect(sent).toEqual([])
  })

  test('says what PATCH takes of an itinerary, nested too, and what of it is only told', () => {
    const { properties } =
      document.paths['/api/Itineraries/{id}'].patch.requestBody.content['application/json'].schema
    expect(properties.finance).toEqual({ readOnly: true })
    expect(properties.name).toMatchObject({ type: 'string' })
    expect(properties.itinerary.properties.segments.items.properties).toMatchObject({
      type: {},
      sell: { readOnly: true },
    })
  })

  test('names every code of the errors', () => {
    const { openapi, components } = document
    expect(openapi).toBe('3.1.0')
    expect(components.schemas.Error.properties.error.properties.code.enum).toContain(
      'request.invalid',
    )
  })

  test('is answered to whoever asks', async () => {
    const { status, body } = await callLambda(httpLambda(getOpenApi, {}), {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Tembea' } })
  })
})

describe('GET /api/docs', () => {
  const lambda = httpLambda(getDocs, {})
  const page = async (query?: Record<string, string>) =>
    lambda(httpEvent(query === undefined ? {} : { query }), {} as never)

  test('is a page with every route, and with no script and no style in it', async () => {
    const { headers, body = '' } = await page()
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    for (const { path } of everyRoute) expect(body).toContain(path)
    expect(body).not.toMatch(/<script|<style|style=|onclick|javascript:/)
    expect(body).toContain('<link rel="stylesheet" href="/api/docs?part=style">')
  })

  test('has its style at an address of its own', async () => {
    const { headers, body = '' } = await page({ part: 'style' })
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
    expect(body).toContain('body {')
  })

  test('refuses another part', async () => {
    expect((await page({ part: 'secrets' })).statusCode).toBe(400)
  })
})

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly schema: unknown }[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: unknown } }
  }
}

/**
 * Where a schema takes a text of any length: nothing says its most characters, its pattern, its
 * format or its words.
 */
function endless(schema: unknown, where: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxLength, pattern, format, enum: words, const: word, ...rest } = Object(schema)
  if (rest.readOnly) return []
  const all: unknown[] = rest.allOf ?? []
  const isLimited = [maxLength, pattern, format, words, word].some((limit) => limit !== undefined)
  const own = type === 'string' && !isLimited && all.length === 0 ? [where] : []
  const parts = [
    ...all,
    ...(rest.anyOf ?? []),
    ...(rest.oneOf ?? []),
    rest.items,
    rest.additionalProperties,
  ]
  const fields = Object.entries(rest.properties ?? {}).flatMap(([name, field]) =>
    endless(field, `${where}.${name}`),
  )
  return [...own, ...fields, ...parts.flatMap((part) => endless(part, where))]
}
