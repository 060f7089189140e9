import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { showPicture } from '../../../functions/pictures/routes/show-picture'
import { httpLambda } from '../../../functions/runtime/http-lambda'
import { httpEvent } from '../../support/http-event'

const id = 'med_0123456789ab'
const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#274' } })
  .jpeg()
  .toBuffer()

function setup() {
  const kept = new Map<string, Uint8Array>()
  const previews = {
    picture: async (key: string) => (key === `pictures/library/${id}` ? photo : undefined),
    async preview({ key }: { key: string }, make: () => Promise<Uint8Array>) {
      const bytes = kept.get(key) ?? (await make())
      kept.set(key, bytes)
      return bytes
    },
  }
  const lambda = httpLambda(showPicture, { deps: () => ({ previews }) })
  const show = async (query: Record<string, string>, accept = '*/*', medium = id) => {
    const event = httpEvent({
      path: '/media/pictures/library',
      params: { id: medium },
      query,
      headers: { accept },
    })
    const { statusCode, headers, body = '' } = await lambda(event, {} as never)
    return { statusCode, headers, body, bytes: Buffer.from(body, 'base64') }
  }
  return { kept, show }
}

describe('GET /media/pictures/library/{id}', () => {
  test('makes a size once, in the smallest format that the browser takes', async () => {
    const { kept, show } = setup()
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const { statusCode, headers, bytes } = await show({ width: '320', ratio: '3x2' }, accept)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' })
      const read = format === 'avif' ? 'heif' : format
      expect(await sharp(bytes).metadata()).toMatchObject({ format: read, width: 320, height: 213 })
    }
    await show({ width: '320', ratio: '3x2' })
    expect([...kept.keys()]).toEqual(
      ['avif', 'webp', 'jpeg'].map((format) => `private/derivatives/${id}/320-3x2-faces.${format}`),
    )
  })

  test('never makes a picture larger than it was, whole or cropped', async () => {
    const { show } = setup()
    const [whole, square, tall] = await Promise.all([
      show({ width: '1920' }),
      show({ width: '1920', ratio: '1x1', crop: 'center' }),
      show({ width: '960', ratio: '3x4' }),
    ])
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 1200, height: 900 })
    expect(await sharp(square.bytes).metadata()).toMatchObject({ width: 900, height: 900 })
    expect(await sharp(tall.bytes).metadata()).toMatchObject({ width: 675, height: 900 })
  })

  test('1 §3: takes any width, and makes the next listed one', async () => {
    const { kept, show } = setup()
    const answers = await Promise.all(['1', '321', '9999'].map((width) => show({ width })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const names = ['160', '640', '1920'].map((width) => `${width}-whole-faces.jpeg`)
    expect([...kept.keys()].map((key) => key.split('/').at(-1)).sort()).toEqual(names.sort())
  })

  test('refuses ratios that are not listed and widths that are none, and makes nothing of them', async () => {
    const { kept, show } = setup()
    const { statusCode, body } = await show({ width: '-1', ratio: '7x5', h: '20' })
    expect(statusCode).toBe(400)
    for (const field of ['query.width', 'query.ratio']) expect(body).toContain(field)
    expect(kept.size).toBe(0)
  })

  test('answers 404 for a picture that is not there', async () => {
    expect((await setup().show({}, '*/*', 'med_ba9876543210')).statusCode).toBe(404)
  })
})
