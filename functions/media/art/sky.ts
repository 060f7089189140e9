import { mix } from '#shared/art/colour'
import { ridge } from './ground'
import { fade, glow, pictureHeight, type Scene } from './scene'
import { foliage } from './shapes'
import { circle, clamp, d, group, opacity, path, times } from './svg-text'

/** The sky with its clouds, and the sun or moon, whose place it notes in the scene. */
export function sky(s: Scene): string {
  const [top, upper, lower, low] = s.light.sky
  const none = () => ''
  const clouds = s
    .stream(`sky${s.hour}`)
    .pick(s.hour === 'day' ? [cumulus, cumulus, stratus, banks] : [stratus, stratus, banks, none])
  const at = (share: number) => (share * (s.horizon + 30)) / pictureHeight
  const fill = fade(s, 'sky', [at(0), top], [at(0.4), upper], [at(0.76), lower], [at(1), low])
  const [behind, before] = clouds === banks ? [banks(s), ''] : ['', clouds(s)]
  const night = s.hour === 'night' ? stars(s) : ''
  return path(d`M0 0H${s.width}V${pictureHeight}H0z`, fill) + night + behind + sunOrMoon(s) + before
}

/** A few birds, now and then. */
export function birds(s: Scene): string {
  const r = s.stream('birds')
  const [x, y] = [s.width * r.range(0.3, 0.62), s.horizon * r.range(0.16, 0.5)]
  const bird = (i: number, k: number) =>
    d`M${x + i * 20 + r.range(-8, 8)} ${y - Math.abs(i - 2) * 9 + r.range(-8, 8)}q${5 * k} ${-6 * k} ${9 * k} 0q${5 * k} ${-6 * k} ${11 * k} ${-k}` +
    d`q${-7 * k} ${-2 * k} ${-11 * k} ${4 * k}q${-4 * k} ${-4 * k} ${-9 * k} ${-3 * k}z`
  if (s.hour === 'night' || r.chance(0.35)) return ''
  return path(
    times(r.int(3, 5), (i) => bird(i, r.range(0.7, 1.4))).join(''),
    s.land(0.85),
    opacity(0.8),
  )
}

function sunOrMoon(s: Scene): string {
  const r = s.stream(`disc${s.hour}`)
  const [low, night] = [s.hour === 'dawn' || s.hour === 'dusk', s.hour === 'night']
  const radius = low ? r.range(30, 60) * r.pick([1, 1, 1.7, 2.3]) : r.range(22, 42)
  const x = r.chance(0.62)
    ? s.focusX + s.width * r.range(-0.16, 0.06)
    : s.width * r.range(0.2, 0.45)
  const y = low ? s.horizon - radius * r.range(0.1, 1.4) - 10 : s.horizon * r.range(0.2, 0.44)
  s.sun = { x, y, radius }
  const halo = circle(
    x,
    y,
    Math.max(210, radius * 3.6),
    glow(s, 'glow', s.light.glow, night ? 0.45 : 0.75),
  )
  const hasRing = radius < 90 && r.chance(0.4)
  const rings = [2.7, 2, 1.45].map((k) => circle(x, y, radius * k)).join('')
  const disc =
    night && r.chance(0.55)
      ? crescent({ x, y, radius: radius * 0.8 }, s.light.sun)
      : circle(x, y, radius, s.light.sun)
  return halo + (hasRing ? group(`fill="${s.light.sun}"${opacity(0.12)}`, rings) : '') + disc
}

const crescent = ({ x, y, radius: r }: Scene['sun'], fill: string): string =>
  path(
    d`M${x} ${y - r}a${r} ${r} 0 1 0 ${r * 0.87} ${r * 1.5}a${r * 0.84} ${r * 0.84} 0 1 1 ${-r * 0.87} ${-r * 1.5}z`,
    fill,
  )

/** Stars are strokes without length: their round caps are the dots. */
function stars(s: Scene): string {
  const r = s.stream('stars')
  const dots = (count: number) =>
    times(count, () => d`M${r.next() * s.width} ${r.next() ** 1.3 * s.horizon * 0.9}h0`).join('')
  const faint = path(dots(clamp(s.width / 18, 30, 45)), '', ` stroke-width="1.7"${opacity(0.5)}`)
  const bright = path(dots(clamp(s.width / 60, 10, 18)), '', ` stroke-width="2.8"${opacity(0.8)}`)
  return group('stroke="#fff7e2" stroke-linecap="round"', faint + bright)
}

/** Long thin clouds, flat below, in loose clusters of three. */
function stratus(s: Scene): string {
  const r = s.stream('stratus')
  const streak = (x: number, y: number, w: number, h: number) =>
    d`M${x - w / 2} ${y}q${w * 0.2} ${-h * 0.4} ${w * 0.36} ${-h * 0.5}t${w * 0.26} ${-h * 0.3}q${w * 0.16} ${h * 0.2} ${w * 0.38} ${h * 0.8}z`
  const cluster = (x: number, y: number, w: number) =>
    streak(x, y, w, 12) +
    streak(x + w * r.range(-0.4, 0.4), y + r.range(9, 15), w * 0.7, 9) +
    streak(x + w * r.range(-0.5, 0.5), y - r.range(12, 18), w * 0.45, 8)
  const clouds = times(r.int(2, 3), () =>
    cluster(s.width * r.next(), s.horizon * r.range(0.22, 0.86), r.range(150, 380)),
  )
  return path(
    clouds.join(''),
    mix(s.haze, s.light.sun, 0.4),
    opacity(s.hour === 'night' ? 0.12 : 0.34),
  )
}

/** Broad soft cloud layers, as cut paper; they lie behind the sun. */
function banks(s: Scene): string {
  const r = s.stream('banks')
  const [, upper, lower, low] = s.light.sky
  const layers = [
    [0.42, upper],
    [0.6, lower],
    [0.78, low],
  ] as const
  return layers
    .map(([at, colour], i) => {
      const shape = { base: s.horizon * at, amplitude: r.range(10, 24), wave: r.range(90, 160) }
      return path(
        ridge(s, `bank${i}`, shape).area(s.horizon + 20),
        mix(colour, s.light.sun, 0.28),
        opacity(0.3),
      )
    })
    .join('')
}

/** Fair-weather clouds: a flat base under a few domes. */
function cumulus(s: Scene): string {
  const r = s.stream('cumulus')
  const cloud = (x: number, y: number, w: number) =>
    foliage(r, { x, y, w, h: w * 0.3, bumps: 4 }) +
    foliage(r, { x: x + w * r.range(-0.4, 0.4), y: y + 1, w: w * 1.2, h: w * 0.12, bumps: 4 })
  const clouds = times(r.int(2, 4), () =>
    cloud(s.width * r.next(), s.horizon * r.range(0.25, 0.75), r.range(90, 190)),
  )
  return path(clouds.join(''), mix(s.haze, '#ffffff', 0.7), opacity(0.72))
}
