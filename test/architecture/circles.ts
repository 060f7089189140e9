import { folderOf, type Sources } from './arrows'
import { importsOf } from './imports'

/** Circles between the folders of shared, each as `a → b → a`. */
export function circlesOfShared(sources: Sources): string[] {
  const arrows = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sources)) {
    if (!path.startsWith('shared/')) continue
    const from = folderOf(path, 1)
    const known = arrows.get(from) ?? new Set()
    for (const { target } of importsOf(path, source)) {
      if (target.kind === 'own' && folderOf(target.path, 1) !== from)
        known.add(folderOf(target.path, 1))
    }
    arrows.set(from, known)
  }
  const found = new Set<string>()
  const walk = (trail: readonly string[]) => {
    for (const next of arrows.get(trail.at(-1) ?? '') ?? []) {
      if (next === trail[0]) found.add(named([...trail, next]))
      else if (!trail.includes(next) && next > (trail[0] ?? '')) walk([...trail, next])
    }
  }
  for (const folder of arrows.keys()) walk([folder])
  return [...found]
}

const named = (trail: readonly string[]) => trail.join(' → ')
