import { mix } from '#shared/art/colour'
import { along, plantGroup } from './planting'
import { define, fade, pictureHeight, type Scene } from './scene'
import { lens, type Point, through } from './shapes'
import { d, opacity, path, shadowAlpha, shimmerAlpha, times } from './svg-text'

/** The sky upside down, from the waterline to the bottom. */
function waterFill(s: Scene): string {
  const [top, upper, lower, low] = s.light.sky
  const [far, middle, near] = s.light.land
  return fade(
    s,
    'water',
    [0, mix(low, far, 0.12)],
    [0.25, mix(lower, middle, 0.12)],
    [0.6, mix(upper, near, 0.22)],
    [1, mix(mix(top, upper, 0.4), s.ink, 0.25)],
  )
}

/** Open water: reflected sky, long quiet strokes of light, a broken column under the sun. */
export function openWater(s: Scene, waterline: number): string {
  const r = s.stream('water')
  const { x, radius } = s.sun
  const depth = pictureHeight - waterline
  let [wide, column] = ['', '']
  for (let i = 0; i < 9; i++) {
    const t = ((i + 0.5) / 9) ** 1.5
    wide += lens(
      s.width * r.next(),
      waterline + 3 + depth * t,
      r.range(90, 200) * (0.5 + t * 1.5),
      1.5 + 5 * t,
    )
    const at = x + r.range(-0.4, 0.4) * radius * t
    column += lens(
      at,
      waterline + 3 + depth * t * 0.8,
      radius * r.range(1, 1.9) * (1 - t * 0.4),
      2.5 + 5 * t,
    )
  }
  return (
    path(d`M0 ${waterline}H${s.width}V${pictureHeight}H0z`, waterFill(s)) +
    path(wide, mix(s.haze, s.light.sun, 0.4), opacity(0.3)) +
    path(column, s.light.sun, shimmerAlpha)
  )
}

/** Far scenery, open water from y down, and the faint mirror image of the scenery in it. */
export function mirror(s: Scene, y: number, scenery: string): string {
  const clip = define(
    s,
    'wet',
    () => d`<clipPath><path d="M0 ${y}H${s.width}V${pictureHeight}H0z"/></clipPath>`,
  )
  const image = d`<use href="#${s.uid}scenery" transform="matrix(1 0 0-1 0 ${2 * y})"/>`
  return `<g id="${s.uid}scenery">${scenery}</g>${openWater(s, y)}<g clip-path="url(#${clip})"${opacity(0.26)}>${image}</g>`
}

/**
 * A point of a meandering channel: a sine on the ground plane in perspective, so that its bends
 * crowd together towards the horizon. z is the distance, 1 at the lower edge of the picture.
 */
export function bend(s: Scene, top: number, z: number): readonly [x: number, y: number, z: number] {
  const r = s.stream('channel')
  const [phase, swing] = [r.range(0, 6.3), s.width * r.range(0.2, 0.3)]
  const [near, far] = [s.width * r.range(0.36, 0.58), s.focusX + r.range(-60, 40)]
  const x = far + (near - far) / z + (swing * Math.sin(phase + z * 1.5)) / z ** 0.8
  return [x, top + (pictureHeight - top) / z, z]
}

/** The channel from the horizon to the lower edge, with its far bank and light on it. */
export function channel(s: Scene, top: number): string {
  const [bends, width] = [times(12, (i) => bend(s, top, 0.88 * 1.27 ** i)), 170 * s.size]
  const bank = (k: number) => bends.map(([x, y, z]): Point => [x + (k * width) / z, y])
  const water = define(s, 'stream', () =>
    path(`${through([...bank(-1), ...bank(1).reverse()])}z`, ''),
  )
  const shine = bends
    .filter(([, , z], i) => z < 4 && i % 2)
    .map(([x, y, z]) => lens(x, y, width / z, 9 / z))
  const farBank = d`<use href="#${water}" fill="${s.land(0.84)}" transform="matrix(1 0 0 .97 0 ${top * 0.03 - 1})"/>`
  const surface = d`<use href="#${water}" fill="${waterFill(s)}"/>`
  return farBank + surface + path(shine.join(''), mix(s.haze, s.light.sun, 0.5), shimmerAlpha)
}

type Island = {
  x: number
  y: number
  w: number
  depth: number
  ids: readonly string[]
  count: number
  scale: number
}

/** A low island with plants on it and its dark edge on the water. */
export function island(
  s: Scene,
  label: string,
  { x, y, w, depth, ids, count, scale }: Island,
): string {
  const shore = d`M${x - w / 2} ${y}q${w * 0.2} ${-w * 0.05} ${w * 0.46} ${-w * 0.045}t${w * 0.54} ${w * 0.045}q${-w * 0.5} ${w * 0.05} ${-w} 0z`
  const growth = along(s, label, {
    ids,
    y: () => y - w * 0.012,
    count,
    between: [(x - w * 0.36) / s.width, (x + w * 0.36) / s.width],
    scale: [scale * 0.75, scale * 1.15],
  })
  const edge = path(lens(x, y + w * 0.018, w * 1.04, w * 0.05), s.ink, shadowAlpha)
  return edge + path(shore, s.land(depth)) + plantGroup(s, depth + 0.08, growth)
}
