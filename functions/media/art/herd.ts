import { type Animal, type AnimalKind, animals } from './animals'
import { mix } from './colour'
import { canvasColour } from './palettes'
import { define, type Scene } from './scene'
import { lens } from './shapes'
import { group, opacity, path, place, shadowAlpha } from './svg-text'

type Herd = {
  count: number
  x: number
  y: (x: number) => number
  height: number
  colour?: string
  /** Colour of the water that they stand in, if they do. */
  water?: string
}

/** A few animals of one kind going the same way along a ground line; the second elephant is a calf. */
export function herd(
  s: Scene,
  kind: AnimalKind,
  { count, x, y, height, colour = s.land(0.94), water = '' }: Herd,
): string {
  const r = s.stream(`herd${kind}${count}`)
  const { height: tall, spacing, ...outline }: Animal = animals[kind]
  const flip = r.chance(0.5) ? -1 : 1
  const isElephant = outline.ear !== undefined
  const id = define(s, kind, () => silhouette(s, outline))
  let [at, bodies, feet] = [x - (spacing * height * (count - 1)) / 2, '', '']
  for (let i = 0; i < count; i++) {
    const size = height * (isElephant && i === 1 ? 0.52 : r.range(0.82, 1.05))
    const foot = y(at) + (kind === 'flamingo' ? r.range(-0.3, 0.3) * height : 2)
    bodies += place(id, at, foot, (flip * size) / tall)
    feet += lens(at, foot + 1, size * (water ? 1.6 : 1.1), size * (water ? 0.2 : 0.07)) // ripples over them, or shadows under
    at += spacing * height * (i || !isElephant ? r.range(0.8, 1.25) : 0.8)
  }
  return (water ? '' : path(feet, s.ink, shadowAlpha)) + group(`fill="${colour}"`, bodies) + path(water && feet, water)
}

function silhouette(s: Scene, { body, ear, tusk }: Pick<Animal, 'body' | 'ear' | 'tusk'>): string {
  if (ear === undefined || tusk === undefined) return path(body, '')
  const ivory = mix(canvasColour, s.ink, s.dark ? 0.4 : 0.1)
  return `<g>${path(body, '')}${path(ear, s.haze, opacity(0.13))}${path(tusk, ivory)}</g>`
}
