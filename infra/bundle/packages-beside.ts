import { relative, sep } from 'node:path'
import type { Metafile } from 'esbuild'
import { layFontFiles, readsFontFiles } from './font-files'
import { asksForNativePackages, layNativePackages } from './native-packages'

/** What goes beside a bundle: packages with binaries, or fonts. */
type Beside = 'native' | 'fonts'

/** What goes beside a bundle, by what esbuild says of it. */
export function packagesBeside(
  projectFolder: string,
  bundle: string,
  { outputs }: Metafile,
): Beside[] {
  const output = outputs[relative(projectFolder, bundle).split(sep).join('/')]
  if (output === undefined) throw new Error(`esbuild has made no ${bundle}`)
  return [
    ...(asksForNativePackages(output) ? (['native'] as const) : []),
    ...(readsFontFiles(output) ? (['fonts'] as const) : []),
  ]
}

/**
 * Lays it there.
 * @param folder - of the bundle
 */
export function layPackages(
  projectFolder: string,
  folder: string,
  packages: readonly Beside[],
): void {
  if (packages.includes('native')) layNativePackages(projectFolder, folder)
  if (packages.includes('fonts')) layFontFiles(projectFolder, folder)
}
