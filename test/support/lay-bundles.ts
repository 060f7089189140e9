import { cpSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { bundleFolder } from '../../infra/bundle/bundle-handlers'
import { layPackages } from '../../infra/bundle/packages-beside'
import { bundleCache } from '../../infra/local/bundles/bundle-cache'
import { makeManyBundles } from '../../infra/local/bundles/make-bundles'

const projectFolder = resolve(import.meta.dirname, '../..')

/**
 * Lays the bundles of handlers, with what goes beside them, where Lambda would: in a folder where
 * none finds a package of the project. They are made once for all tests, and by what `npm start`
 * makes them with: test/infra/local/bundles holds them to Lambda's to the byte.
 */
export async function layBundles(handlerFiles: readonly string[], folder: string): Promise<void> {
  const failures = await makeManyBundles({ projectFolder, handlerFiles, atATime: 48 })
  if (failures.length > 0) throw new Error(failures.join('\n'))
  const cache = bundleCache(projectFolder)
  for (const file of handlerFiles) {
    const bundle = cache.fresh(file)
    if (bundle === undefined) throw new Error(`functions/${file}.ts changes while it is tested`)
    const place = bundleFolder(folder, file)
    cpSync(dirname(bundle), place, { recursive: true, filter: (name) => !name.endsWith('.map') })
    layPackages(projectFolder, place, cache.packagesOf(file))
  }
  // No package of the folder says what its files are: CommonJS, as where Lambda lays a bundle.
  writeFileSync(join(folder, 'package.json'), '{}')
}
