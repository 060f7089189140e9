import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context } from 'aws-lambda'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineRoutes, get } from '#shared/api/contract'
import { httpLambda } from '../../../functions/runtime/http-lambda'
import { useCase } from '../../../functions/runtime/use-case'
import { httpEvent } from '../../support/http-event'

const answer = z.object({ words: z.string() })
const parts = { summary: 'Words', harm: 'Nobody reads words.', answer }
const { getWords, getKept } = defineRoutes('words', {
  getWords: { ...get('/api/words', 'public'), ...parts },
  getKept: { ...get('/media/words', 'public'), ...parts, cacheSeconds: 60 },
})
const words = 'elephants at the water, '.repeat(200)
const asking = (accepted: string | undefined, text = words) =>
  httpLambda(
    useCase(getWords, async () => ({ words: text })),
    {},
  )(
    httpEvent({
      path: '/api/words',
      ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
    }),
    {} as Context,
  )

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)(
  'who takes %s gets %s, as the gateway carries bytes',
  async (accepted, encoding, unpack) => {
    const { headers, body = '', isBase64Encoded } = await asking(accepted)
    expect([headers?.['content-encoding'], headers?.['cache-control'], isBase64Encoded]).toEqual([
      encoding,
      'no-store',
      true,
    ])
    expect(JSON.parse(unpack(Buffer.from(body, 'base64')).toString('utf8'))).toEqual({ words })
    expect(body.length).toBeLessThan(words.length / 5)
  },
)

test.each([undefined, 'identity', 'br;q=0'])(
  'who takes %s gets plain text, and so does who asks for little',
  async (accepted) => {
    for (const answered of [await asking(accepted), await asking('br', 'a lion')]) {
      expect(answered.headers).not.toHaveProperty('content-encoding')
      expect(JSON.parse(answered.body ?? '')).toHaveProperty('words')
    }
  },
)

test('what the edge keeps is left to the edge, which keeps one answer for all who ask', async () => {
  const lambda = httpLambda(
    useCase(getKept, async () => ({ words })),
    {},
  )
  const { headers, isBase64Encoded } = await lambda(
    httpEvent({ headers: { 'accept-encoding': 'br' } }),
    {} as Context,
  )
  expect([headers?.['content-encoding'], isBase64Encoded]).toEqual([undefined, undefined])
})
