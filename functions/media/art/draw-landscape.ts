import { mix } from '#shared/art/colour'
import type { Biome, PictureScene } from '#shared/art/picture-terms'
import { drawCoast } from './coast'
import { foreground } from './foreground'
import { drawForest } from './forest'
import { hill, swells } from './ground'
import { crags, farHills, mesas, noRelief } from './mountains'
import { drawFloodplain, drawMountain, drawPeak, drawRiver, drawSavanna } from './open-country'
import { createScene, define, fade, type PictureRequest, pictureHeight, type Scene } from './scene'
import { birds, sky } from './sky'
import { type Subject, subject } from './subject'
import { d, opacity, path, times } from './svg-text'
import { drawLagoon, drawLake } from './waterside'

const countries: Readonly<Record<Biome, (s: Scene) => string>> = {
  savanna: drawSavanna,
  peak: drawPeak,
  mountain: drawMountain,
  river: drawRiver,
  delta: (s) => (s.stream('delta').chance(0.4) ? drawFloodplain(s) : drawLagoon(s)),
  lake: drawLake,
  desert: drawDesert,
  forest: drawForest,
  volcano: drawForest,
  coast: drawCoast,
}

export type LandscapeRequest = PictureScene & {
  /** Width by height: 1.5 for a card, 1 for a square, 2.5 for a banner. */
  ratio: number
  /** In pixels; the height follows. The drawing is a vector: it changes the file by a few bytes. */
  width?: number
}

/**
 * A flat-layered travel-poster landscape as SVG text, 4 to 13 KB; the same request gives the same
 * text. A seed keeps its character at every ratio, and another hour relights the same composition.
 * The lower left stays quiet, for text over a scrim.
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

const subjects: readonly Subject[] = ['dead', 'dead', 'oryx', 'oryx', 'camp', 'camp', 'none']

/** Dunes or waves of sand beyond a pan. */
function drawDesert(s: Scene): string {
  const r = s.stream('desert')
  const tilt = r.range(-20, 40)
  const pan = hill(s, 'pan', { base: s.ground(0.62), amplitude: 10, wave: 260, depth: 0.7, tilt })
  const dunes = () => {
    const flat = hill(s, 'flat', { base: s.horizon + 10, amplitude: 5, wave: 200, depth: 0.24 }).svg
    const [ax, ay] = [s.width * r.range(0.08, 0.3), s.horizon - r.range(10, 50)]
    const far = dune(s, 'a', {
      x: ax,
      y: ay,
      foot: s.ground(0.42),
      spread: s.width * 0.3,
      depth: 0.28,
    })
    const [bx, by] = [s.width * r.range(0.62, 0.8), s.horizon - r.range(60, 150)]
    const great = dune(s, 'b', {
      x: bx,
      y: by,
      foot: s.ground(0.72),
      spread: s.width * 0.46,
      depth: 0.42,
    })
    const cx = s.width * r.range(0.2, 0.4)
    const near = dune(s, 'c', {
      x: cx,
      y: s.ground(0.26),
      foot: s.ground(0.7),
      spread: s.width * 0.42,
      depth: 0.56,
    })
    return flat + far + great + near
  }
  const waves = () =>
    times(5, (i) => {
      const shape = { base: s.ground(0.02 + i * 0.13), amplitude: 14 + i * 7, wave: 90 + i * 34 }
      return hill(s, `wave${i}`, { ...shape, depth: 0.2 + i * 0.11 }).svg
    }).join('')
  const relief = r.pick([mesas, crags, noRelief, farHills])(s, 1)
  const sand = r.pick([dunes, dunes, waves])()
  const streaks = swells(s, 'pan', { top: s.ground(0.7), bottom: pictureHeight - 20, depth: 0.6 })
  return relief + sand + pan.svg + streaks + subject(s, r.pick(subjects), pan) + foreground(s)
}

type Dune = { x: number; y: number; foot: number; spread: number; depth: number }

/** One dune: lit flank, sinuous crest, shaded slip face on the side away from the sun. */
function dune(s: Scene, label: string, { x, y, foot, spread, depth }: Dune): string {
  const [h, k] = [foot - y, s.sun.x < s.width / 2 ? 1 : -1]
  const sway = s.stream(`dune${label}`).range(-0.3, 0.1)
  const lit = mix(s.land(depth), s.light.glow, 0.18)
  const shade = mix(s.land(depth + 0.2), s.ink, 0.14)
  const at = (scale: number) => (u: number, v: number) => d`${x + k * u * scale} ${y + v * h}`
  const [flank, crest] = [at(spread), at(h)]
  const line = `C${crest(-0.06, 0.2)} ${crest(0.5, 0.36)} ${crest(0.26, 0.58)}S${crest(-0.4, 0.84)} ${crest(sway, 1.05)}`
  const litSide = `M${flank(0, 0)}C${flank(-0.2, 0.16)} ${flank(-0.5, 0.62)} ${flank(-1.1, 1.05)}L${flank(1, 1.05)}z`
  const slipFace = `M${flank(0, 0)}${line}L${flank(1.15, 1.05)}C${flank(0.62, 0.8)} ${flank(0.26, 0.2)} ${flank(0, 0)}z`
  return (
    path(litSide, fade(s, `lit${label}`, [0, lit], [1, mix(lit, s.haze, 0.25)])) +
    path(slipFace, fade(s, `lee${label}`, [0, shade], [1, mix(shade, lit, 0.4)]))
  )
}
