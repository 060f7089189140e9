import { describe, expect, test } from 'vitest'
import { requestOf } from '../../../../web/lib/api/api'

describe('requestOf', () => {
  test('encodes what stands in the path', () => {
    expect(
      requestOf('GET /api/Camps/{id}/camp-info', { params: { id: 'a/b' } }, undefined).url,
    ).toBe('/api/Camps/a%2Fb/camp-info')
  })

  test('sends objects of the query as JSON and leaves out what is undefined', () => {
    const { url } = requestOf(
      'GET /api/Camps',
      { query: { filter: { limit: 20 }, other: undefined } },
      undefined,
    )
    expect(url).toBe(`/api/Camps?filter=${encodeURIComponent('{"limit":20}')}`)
  })

  test('sends a body as JSON, with the version and the idempotency key', () => {
    const call = { body: { adults: 2 }, version: 3, idempotencyKey: 'k1' }
    const { init } = requestOf(
      'PATCH /api/Itineraries/{id}',
      { params: { id: 'itn_1' }, ...call },
      'tok',
    )
    const headers = new Headers(init.headers)
    expect(init).toMatchObject({ method: 'PATCH', body: '{"adults":2}' })
    expect([
      headers.get('content-type'),
      headers.get('if-match'),
      headers.get('idempotency-key'),
    ]).toEqual(['application/json', '"3"', 'k1'])
  })

  test('sends no Authorization without a token', () => {
    expect(
      new Headers(requestOf('GET /_api/config', {}, undefined).init.headers).has('authorization'),
    ).toBe(false)
  })
})
