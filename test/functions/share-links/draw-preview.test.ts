import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { agencyTokens } from '#shared/theme/agency-tokens'
import {
  drawPreview,
  type Preview,
  previewName,
} from '../../../functions/share-links/picture/draw-preview'
import {
  isWritable,
  linesOf,
  textPaths,
  widthOf,
} from '../../../functions/share-links/picture/text-paths'

const preview: Preview = {
  title: 'Botswana Adventure',
  note: 'Jul 1 – 14, 2027',
  agency: 'Marula Journeys',
  image: 'art/delta/JAO',
  tokens: agencyTokens('MAR001'),
  logo: undefined,
}
const nothing = async () => undefined

describe('the picture of a link', () => {
  test('has the size that messengers ask for, whatever the title, and stays small', async () => {
    const titles = ['Botswana Adventure', 'W'.repeat(200), 'رحلة سفاري', 'Šumava & <b>"Łódź"</b>']
    for (const title of titles) {
      const drawn = await drawPreview({ ...preview, title }, nothing)
      expect(await sharp(drawn).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      })
      expect(drawn.length).toBeLessThan(300_000)
    }
  })

  test('shows a photo and a logo where there are some, and its landscape where they are damaged', async () => {
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer()
    const red = await drawPreview(
      { ...preview, image: 'pictures/x.png', logo: 'agencies/l.png' },
      async () => photo,
    )
    const { channels } = await sharp(red).stats()
    expect(channels[0]?.mean).toBeGreaterThan((channels[2]?.mean ?? 255) + 20)
    const read = async () => new TextEncoder().encode('no picture')
    const drawn = await drawPreview(
      { ...preview, image: 'pictures/x.png', logo: 'agencies/l.png' },
      read,
    )
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200 })
  })

  test('has a name of its own for everything it shows', () => {
    const names = [
      preview,
      { ...preview, title: 'Other' },
      { ...preview, tokens: agencyTokens('X', { primaryColour: '#24405F' }) },
    ]
    expect(new Set(names.map(previewName)).size).toBe(3)
    expect(previewName({ ...preview })).toBe(previewName(preview))
  })
})

describe('text as paths', () => {
  test('fills lines to their width, breaks at spaces and ends what is too long with an ellipsis', () => {
    const lines = linesOf('one two three four five six seven eight nine ten eleven twelve', {
      size: 60,
      width: 400,
      lines: 2,
    })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    for (const line of lines) expect(widthOf(line, 60)).toBeLessThanOrEqual(400)
    expect(linesOf('short', { size: 60, width: 400, lines: 2 })).toEqual(['short'])
  })

  test('holds outlines and no text', () => {
    expect(textPaths('Łódź', { x: 10, y: 20, size: 40 })).toMatch(
      /^<g transform="translate\(10 20\)[^<]*<path/,
    )
    expect(isWritable('Łódź – Marula’s')).toBe(true)
    expect(isWritable('رحلة')).toBe(false)
  })
})
