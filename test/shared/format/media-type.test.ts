import { expect, test } from 'vitest'
import { mediaTypeOf } from '#shared/format/media-type'

test.each([
  ['image/webp', 'photo'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'unknown'],
  ['', 'unknown'],
])('%j is %s', (mimeType, type) => {
  expect(mediaTypeOf(mimeType)).toBe(type)
})
