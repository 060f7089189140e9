import { expect, test } from 'vitest'
import { mediaTypeOf } from '#shared/media/media-type'

test.each([
  ['image/png', 'photo'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'unknown'],
  ['', 'unknown'],
])('mediaTypeOf takes %j for %s', (mimeType, expected) => {
  expect(mediaTypeOf(mimeType)).toBe(expected)
})
