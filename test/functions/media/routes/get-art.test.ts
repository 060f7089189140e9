import { describe, expect, test } from 'vitest'
import { getArt } from '../../../../functions/media/routes/get-art'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { httpEvent } from '../../../support/http-event'

const lambda = httpLambda(getArt, {})
async function picture(params: Record<string, string>, query?: Record<string, string>) {
  const event = httpEvent({ path: '/media/art', params, ...(query === undefined ? {} : { query }) })
  const { statusCode, headers, body = '' } = await lambda(event, {} as never)
  return { statusCode, headers, body }
}

describe('GET /media/art/{biome}/{seed}', () => {
  test('answers with a picture that may be kept for a year, the same for the same words', async () => {
    const [one, other] = await Promise.all([
      picture({ biome: 'delta', seed: 'ZULU' }),
      picture({ biome: 'delta', seed: 'ZULU' }),
    ])
    expect(one.statusCode).toBe(200)
    expect(one.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000',
    })
    expect(one.body).toMatch(/^<svg [^>]*width="600" height="400"/)
    expect(one.body).toBe(other.body)
  })

  test('draws another picture for another camp, another room, another light and another ratio', async () => {
    const bodies = await Promise.all([
      picture({ biome: 'delta', seed: 'ZULU' }),
      picture({ biome: 'delta', seed: 'ALPHA' }),
      picture({ biome: 'delta', seed: 'ZULU-TENT' }),
      picture({ biome: 'delta', seed: 'ZULU' }, { hour: 'night' }),
      picture({ biome: 'desert', seed: 'ZULU' }, { ratio: '16x9' }),
    ])
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(5)
    expect(bodies[4]?.body).toMatch(/height="338"/)
  })

  test('refuses words that it does not know, naming each, and a seed that could be markup', async () => {
    const { statusCode, body } = await picture(
      { biome: 'moon', seed: '"><script>' },
      { ratio: '9x9' },
    )
    expect(statusCode).toBe(400)
    expect(JSON.parse(body)).toMatchObject({
      error: {
        details: {
          fields: [{ field: 'path.biome' }, { field: 'path.seed' }, { field: 'query.ratio' }],
        },
      },
    })
  })
})
