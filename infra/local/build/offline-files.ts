import type { Plugin } from 'vite'
import { offlineFilesFile } from '#shared/api/offline-files'

/** A built file, as the bundler tells it. */
export interface BuiltChunk {
  readonly fileName: string
  /** All modules in it. */
  readonly modules: readonly string[]
  /** Chunks by their file names. */
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Style sheets, fonts and pictures that come with it. */
  readonly assets: readonly string[]
}

interface OfflinePages {
  /** Modules that every page needs; what they open later does not count. */
  readonly shell: readonly string[]
  /** Modules of pages, with all that they may open: dialogs, pickers, drawers. */
  readonly pages: readonly string[]
  /** What is of no use without a connection: the ends of modules' paths. */
  readonly except: readonly string[]
}

/**
 * The files that these pages need without a connection, by file name.
 * @throws Error for a module that is in no chunk
 */
export function offlineFiles(
  chunks: readonly BuiltChunk[],
  { shell, pages, except }: OfflinePages,
): readonly string[] {
  const isOfUse = ({ modules }: BuiltChunk) =>
    !modules.some((id) => except.some((end) => id.endsWith(end)))
  const chunksByName = new Map(chunks.filter(isOfUse).map((chunk) => [chunk.fileName, chunk]))
  const findChunk = (id: string): BuiltChunk => {
    const chunk = chunks.find(({ modules }) => modules.includes(id))
    if (chunk === undefined) throw new Error(`The build has no chunk for ${id}`)
    return chunk
  }
  const reach = (
    from: Iterable<BuiltChunk>,
    next: (chunk: BuiltChunk) => readonly string[],
  ): Set<BuiltChunk> => {
    const reachedChunks = new Set(from)
    for (const chunk of reachedChunks)
      for (const name of next(chunk)) {
        const other = chunksByName.get(name)
        if (other !== undefined) reachedChunks.add(other) // the loop goes on with what is added
      }
    return reachedChunks
  }
  const first = reach(shell.map(findChunk), ({ imports }) => imports)
  const all = reach([...first, ...pages.map(findChunk)], (chunk) =>
    first.has(chunk) ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
  )
  return [...new Set([...all].flatMap(({ fileName, assets }) => [fileName, ...assets]))].sort()
}

/** Writes the list that the app hands to its service worker. */
export function offlineFilesPlugin(pages: OfflinePages): Plugin {
  return {
    name: 'tembea:offline-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? {
              fileName: file.fileName,
              modules: file.moduleIds,
              imports: file.imports,
              dynamicImports: file.dynamicImports,
              assets: [
                ...(file.viteMetadata?.importedCss ?? []),
                ...(file.viteMetadata?.importedAssets ?? []),
              ],
            }
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: offlineFilesFile.slice(1),
        source: JSON.stringify(offlineFiles(chunks, pages).map((name) => `/${name}`)),
      })
    },
  }
}
