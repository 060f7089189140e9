import type { Plugin } from 'vite'
import { offlineFilesFile } from '#shared/api/offline-files'

/** A built file, as the bundler tells it. */
export interface BuiltChunk {
  readonly fileName: string
  /** The module that an entry or a lazy import asks for. */
  readonly moduleId: string | null
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
 * @throws Error for a module that has no chunk of its own
 */
export function offlineFiles(
  chunks: readonly BuiltChunk[],
  { shell, pages, except }: OfflinePages,
): readonly string[] {
  const isOfUse = ({ moduleId }: BuiltChunk) => !except.some((end) => moduleId?.endsWith(end))
  const chunksByName = new Map(chunks.filter(isOfUse).map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = (moduleId: string): BuiltChunk => {
    const found = chunks.find((chunk) => chunk.moduleId === moduleId)
    if (found === undefined) throw new Error(`The build has no chunk for ${moduleId}`)
    return found
  }
  const reach = (
    from: Iterable<BuiltChunk>,
    next: (chunk: BuiltChunk) => readonly string[],
  ): Set<BuiltChunk> => {
    const reached = new Set(from)
    for (const chunk of reached)
      for (const name of next(chunk)) {
        const other = chunksByName.get(name)
        if (other !== undefined) reached.add(other) // the loop goes on with what is added
      }
    return reached
  }
  const first = reach(shell.map(chunkOf), ({ imports }) => imports)
  const all = reach([...first, ...pages.map(chunkOf)], (chunk) =>
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
              moduleId: file.facadeModuleId,
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
