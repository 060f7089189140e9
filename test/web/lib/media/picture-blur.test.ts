import { expect, test } from 'vitest'
import { lights } from '#shared/art/palettes'
import { sceneOfSeed } from '#shared/art/scene-of-camp'
import { pictureBlur } from '../../../../web/lib/media/picture-blur'
import { artUrl, mediaUrl } from '../../../../web/lib/media/picture-url'

test('stands for a picture in the sky and the ground that the picture itself has', () => {
  const { hour } = sceneOfSeed('TUBU', 'delta')
  const blur = pictureBlur(mediaUrl('art/delta/TUBU'))
  expect(lights[hour].some(({ sky }) => sky.every((color) => blur?.includes(color)))).toBe(true)
  expect(blur).toBe(pictureBlur(mediaUrl('art/delta/TUBU', '1x1')))
})

test('is another one for every picture, and for the same picture at another hour', () => {
  const codes = ['TUBU', 'ABU', 'KWETSANI', 'TUBU-TENT', 'TUBU-SUITE']
  const blurs = codes.map((code) => pictureBlur(mediaUrl(`art/delta/${code}`)))
  expect(new Set(blurs).size).toBe(codes.length)
  const night = pictureBlur(artUrl({ seed: 'TUBU', biome: 'delta', hour: 'night' }))
  expect(lights.night.some(({ sky }) => sky.every((color) => night?.includes(color)))).toBe(true)
})

test('is none for a photograph, whose colors are not known before it is there', () => {
  expect(pictureBlur(mediaUrl('camps/tubu/pool.jpg'))).toBeUndefined()
  expect(pictureBlur('/media/art/moon/TUBU?ratio=3x2')).toBeUndefined()
  expect(pictureBlur(undefined)).toBeUndefined()
})
