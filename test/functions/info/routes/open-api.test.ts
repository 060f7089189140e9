import { describe, expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { openApiOf } from '../../../../functions/info/open-api'
import { getDocs } from '../../../../functions/info/routes/get-docs'
import { getOpenApi } from '../../../../functions/info/routes/get-open-api'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { callLambda, httpEvent } from '../../../support/http-event'

const everyRoute = Object.values<Route>(routes)
const document = () => JSON.parse(JSON.stringify(openApiOf(everyRoute, { version: '1.0.0' })))

describe('GET /api/openapi.json', () => {
  test('describes every route of the contract, once', () => {
    const { paths } = document()
    const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(everyRoute.map(({ name, method, path }) => `${name} ${method} ${path}`).sort())
  })

  test('names path and query parameters, the body, the answer and the refusals', () => {
    const { paths } = document()
    expect(paths['/api/Camps/{id}/camp-info'].get).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'locale', in: 'query', required: false },
      ],
      security: [{ token: [] }],
      responses: { 200: {}, 400: {}, 401: {}, 404: {} },
    })
    expect(paths['/api/Calendar/bySupplier'].post.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['supplierCode', 'startDate', 'endDate'],
      additionalProperties: false,
    })
    expect(paths['/media/art/{biome}/{seed}'].get.responses[200].content).toEqual({
      'image/svg+xml': { schema: { type: 'string' } },
    })
    expect(paths['/api/openapi.json'].get.security).toEqual([])
  })

  test('demands If-Match where a call without it is refused', () => {
    const { paths } = document()
    const headerOf = ({ path, method }: Route) =>
      (paths[path][method.toLowerCase()].parameters ?? []).find(({ name = '' }) => name === 'If-Match')
    const demanding = everyRoute.filter((route) => headerOf(route)?.required).map(({ name }) => name)
    expect(demanding.sort()).toEqual(['patchClient', 'patchItinerary', 'patchSavedItinerary'])
    expect(paths['/api/Itineraries/{id}'].patch.responses).toMatchObject({ 200: {}, 400: {}, 409: {}, 422: {} })
    expect(paths['/api/Itineraries/{id}'].get.responses).not.toHaveProperty('422')
    expect(headerOf(routes.getItinerary)).toBeUndefined()
  })

  test('says what PATCH takes of an itinerary, nested too, and what of it is only told', () => {
    const { properties } =
      document().paths['/api/Itineraries/{id}'].patch.requestBody.content['application/json'].schema
    expect(properties.finance).toEqual({ readOnly: true })
    expect(properties.name).toMatchObject({ type: 'string' })
    expect(properties.itinerary.properties.segments.items.properties).toMatchObject({
      type: {},
      sell: { readOnly: true },
    })
  })

  test('names every code of the errors', () => {
    const { openapi, components } = document()
    expect(openapi).toBe('3.1.0')
    expect(components.schemas.Error.properties.error.properties.code.enum).toContain('request.invalid')
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
