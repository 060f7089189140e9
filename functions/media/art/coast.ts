import { mix } from '#shared/art/colour'
import { sandColour } from '#shared/art/palettes'
import { dhow } from './camp-and-boats'
import { foreground } from './foreground'
import { hill } from './ground'
import { palm } from './palms'
import { plantGroup } from './planting'
import { fade, pictureHeight, type Scene } from './scene'
import { lens } from './shapes'
import { d, num, opacity, path, place, shadowAlpha } from './svg-text'
import { island, openWater } from './water'

/** The Indian Ocean: a beach, an islet or a dhow crossing, sometimes with land beyond. */
export function drawCoast(s: Scene): string {
  const r = s.stream('coast')
  const h = Math.round(s.horizon - 10)
  const palms = () => [palm(s, 0), palm(s, 1)] as const
  const far = r.chance(0.7)
    ? hill(s, 'isle', {
        base: h + r.range(2, 14),
        amplitude: 20,
        wave: r.range(60, 140),
        depth: 0.2,
        bottom: h + 1,
      }).svg
    : ''
  const sails = (k: number) => {
    const near = dhow(
      s,
      s.width * r.range(0.3, 0.46),
      s.ground(r.range(0.16, 0.32)),
      r.range(0.6, 1) * s.size * k,
    )
    return near + dhow(s, s.width * r.range(0.5, 0.62), h + 10, 0.26 * s.size)
  }
  const islet = () => {
    const growth = { ids: palms(), count: 5, scale: 0.62 }
    const land = island(s, 'islet', {
      x: s.width * 0.8,
      y: s.ground(0.34),
      w: 360 * s.size,
      depth: 0.7,
      ...growth,
    })
    return land + sails(1.2) + foreground(s)
  }
  const crossing = () => sails(0.6) + dhow(s, s.focusX, s.ground(0.62), 2.1 * s.size)
  const wideBeach = () => sails(1) + beach(s, palms())
  const emptyBeach = () => sails(0.8) + beach(s, palms())
  const water = openWater(s, h)
  return far + water + r.pick([wideBeach, emptyBeach, islet, crossing])()
}

/** A sand beach sweeping in from the right, under leaning palms. */
function beach(s: Scene, [first, second]: readonly [string, string]): string {
  const r = s.stream('beach')
  const y = (t: number) => num(s.ground(t))
  const night = s.hour === 'night'
  const sand = mix(sandColour, s.light.land[s.dark ? 2 : 0], night ? 0.75 : s.dark ? 0.5 : 0.2)
  const line = d`M${s.width} ${y(0.3)}C${s.width * 0.74} ${y(0.34)} ${s.width * 0.84} ${y(0.58)} ${s.width * 0.56} ${y(0.72)}S${s.width * 0.2} ${y(0.9)} -9 ${y(0.94)}V${pictureHeight}H${s.width}z`
  const places = [
    [0.72, 0.7, 1.5],
    [0.84, 0.84, 1.85],
    [0.95, 0.66, 1.4],
  ] as const
  const stand = places.slice(r.int(0, 1)).map(([at, t, k], i) => {
    const [x, foot] = [s.width * at, s.ground(t)]
    const shadow = path(lens(x, foot + 6, 130 * k, 9), s.ink, shadowAlpha)
    return shadow + place(i % 2 ? second : first, x, foot, s.size * k * r.range(0.85, 1.15))
  })
  const surf = path(
    line,
    mix(sand, s.light.sun, 0.6),
    ` transform="translate(-8-8)"${opacity(0.45)}`,
  )
  const dry = path(line, fade(s, 'sand', [0, sand], [1, mix(sand, s.ink, 0.3)]))
  return surf + dry + plantGroup(s, 1, stand.join(''))
}
