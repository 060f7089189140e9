import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodingFor } from '../../../../infra/local/site/static-files'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (accept, expected) => {
  expect(encodingFor(accept)).toBe(expected)
})

test('every encoding decodes to the same bytes, and the better is smaller', async () => {
  const bytes = Buffer.from('The camp lies on the river. '.repeat(200))
  const br = await encode(bytes, 'br')
  const gzip = await encode(bytes, 'gzip')
  expect(brotliDecompressSync(br)).toEqual(bytes)
  expect(gunzipSync(gzip)).toEqual(bytes)
  expect(await encode(bytes, 'identity')).toEqual(bytes)
  expect(br.length).toBeLessThan(gzip.length)
})
