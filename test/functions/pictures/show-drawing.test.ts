import sharp from 'sharp'
import { expect, test } from 'vitest'
import { showDrawing } from '../../../functions/pictures/routes/show-drawing'
import { httpLambda } from '../../../functions/runtime/http-lambda'
import { httpEvent } from '../../support/http-event'

const lambda = httpLambda(showDrawing, {})
const ask = (query: Record<string, string> = {}, seed = 'JAO') =>
  lambda(httpEvent({ path: '/media/art', params: { biome: 'delta', seed }, query }), {} as never)

test('a drawn landscape is answered as JPEG of twice the width of a letter, for a year', async () => {
  const { statusCode, headers, body = '', isBase64Encoded } = await ask()
  expect([statusCode, isBase64Encoded]).toEqual([200, true])
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000',
  })
  const { format, width, height } = await sharp(Buffer.from(body, 'base64')).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1120, 560])
})

test('another camp is drawn otherwise, and a seed that could be markup is refused', async () => {
  const [jao, mombo] = await Promise.all([ask(), ask({}, 'MOMBO')])
  expect(jao.body).not.toBe(mombo.body)
  expect((await ask({}, '"><script>')).statusCode).toBe(400)
  expect((await ask({ ratio: '9x9' })).statusCode).toBe(400)
})
