import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFolder, bundleHandlers } from '../../bundle/bundle-handlers'
import { packagesBeside } from '../../bundle/packages-beside'
import { bundleCache } from './bundle-cache'
import { oneAtATime } from './one-at-a-time'

interface BundlesToMake {
  readonly projectFolder: string
  /** Files below functions/, without extension. */
  readonly handlerFiles: readonly string[]
}

let batches = 0

/**
 * Makes those of the bundles whose sources have changed, by the function that makes them for Lambda,
 * all together.
 * @throws Error with what esbuild says where one cannot be made
 */
export async function makeBundles({ projectFolder, handlerFiles }: BundlesToMake): Promise<void> {
  const cache = bundleCache(projectFolder)
  const stale = handlerFiles.filter((file) => cache.fresh(file) === undefined)
  if (stale.length === 0) return
  batches += 1
  const outFolder = cache.makingFolder(String(batches))
  try {
    const metafile = await bundleHandlers({
      projectFolder,
      handlerFiles: stale,
      outFolder,
      hasSources: false,
      hasPackages: false,
    })
    for (const file of stale) {
      const folder = bundleFolder(outFolder, file)
      const packages = packagesBeside(projectFolder, join(folder, 'index.js'), metafile)
      cache.keep(file, folder, { metafile, packages })
    }
  } finally {
    rmSync(outFolder, { recursive: true, force: true })
  }
}

/**
 * Makes very many bundles, some at a time, while no other process does the same; what cannot be made
 * keeps back only those that are made with it.
 * @param atATime - fewer need less memory, more together less time
 * @returns what esbuild says of those that cannot be made
 */
export async function makeManyBundles({
  projectFolder,
  handlerFiles,
  atATime,
}: BundlesToMake & { readonly atATime: number }): Promise<string[]> {
  const { folder } = bundleCache(projectFolder)
  const failures: string[] = []
  await oneAtATime(join(folder, 'making-all'), async () => {
    for (let at = 0; at < handlerFiles.length; at += atATime) {
      const some = handlerFiles.slice(at, at + atATime)
      await makeBundles({ projectFolder, handlerFiles: some }).catch((error: unknown) =>
        failures.push(error instanceof Error ? error.message : String(error)),
      )
    }
  })
  return failures
}
