import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture } from '../../../../web/components/picture/Picture'
import { artUrl, mediaUrl } from '../../../../web/lib/media/picture-url'

describe('Picture', () => {
  test('draws a landscape where there is no picture', () => {
    expect(renderToStaticMarkup(<Picture src={undefined} alt="" />)).toMatch(
      /src="[^"]*landscape[^"]*\.svg/,
    )
  })

  test('loads what is seen first at once, and the rest when it comes near', () => {
    expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="" />)).toContain('loading="lazy"')
    expect(renderToStaticMarkup(<Picture src="/a.jpg" alt="" eager />)).toContain('loading="eager"')
  })
})

describe('the addresses of pictures', () => {
  test('name the storage key and the ratio', () => {
    expect(mediaUrl('art/delta/JAO')).toBe('/media/art/delta/JAO?ratio=3x2')
  })

  test('name seed, biome and hour of a drawn one', () => {
    expect(artUrl({ seed: 'JAO', biome: 'delta', ratio: '2x1', hour: 'dusk' })).toBe(
      '/media/art/delta/JAO?ratio=2x1&hour=dusk',
    )
  })

  test('have a seed that the server takes', () => {
    expect(artUrl({ seed: 'chapter:journey' })).toBe('/media/art/savanna/chapter-journey?ratio=3x2')
    expect(artUrl({ seed: 'Ünjo' })).toBe('/media/art/savanna/-njo?ratio=3x2')
    expect(artUrl({ seed: 'x'.repeat(60) })).toContain(`/${'x'.repeat(40)}?`)
    expect(artUrl({ seed: '' })).toBe('/media/art/savanna/-?ratio=3x2')
  })
})
