import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type App, type ModuleGraph, pageChunks } from '../../../../infra/local/build/page-chunks'

interface Links {
  readonly at?: readonly string[]
  readonly later?: readonly string[]
  readonly size?: number
}

function graphOf(links: Readonly<Record<string, Links>>): ModuleGraph {
  return {
    getModuleInfo: (id) => ({
      code: 'x'.repeat(links[id]?.size ?? 10),
      importedIds: links[id]?.at ?? [],
      dynamicallyImportedIds: links[id]?.later ?? [],
    }),
  }
}

const app = (name: string, parts: Partial<App> = {}): App => ({
  module: `${name}.tsx`,
  routes: `${name}.tsx`,
  limit: 3,
  weight: 1,
  maxExtra: 1_000,
  ...parts,
})

const someChunks = (
  links: Readonly<Record<string, Links>>,
  apps: readonly App[] = [app('agents')],
) => {
  const name = pageChunks({ start: 'main', apps, heavy: 'zod' })
  const graph = graphOf(links)
  return (id: string) => name(id, graph)
}

const trip: Readonly<Record<string, Links>> = {
  main: { at: ['look', 'root'] },
  root: { later: ['agents.tsx'] },
  'agents.tsx': { at: ['menu', 'look'], later: ['pages/costing.tsx', 'pages/story.tsx'] },
  'pages/costing.tsx': { at: ['slider', 'money', 'cents'], later: ['dialog'] },
  'pages/story.tsx': { at: ['money', 'cents', 'map'] },
  dialog: { at: ['money'] },
}

describe('the chunk of a module', () => {
  const name = someChunks(trip)

  test('is the base where every page starts with it', () => {
    expect(['look', 'root'].map(name)).toEqual(['base', 'base'])
  })

  test('is that of all modules which the same pages load at once', () => {
    expect(['agents.tsx', 'menu'].map(name)).toEqual(['agents', 'agents'])
    expect(['pages/costing.tsx', 'slider'].map(name)).toEqual(['costing', 'costing'])
    expect(['pages/story.tsx', 'map'].map(name)).toEqual(['story', 'story'])
    expect(name('money')).toBe(name('cents'))
  })

  test('is the bundler’s to choose where nothing loads it at once', () => {
    expect(name('dialog')).toBeNull()
  })

  test('is named once, whoever else is called so', () => {
    const other = someChunks({
      ...trip,
      'pages/story.tsx': { at: ['lib/costing.ts'] },
      'lib/costing.ts': { size: 90 },
      'pages/third.tsx': { at: ['lib/costing.ts'] },
      'agents.tsx': { later: ['pages/costing.tsx', 'pages/story.tsx', 'pages/third.tsx'] },
    })
    expect(other('pages/costing.tsx')).toBe('costing')
    expect(other('lib/costing.ts')).toBe('costing2')
  })
})

test('what uses a heavy package is joined with nothing that another page loads', () => {
  const name = someChunks({
    'agents.tsx': { later: ['a', 'b'] },
    a: { at: ['form', 'words'] },
    b: { at: ['words', 'note'] },
    form: { at: ['/node_modules/zod/index.js'] },
  })
  expect(name('form')).not.toBe(name('a'))
  expect(['a', 'b', 'words', 'note'].map(name)).not.toContain(name('form'))
})

describe('a page that would load more chunks than it may', () => {
  const links = (size: number): Readonly<Record<string, Links>> => ({
    'agents.tsx': { later: ['a', 'b', 'c'] },
    a: { at: ['ab', 'ac', 'abc'] },
    b: { at: ['ab', 'bc', 'abc'] },
    c: { at: ['ac', 'bc', 'abc'] },
    ab: { size },
    ac: { size },
    bc: { size: 500 },
  })
  const chunksOf = (page: string, name: (id: string) => string | null, at: readonly string[]) =>
    new Set(['agents.tsx', page, ...at].map(name)).size

  test('loads fewer, with little that only others need', () => {
    const name = someChunks(links(10))
    for (const [page, at] of Object.entries({ a: ['ab', 'ac', 'abc'], b: ['ab', 'bc', 'abc'] }))
      expect(chunksOf(page, name, at)).toBeLessThanOrEqual(3)
  })

  test('loads them all where that would be too much', () => {
    const name = someChunks(links(2_000), [app('agents', { maxExtra: 5 })])
    expect(new Set(['ab', 'ac', 'bc'].map(name)).size).toBe(3)
  })
})

test('chunks import each other in one direction only, and no page loads more than it may of what only others need', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `module${at}`)
  const pages = ['a', 'b', 'c', 'd', 'e']
  const maxExtra = 60
  const link = fc.record({
    at: fc.subarray(ids, { maxLength: 4 }),
    size: fc.integer({ min: 1, max: 30 }),
  })
  fc.assert(
    fc.property(fc.tuple(...[...pages, ...ids].map(() => link)), (each) => {
      const links: Record<string, Links> = {
        'agents.tsx': { later: pages },
        ...Object.fromEntries([...pages, ...ids].map((id, at) => [id, each[at] ?? {}])),
      }
      const name = someChunks(links, [app('agents', { limit: 2, maxExtra })])
      const modules = Object.keys(links).filter((id) => name(id) !== null)
      const imports = new Map<string, Set<string>>()
      for (const id of modules)
        for (const to of links[id]?.at ?? []) {
          const [one, other] = [name(id) ?? '', name(to) ?? '']
          if (one !== other) imports.set(one, (imports.get(one) ?? new Set()).add(other))
        }
      for (const chunk of imports.keys()) expect(beyond([chunk], imports)).not.toContain(chunk)
      for (const page of pages) {
        const needed = new Set(['agents.tsx', page])
        for (const id of needed) for (const to of links[id]?.at ?? []) needed.add(to)
        const chunks = [...needed].map((id) => name(id) ?? '')
        const loadedChunks = new Set([...chunks, ...beyond(chunks, imports)])
        const extra = modules.filter((id) => loadedChunks.has(name(id) ?? '') && !needed.has(id))
        const bytes = extra.reduce((sum, id) => sum + (links[id]?.size ?? 10), 0)
        expect(bytes).toBeLessThanOrEqual(maxExtra)
      }
    }),
    { numRuns: 300 },
  )
})

/** All chunks that some import, and these, and so on. */
function beyond(
  chunks: readonly string[],
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const seen = new Set(chunks.flatMap((chunk) => [...(imports.get(chunk) ?? [])]))
  for (const one of seen) for (const other of imports.get(one) ?? []) seen.add(other)
  return seen
}
