import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

/**
 * What runs on just one kind of processor, and so cannot be in a bundle: it goes beside the
 * handlers that ask for it.
 */
export const nativePackages = ['sharp'] as const

/** Of Lambda's two processors the cheaper one first. */
const processors = ['arm64', 'x64'] as const
type Processor = (typeof processors)[number]

const binariesFor = (processor: Processor) => [
  `@img/sharp-linux-${processor}`,
  `@img/sharp-libvips-linux-${processor}`,
]
const others = ['sharp', '@img/colour', 'detect-libc', 'semver']

type Output = Metafile['outputs'][string]

/** Whether a bundle asks for sharp. */
export const asksForNativePackages = ({ imports }: Pick<Output, 'imports'>): boolean =>
  imports.some(({ path }) => path === 'sharp')

/**
 * Lays sharp beside a handler, with the binary for the processor that node_modules has one for.
 * @throws Error where there is none for Linux
 */
export function layNativePackages(projectFolder: string, bundleFolder: string): void {
  const from = (name: string) => join(projectFolder, 'node_modules', name)
  const processor = processors.find((one) =>
    binariesFor(one).every((name) => existsSync(from(name))),
  )
  if (processor === undefined) {
    throw new Error(
      'sharp is not installed for Linux. Run npm install --no-save --os=linux --cpu=arm64 --libc=glibc sharp, then try again.',
    )
  }
  for (const name of [...others, ...binariesFor(processor)]) {
    cpSync(from(name), join(bundleFolder, 'node_modules', name), {
      recursive: true,
      filter: (path) => !/\/(src|install)$/.test(path),
    })
  }
}

/** The processor that a bundle needs: it has binaries for one, or runs on both. */
export const processorOf = (bundle: string): Processor =>
  existsSync(join(bundle, 'node_modules', '@img', 'sharp-linux-x64')) ? 'x64' : 'arm64'
