import { camp } from './camp-and-boats'
import type { Ground } from './ground'
import { herd } from './herd'
import { fanPalm, groundsel } from './palms'
import { along, plantGroup } from './planting'
import type { Scene } from './scene'
import { lens } from './shapes'
import { path, place, shadowAlpha } from './svg-text'
import { acacia, baobab, deadTree } from './trees'

export type Subject =
  | 'acacia'
  | 'baobab'
  | 'dead'
  | 'none'
  | 'palms'
  | 'grove'
  | 'moor'
  | 'giraffes'
  | 'elephants'
  | 'oryx'
  | 'camp'

/** What the picture is about: a tree, a herd or a camp standing at the focus on a hill line. */
export function subject(s: Scene, kind: Subject, ground: Ground): string {
  const r = s.stream('subject')
  const x = s.focusX + s.width * 0.05
  const tall = (low: number, high: number) => r.range(low, high) * s.size
  const k = Math.min(tall(1.25, 1.95) * s.near ** 0.4, (ground.y(x) - 40) / 200) // of a tree 200 high, clear of the upper edge
  const row = (ids: readonly string[], from: number, scale: readonly [number, number]) =>
    plantGroup(
      s,
      0.95,
      along(s, 'hero', { ids, y: ground.y, count: 3, between: [from, 1.03], scale }),
    )
  const lone = (id: string) => {
    const foot = ground.y(x) + 5
    const shadow = path(lens(x, foot, 150 * k, 9 * k), s.ink, shadowAlpha)
    return plantGroup(s, 0.95, shadow + place(id, x, foot, r.chance(0.5) ? k : -k))
  }
  const animals = (
    name: 'giraffe' | 'elephant' | 'oryx',
    count: number,
    left: number,
    height: () => number,
  ) => herd(s, name, { count, x: x - s.width * left, y: ground.y, height: height() })
  const kinds: Record<Subject, () => string> = {
    acacia: () => lone(acacia(s)),
    baobab: () => lone(baobab(s)),
    dead: () => lone(deadTree(s)),
    none: () => '',
    palms: () => row([fanPalm(s, 0), fanPalm(s, 1)], 0.64, [0.6, 1.35]),
    grove: () => row([acacia(s)], 0.52, [0.7, 1.4]),
    moor: () => row([groundsel(s)], 0.56, [0.5, 1.1]),
    giraffes: () => animals('giraffe', r.int(2, 3), 0.06, () => tall(140, 210)),
    elephants: () => animals('elephant', 3, 0.1, () => tall(84, 124)),
    oryx: () => animals('oryx', r.int(2, 3), 0.08, () => tall(70, 100)),
    camp: () =>
      camp(s, { x: x - s.width * 0.08, y: ground.y, tents: r.int(2, 3), k: 0.9 * s.size }),
  }
  return kinds[kind]()
}
