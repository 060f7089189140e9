import { ridge } from './ground'
import { fern } from './palms'
import { along } from './planting'
import { pictureHeight, type Scene } from './scene'
import { clamp, group, path, place } from './svg-text'
import { acacia } from './trees'
import { grass, papyrus, reeds, turf } from './undergrowth'

/** What grows before the viewer: `frame` is a thorn tree that reaches in from the edge. */
export type FrontGrowth = 'turf' | 'grass' | 'reeds' | 'papyrus' | 'ferns' | 'frame'

/**
 * The nearest ground, darkest of all; tall growth only on the right, so that text has a quiet
 * corner.
 */
export function foreground(s: Scene, tall: FrontGrowth = 'turf'): string {
  const line = ridge(s, 'front', { base: pictureHeight - 30, amplitude: 13, wave: 190 })
  const right = (id: string, spacing: number, scale: readonly [number, number]) =>
    along(s, 'tall', {
      ids: [id],
      y: line.y,
      count: Math.min(s.width / spacing, 7),
      between: [0.58, 1.02],
      scale,
    })
  const growth: Record<FrontGrowth, () => string> = {
    turf: () => '',
    grass: () => right(grass(s), 150, [0.7, 1.2]),
    reeds: () => right(reeds(s), 150, [0.7, 1.1]),
    papyrus: () => right(papyrus(s), 190, [0.7, 1.15]),
    ferns: () => right(fern(s), 300, [0.8, 1.5]),
    frame: () => place(acacia(s), s.width + 12 * s.size, pictureHeight * 0.93, -2.5 * s.size),
  }
  const broad = clamp(s.width / 900, 1, 1.7)
  const low = () => {
    const count = Math.min(s.width / 100, 8)
    return along(s, 'low', { ids: [turf(s)], y: line.y, count, scale: [0.7 * broad, 1.2 * broad] })
  }
  return group(`fill="${s.ink}" color="${s.ink}"`, path(line.area(), '') + growth[tall]() + low())
}
