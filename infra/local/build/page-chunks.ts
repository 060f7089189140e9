import { basename } from 'node:path'
import { mergeChunks, type View } from './merge-chunks'

/** The modules of a build, as a bundler tells them. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly code: string | null
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** One of the apps that share a build. */
export interface App extends Omit<View, 'modules'> {
  /** Its first module. */
  readonly module: string
  /** The module that imports its pages, each when it opens. */
  readonly routes: string
}

interface PageFiles {
  /** The module that starts every page. */
  readonly start: string
  readonly apps: readonly App[]
  /** A package that pages load only where a module of theirs really uses it. */
  readonly heavy: string
}

/**
 * Names the chunk of every module that the start or a page loads at once; null where the bundler
 * may choose. Left alone it makes one chunk of every set of modules that the same pages and lazy
 * parts need: a hundred for a page, of a few lines each, which compress badly.
 */
export function pageChunks(files: PageFiles): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= namesIn(graph, files)
    return names.get(id) ?? null
  }
}

function namesIn(
  graph: ModuleGraph,
  { start, apps, heavy }: PageFiles,
): ReadonlyMap<string, string> {
  const importsIn = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const bytesIn = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0
  const pagesIn = ({ routes }: App) => graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []
  const base = reach([start], importsIn)
  const views = apps.flatMap((app) =>
    pagesIn(app).map((page): View => {
      const atOnce = [...reach([app.module, page], importsIn)]
      return { ...app, modules: new Set(atOnce.filter((id) => !base.has(id))) }
    }),
  )
  const isHeavy = (id: string) =>
    [id, ...importsIn(id)].some((one) => one.includes(`/node_modules/${heavy}/`))
  const chunks = mergeChunks({ views, bytesIn, importsIn, isHeavy })
  const entries = [...apps.map(({ module }) => module), ...apps.flatMap(pagesIn)]
  const names = new Map([...base].filter((id) => id !== start).map((id) => [id, 'base']))
  const takenNames = new Set(names.values())
  for (const { modules } of chunks) {
    const name = freeName(chooseName(modules, { entries, bytesIn }), takenNames)
    takenNames.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}

interface Naming {
  readonly entries: readonly string[]
  readonly bytesIn: (id: string) => number
}

/** After the app or the first page that it holds, else after its largest module. */
function chooseName(modules: readonly string[], { entries, bytesIn }: Naming): string {
  const largest = modules.reduce((one, other) => (bytesIn(other) > bytesIn(one) ? other : one))
  const namesake = entries.find((entry) => modules.includes(entry)) ?? largest
  return basename(namesake).replace(/\.\w+$/, '')
}

function freeName(best: string, takenNames: ReadonlySet<string>): string {
  for (let at = 1; ; at++) {
    const name = at === 1 ? best : `${best}${at}`
    if (!takenNames.has(name)) return name
  }
}

function reach(roots: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reachedIds = new Set(roots)
  for (const id of reachedIds) for (const other of next(id)) reachedIds.add(other) // the loop goes on with what is added
  return reachedIds
}
