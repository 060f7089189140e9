import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'

interface BundleOptions {
  readonly projectFolder: string
  /** Files below functions/, without extension, as in `itineraries/get-itinerary`. */
  readonly handlerFiles: readonly string[]
  readonly outFolder: string
}

/** Options that keep a handler small: the SDK's ES modules (not its CommonJS), minified, source maps beside. */
export const esbuildOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  sourcemap: 'external',
  legalComments: 'none',
  treeShaking: true,
  logLevel: 'error',
} satisfies BuildOptions

/** Bundles every handler in one run, each into a folder of its own that is ready to be a Lambda asset. */
export async function bundleHandlers({ projectFolder, handlerFiles, outFolder }: BundleOptions): Promise<Metafile> {
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  const result = await build({
    ...esbuildOptions,
    metafile: true,
    absWorkingDir: projectFolder,
    entryPoints: Object.fromEntries(handlerFiles.map((file) => [`${file}/index`, join('functions', `${file}.ts`)])),
    outdir: outFolder,
  })
  return result.metafile
}

/** The folder that holds one handler's bundle. */
export const bundleFolder = (outFolder: string, handlerFile: string): string => join(outFolder, handlerFile)
