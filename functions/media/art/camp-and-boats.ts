import { mix } from '#shared/art/colour'
import { canvasColour, lampColour } from '#shared/art/palettes'
import { define, glow, type Scene } from './scene'
import { circle, d, opacity, path, place, shadeAlpha } from './svg-text'

type Site = { x: number; y: (x: number) => number; tents: number; k: number }

/** A few tents scattered in depth around a fire, in one pool of lamplight. */
export function camp(s: Scene, { x, y, tents, k }: Site): string {
  const pitches = [
    [-150, 4, 0.72],
    [165, 2, 0.62],
    [0, 14, 1],
  ] as const
  const pitchedTents = pitches
    .slice(3 - tents)
    .map(([dx, dy, size]) => place(tent(s), x + dx * k, y(x + dx * k) + dy * k, k * size))
    .join('')
  if (s.hour === 'day') return pitchedTents
  const flame = d`M${x + 98 * k} ${y(x) + 30 * k}c${-13 * k} ${-5 * k} ${-7 * k} ${-14 * k} ${-1 * k} ${-26 * k}c${1 * k} ${9 * k} ${14 * k} ${16 * k} ${1 * k} ${26 * k}z`
  const lamplight = circle(
    x,
    y(x) + 8 * k,
    190 * k,
    glow(s, 'lamp', lampColour, s.dark ? 0.7 : 0.4),
  )
  return lamplight + pitchedTents + path(flame, lampColour)
}

/** Dhow under its lateen sail, about 150 high. */
export function dhow(s: Scene, x: number, y: number, k: number): string {
  const sail = mix(canvasColour, s.dark ? s.light.land[0] : s.haze, 0.25)
  const draw = () =>
    `<g>${path('M-50-20Q-20-84 30-138Q34-70 46-22Q0-8-50-20z', sail)}${path(
      'M30-138Q34-70 46-22Q24-15 6-14Q30-70 30-138zM-44 7Q0 13 50 7L36 12H-30z',
      s.ink,
      shadeAlpha,
    )}${path(
      'M-54-16Q-24-82 32-142L33-139Q-18-80-50-15zM-2-10L0-96 2-10zM-62-18Q-50-10-40-9H44Q54-10 60-18L50 5Q0 12-44 4Q-54-4-62-18z',
      s.land(0.95),
    )}</g>`
  return place(define(s, 'dhow', draw), x, y, k)
}

/** Mokoro dugout with its poler. */
export function mokoro(s: Scene, x: number, y: number, k: number): string {
  const outline =
    'M-66-7Q-30-2 0-2T66-8Q50 5 0 5T-66-7zM-34-3L-33-26Q-36-36-33-44Q-28-47-25-43L-17-36-18-33-26-38-23-26-22-3H-26' +
    'L-28-22-30-3zM-32-50a5 5 0 1 0 6-2a5 5 0 0 0-6 2zM-13-80L-21 9-19 9-11-80z'
  return place(
    define(s, 'mokoro', () => path(outline, s.ink)),
    x,
    y,
    k,
  )
}

/** Safari tent on its deck: fly sheet, lit doorway and windows. 140 wide, 66 high. */
function tent(s: Scene): string {
  return define(s, 'tent', () => {
    const cloth = mix(canvasColour, s.light.land[s.dark ? 1 : 0], s.dark ? 0.42 : 0.12)
    const inside = s.hour === 'day' ? s.ink : lampColour
    const walls =
      path('M-50-32H50L47 0H-47z', mix(cloth, s.ink, 0.35)) +
      path('M-15-32H15L18 0H-18z', inside) +
      path('M-42-27h18v15h-17zM24-27h18l-1 15h-17z', inside, opacity(0.6))
    const roof =
      path('M-68-26Q-48-42-34-64H34Q48-42 68-26Q33-34 0-34T-68-26z', cloth) +
      path('M34-64Q48-42 68-26Q50-31 36-32z', s.ink, shadeAlpha)
    return `<g>${walls}${roof}${path('M-64-27h2V0h124V-27h2V0H74V6H-74V0h10z', s.ink)}</g>`
  })
}
