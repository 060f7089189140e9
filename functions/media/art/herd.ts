import { mix } from '#shared/art/colour'
import { canvasColour } from '#shared/art/palettes'
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

/**
 * A few animals of one kind going the same way along a ground line; the second elephant is a calf.
 */
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
  return (
    (water ? '' : path(feet, s.ink, shadowAlpha)) +
    group(`fill="${colour}"`, bodies) +
    path(water && feet, water)
  )
}

function silhouette(s: Scene, { body, ear, tusk }: Pick<Animal, 'body' | 'ear' | 'tusk'>): string {
  if (ear === undefined || tusk === undefined) return path(body, '')
  const ivory = mix(canvasColour, s.ink, s.dark ? 0.4 : 0.1)
  return `<g>${path(body, '')}${path(ear, s.haze, opacity(0.13))}${path(tusk, ivory)}</g>`
}

/**
 * A silhouette looking right, feet on y = 0: height, distance to the next of a herd in heights,
 * outlines.
 */
type Animal = { height: number; spacing: number; body: string; ear?: string; tusk?: string }

const animals = {
  elephant: {
    height: 96,
    spacing: 1.5,
    body: 'M-62-70C-62-80-56-88-44-90C-28-92-14-88 0-92C12-95 24-95 34-92C40-97 52-99 59-92C65-86 67-78 69-68C73-54 75-40 74-25C74-15 77-10 84-11L86-5C76-1 66-6 66-20C66-34 65-44 61-51C57-48 54-48 51-51C49-46 47-43 46-38C47-26 46-14 48 0H33C34-12 32-22 29-32C28-22 28-12 29-2H16C16-14 13-26 9-37C-4-32-18-33-28-39C-28-28-29-18-27 0H-42C-41-12-43-20-46-28C-49-18-50-11-49-2H-62C-61-16-66-36-66-52C-65-60-64-64-62-70zM-62-72C-70-64-70-54-68-44L-71-34-66-36-66-45C-67-54-66-60-61-66z',
    ear: 'M45-90C36-94 22-92 17-84C14-74 20-62 26-54C30-48 36-46 38-50C42-58 50-64 50-72C50-80 49-86 45-90z',
    tusk: 'M60-56C66-52 72-50 79-52C74-47 66-47 59-51z',
  },
  giraffe: {
    height: 172,
    spacing: 0.62,
    body: 'M-30-84C-28-91-22-93-14-94C-4-96 6-101 13-107C24-122 32-142 37-158L31-163C35-165 38-165 40-164L39-172H42L44-165C52-165 58-160 65-152C68-150 68-146 66-144L57-145C53-145 50-147 48-150C44-134 38-112 34-95C33-86 31-78 28-72C28-60 27-50 27-40L28 0H23L21-38C20-48 19-56 18-62L14-61C15-50 14-44 14-38L13-2H8L8-38C8-48 6-55 4-62C-4-61-10-63-15-66C-16-56-19-50-19-42L-17 0H-22L-25-42C-25-50-25-54-26-58C-28-52-30-46-30-40L-30-2H-35L-36-42C-35-54-34-66-30-84zM-30-86C-36-78-38-68-37-58L-39-50-35-52-35-58C-36-66-33-74-28-80z',
  },
  oryx: {
    height: 112,
    spacing: 1.05,
    body: 'M-34-54C-26-58-12-57 0-56C8-56 14-58 20-62C26-67 32-72 37-76L14-112 41-77 18-114 44-78 46-74C50-71 54-66 57-61C57-58 54-57 51-59C47-61 43-63 40-64C36-58 33-50 29-44C26-40 25-37 24-34L23-18 24 0H20L18-18 16-33 13-32 12-16 12-1H8L7-17 5-31C-4-29-14-30-21-34C-24-28-25-24-24-19L-23 0H-27L-30-19-30-26C-32-22-33-19-33-16L-32-1H-36L-38-18C-39-30-38-44-34-54zM-35-53C-41-48-42-38-41-30L-43-20-39-22-38-31C-39-40-37-46-33-49z',
  },
  flamingo: {
    height: 80,
    spacing: 0.8,
    body: 'M-22-46C-14-56 2-58 10-50C14-46 16-50 13-56C8-66 10-78 20-80C26-80 29-76 28-72L32-66C32-63 30-63 28-65L23-71C17-74 15-68 19-58C22-50 18-40 8-39C0-38-8-40-14-43zM0-41L2-20 0 0H1L3-20 2-41zM5-41L6-20 4-1H5L7-20 7-41z',
  },
} as const satisfies Record<string, Animal>
type AnimalKind = keyof typeof animals
