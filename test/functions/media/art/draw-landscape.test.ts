import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { biomes, hours, seasons } from '#shared/art/picture-terms'
import { drawLandscape, drawPicture } from '../../../../functions/media/art/draw-landscape'
import { snowColour } from '../../../../functions/media/art/relief'
import { createScene } from '../../../../functions/media/art/scene'

/**
 * Fingerprints of pictures that were chosen by eye: a change of any stroke shows here, and is then
 * to be looked at.
 */
const goldens = [
  ['n', 'delta', 'dusk', 'green', 600, 400, '2eb5b53120c84f6b'],
  ['m', 'delta', 'dusk', 'green', 600, 400, '7708337b7abc48c4'],
  ['f', 'delta', 'dawn', 'green', 600, 400, '57f3a4ed07c912a4'],
  ['c', 'savanna', 'dusk', 'dry', 600, 400, '8d7526abf6c9043f'],
  ['k', 'savanna', 'dawn', 'dry', 600, 400, '2f3cf5e59e95d557'],
  ['h', 'savanna', 'day', 'dry', 600, 400, 'a9e331ef8903a590'],
  ['c', 'mountain', 'dawn', 'green', 600, 400, '72a1e6cc3b6bb17a'],
  ['d', 'coast', 'day', 'green', 600, 400, '94d60acc5f72e357'],
  ['h', 'savanna', 'night', 'dry', 600, 400, 'ba00aeb365b865c5'],
  ['c', 'forest', 'dawn', 'green', 300, 200, 'efc9b88d23528dab'],
  ['e', 'river', 'dusk', 'green', 300, 200, 'ff44b4e89596e8fe'],
  ['c', 'desert', 'dusk', 'dry', 300, 200, '0406ee7db890546f'],
  ['s', 'delta', 'dusk', 'green', 1500, 860, '34aa24d4fd7ef13f'],
  ['n', 'delta', 'dawn', 'green', 480, 480, 'e9ee16f8bbdaa070'],
] as const

const everyKind = biomes.flatMap((biome) =>
  hours.flatMap((hour) => seasons.map((season) => ({ biome, hour, season }))),
)
const seeds = ['JAO', 'MOMBO', 'x1', 'x2']
const card = { ratio: 1.5, width: 600 }

describe('drawLandscape', () => {
  test.each(goldens)(
    'draws %s %s %s %s at %i by %i as it was chosen',
    (seed, biome, hour, season, width, height, print) => {
      const svg = drawPicture({ seed, biome, hour, season, width, height })
      expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(print)
    },
  )

  test('gives the same text for the same request, and another picture for another seed', () => {
    const request = { seed: 'JAO', biome: 'delta', hour: 'dusk', season: 'green', ...card } as const
    expect(drawLandscape(request)).toBe(drawLandscape(request))
    expect(drawLandscape(request)).not.toBe(drawLandscape({ ...request, seed: 'KWETSANI' }))
  })

  test.each(everyKind)(
    'draws $biome at $hour in the $season season without a broken number or reference',
    (kind) => {
      for (const seed of seeds) {
        const svg = drawLandscape({ seed, ...kind, ...card })
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
        expect(unbalancedTags(svg)).toEqual([])
        const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids).toContain(id)
      }
    },
  )

  test.each(everyKind)(
    'keeps $biome at $hour in the $season season under 15 KB and in its frame',
    (kind) => {
      for (const seed of seeds) {
        const svg = drawLandscape({ seed, ...kind, ratio: 2.5, width: 1000 })
        expect(svg.length).toBeLessThan(15_000)
        expect(svg).toContain('width="1000" height="400" viewBox="0 0 1500 600"')
        expect(svg).toContain(`aria-label="Illustration: ${kind.biome}, ${kind.hour}"`)
      }
    },
  )

  test('draws snow below the snowy peaks, and in no other country', () => {
    const snowy = biomes.filter((biome) =>
      Array.from(
        { length: 40 },
        (_, at) => ({ seed: `C${at}`, biome, hour: 'day', season: 'dry' }) as const,
      ).some((scene) =>
        drawLandscape({ ...scene, ...card }).includes(
          snowColour(createScene({ ...scene, width: 600, height: 400 })),
        ),
      ),
    )
    expect(snowy).toEqual(['peak'])
  })

  test('relights the same composition at another hour', () => {
    const at = (hour: 'day' | 'dusk') =>
      drawLandscape({ seed: 'FINCH', biome: 'savanna', hour, season: 'dry', ...card })
    const relief = (svg: string) => svg.match(/d="M-20 [^"]+"/g)
    expect(relief(at('dusk'))).toEqual(relief(at('day')))
    expect(at('dusk')).not.toBe(at('day'))
  })
})

/** Names of elements that are opened and not closed in order; none in well-formed SVG. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosed] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.at(-1) !== name) return [...open, name]
      open.pop()
    } else if (!selfClosed) open.push(name)
  }
  return open
}
