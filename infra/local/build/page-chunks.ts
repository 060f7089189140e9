/** The modules of a build, as a bundler tells them. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

interface PageFiles {
  /** Modules that are loaded before any page. */
  readonly shell: readonly string[]
  /** Files that import pages, each as a chunk of its own. */
  readonly routes: readonly string[]
}

/**
 * Names the chunk of a module of ours that several pages share; null where the bundler may choose.
 * Left alone it makes one of every set of chunks that have something in common: dozens of a few
 * lines, which compress badly. Here the areas count that load a module with a page (`itinerary`,
 * `itinerary.trips`), and whether another loads it later (`itinerary~`).
 *
 * What a module imports is reached from wherever the module is: so these chunks import each other
 * in one direction only.
 */
export function pageChunks({
  shell,
  routes,
}: PageFiles): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= namesIn(graph)
    return names.get(id) ?? null
  }

  function namesIn(graph: ModuleGraph): Map<string, string> {
    const atOnce = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
    const later = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    const firstChunks = reach(shell, atOnce)
    const unknown = (ids: readonly string[]) => ids.filter((id) => !firstChunks.has(id))
    const pages = routes.flatMap(later)
    const first = pagesReaching(pages, (id) => unknown(atOnce(id)))
    const all = pagesReaching(pages, (id) => unknown([...atOnce(id), ...later(id)]))
    return new Map(
      [...first]
        .filter(([id, by]) => by.length > 1 && !id.includes('/node_modules/'))
        .map(([id, by]) => [id, chunkName(by, all.get(id) ?? [])]),
    )
  }
}

/** The pages that reach each module. */
function pagesReaching(
  pages: readonly string[],
  next: (id: string) => readonly string[],
): Map<string, string[]> {
  const pagesByChunk = new Map<string, string[]>()
  for (const page of pages)
    for (const id of reach([page], next))
      pagesByChunk.set(id, [...(pagesByChunk.get(id) ?? []), page])
  return pagesByChunk
}

function reach(roots: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reachedIds = new Set(roots)
  for (const id of reachedIds) for (const other of next(id)) reachedIds.add(other) // the loop goes on with what is added
  return reachedIds
}

function chunkName(first: readonly string[], all: readonly string[]): string {
  const areas = new Set(first.map(areaOf))
  const isElsewhereLater = all.some((page) => !areas.has(areaOf(page)))
  return `${[...areas].join('.')}${isElsewhereLater ? '~' : ''}`
}

/**
 * pages/itinerary-edit/ItineraryEditPage.tsx and pages/itinerary/ItineraryPage.tsx are of one area.
 */
const areaOf = (page: string): string => /(?:pages|features)\/([a-z]+)/.exec(page)?.[1] ?? 'pages'
