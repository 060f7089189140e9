import { expect, test } from 'vitest'
import { keptAs } from '../../../infra/config/picture-address'

test('answers are kept apart by address, and pictures of the library by the format that is accepted, too', () => {
  const url = '/media/pictures/library/med_1?width=320'
  expect(keptAs('/api/x', 'image/avif')).toBe('/api/x')
  const chrome = 'image/avif,image/webp,image/apng,*/*'
  expect([chrome, 'image/webp,*/*', undefined].map((accept) => keptAs(url, accept))).toEqual(
    ['avif', 'webp', 'jpeg'].map((format) => `image/${format} ${url}`),
  )
})
