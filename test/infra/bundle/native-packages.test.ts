import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleFolder, bundleHandlers } from '../../../infra/bundle/bundle-handlers'
import { processorOf } from '../../../infra/bundle/native-packages'

const handlers = {
  draws: 'share-links/routes/show-share-picture',
  reads: 'share-links/routes/show-shared-trip',
}

describe('a bundle with a native package', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tembea-native-'))
    const projectFolder = join(import.meta.dirname, '../../..')
    await bundleHandlers({
      projectFolder,
      handlerFiles: Object.values(handlers),
      outFolder: folder,
    })
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('draws with what lies in its own folder, fonts included, and nothing else', () => {
    const at = bundleFolder(folder, handlers.draws)
    const asked = `const sharp = require('sharp'); require('./index.js'); process.stdout.write(require.resolve('sharp') + ' ' + sharp.versions.sharp)`
    const said = execFileSync(process.execPath, ['-e', asked], { cwd: at, encoding: 'utf8' })
    expect(said).toBe(`${join(at, 'node_modules/sharp/dist/index.cjs')} 0.35.5`)
    expect(statSync(join(at, 'index.js')).size).toBeLessThan(1_900_000)
  })

  test('lies beside those who ask for it alone, and says which processor it needs', () => {
    expect(existsSync(join(bundleFolder(folder, handlers.reads), 'node_modules'))).toBe(false)
    expect(processorOf(bundleFolder(folder, handlers.reads))).toBe('arm64')
    const x64 = join(folder, 'x64')
    mkdirSync(join(x64, 'node_modules/@img/sharp-linux-x64'), { recursive: true })
    expect(processorOf(x64)).toBe('x64')
  })
})
