import { drawCoast } from './coast'
import { drawDesert } from './desert'
import { drawForest } from './forest'
import { drawFloodplain, drawMountain, drawRiver, drawSavanna } from './open-country'
import type { Biome } from './picture-terms'
import { createScene, define, type PictureRequest, pictureHeight, type Scene } from './scene'
import { birds, sky } from './sky'
import { d, opacity, path } from './svg-text'
import { drawLagoon, drawLake } from './waterside'

const countries: Readonly<Record<Biome, (s: Scene) => string>> = {
  savanna: drawSavanna,
  mountain: drawMountain,
  river: drawRiver,
  delta: (s) => (s.stream('delta').chance(0.4) ? drawFloodplain(s) : drawLagoon(s)),
  lake: drawLake,
  desert: drawDesert,
  forest: drawForest,
  coast: drawCoast,
}

export type LandscapeRequest = Pick<PictureRequest, 'seed' | 'biome' | 'hour' | 'season'> & {
  /** Width by height: 1.5 for a card, 1 for a square, 2.5 for a banner. */
  ratio: number
  /** In pixels; the height follows. The drawing is a vector: it changes the file by a few bytes. */
  width?: number
}

/**
 * A flat-layered travel-poster landscape as SVG text, 4 to 13 KB; the same request gives the same text. A seed keeps its
 * character at every ratio, and another hour relights the same composition. The lower left stays quiet, for text over a
 * scrim.
 */
export function drawLandscape({ ratio, width = 600, ...request }: LandscapeRequest): string {
  return drawPicture({ ...request, width, height: Math.round(width / ratio) })
}

/** The same by width and height. */
export function drawPicture(request: PictureRequest): string {
  const { biome, hour, width, height } = request
  const s = createScene(request)
  const body = sky(s) + countries[biome](s) + birds(s) + grain(s) // and fills s.defs on its way
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${s.width} ${pictureHeight}"`
  const label = `role="img" aria-label="Illustration: ${biome}, ${hour}"`
  const definitions = `<defs>${[...s.defs.values()].join('')}</defs>`
  return `<svg ${frame} preserveAspectRatio="xMidYMid slice" ${label}>${definitions}${body}</svg>`
}

/** Paper grain: one small noise tile, rasterised once and repeated. */
function grain(s: Scene): string {
  const noise = define(
    s,
    'noise',
    () =>
      '<filter x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/>' +
      '<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .06 .9 0 0 0 -.36"/></filter>',
  )
  const tile = `<pattern width="200" height="200" patternUnits="userSpaceOnUse"><path d="M0 0H200V200H0z" filter="url(#${noise})"/></pattern>`
  const paper = define(s, 'paper', () => tile)
  return path(d`M0 0H${s.width}V${pictureHeight}H0z`, `url(#${paper})`, opacity(0.35))
}
