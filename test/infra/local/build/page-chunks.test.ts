import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ModuleGraph, pageChunks } from '../../../../infra/local/build/page-chunks'

interface Links {
  readonly at?: readonly string[]
  readonly later?: readonly string[]
}

function graphOf(links: Readonly<Record<string, Links>>): ModuleGraph {
  return {
    getModuleInfo: (id) => ({
      importedIds: links[id]?.at ?? [],
      dynamicallyImportedIds: links[id]?.later ?? [],
    }),
  }
}

const files = { shell: ['main'], routes: ['routes'] }
const [costing, story, trips] = [
  'pages/itinerary-edit/A.tsx',
  'pages/itinerary/B.tsx',
  'pages/trips/C.tsx',
]

describe('the chunk of a module', () => {
  const name = (id: string) => pageChunks(files)(id, graph)
  const graph = graphOf({
    main: { at: ['routes', 'button'] },
    routes: { later: [costing, story, trips] },
    [costing]: { at: ['slider', 'editor', 'money', '/node_modules/x/index.js'], later: ['dialog'] },
    [story]: { at: ['editor', 'money', 'button', 'map', '/node_modules/x/index.js'] },
    [trips]: { at: ['money'], later: ['detail'] },
    detail: { at: ['map', 'dialog'] },
    editor: { at: ['map', 'undo'] },
  })

  test('is its area’s where only its pages load it', () => {
    expect(['editor', 'undo'].map(name)).toEqual(['itinerary', 'itinerary'])
  })

  test('is of all areas whose pages load it', () => {
    expect(name('money')).toBe('itinerary.trips')
  })

  test('is another one where another area loads it later', () => {
    expect(name('map')).toBe('itinerary~')
  })

  test.each([
    ['one page loads it', 'slider'],
    ['no page loads it at once', 'dialog'],
    ['it has come with the shell', 'button'],
    ['it is a package’s', '/node_modules/x/index.js'],
  ])('is the bundler’s to choose where %s', (_why, id) => {
    expect(name(id)).toBeNull()
  })
})

test('chunks import each other in one direction only, whatever imports what', () => {
  const ids = Array.from({ length: 14 }, (_, at) => `module${at}`)
  const pages = [costing, story, trips, 'pages/saved/D.tsx', 'pages/saved/E.tsx']
  const someOf = (from: readonly string[]) => fc.subarray([...from], { maxLength: 4 })
  const links = fc.tuple(
    ...[...pages, ...ids].map(() => fc.record({ at: someOf(ids), later: someOf(ids) })),
  )
  fc.assert(
    fc.property(links, (each) => {
      const linked: Record<string, Links> = Object.fromEntries(
        [...pages, ...ids].map((id, at) => [id, each[at] ?? { at: [], later: [] }]),
      )
      const graph = graphOf({ ...linked, routes: { later: pages } })
      const name = pageChunks(files)
      const imports = new Map<string, Set<string>>()
      for (const [from, { at = [] }] of Object.entries(linked)) {
        for (const [one, other] of at.map((to) => [name(from, graph), name(to, graph)])) {
          if (one == null || other == null || one === other) continue
          imports.set(one, (imports.get(one) ?? new Set()).add(other))
        }
      }
      for (const chunk of imports.keys()) expect(beyond(chunk, imports)).not.toContain(chunk)
    }),
    { numRuns: 300 },
  )
})

/** All chunks that one imports, and these, and so on. */
function beyond(chunk: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set(imports.get(chunk))
  for (const one of seen) for (const other of imports.get(one) ?? []) seen.add(other)
  return seen
}
