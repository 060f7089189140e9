import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cachingOf, cachingOfFiles, hashedFolder } from '../../../../infra/config/page-files'
import { refuseUnhashed } from '../../../../infra/local/build/prerender-plugin'

test('a build whose immutable files are not all hashed is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-hashed-'))
  writeFileSync(join(folder, 'index-DwA_9x-1.js'), '')
  writeFileSync(join(folder, 'index-DwA_9x-1.js.map'), '')
  await expect(refuseUnhashed(folder)).resolves.toBeUndefined()
  writeFileSync(join(folder, 'figtree.woff2'), '')
  await expect(refuseUnhashed(folder)).rejects.toThrow('No hash in the name of figtree.woff2')
  rmSync(folder, { recursive: true })
})

test('immutable are the files of that folder, never a page or what the stage makes', () => {
  expect(cachingOf(`/${hashedFolder}/index-DwA_9x-1.js`)).toBe(cachingOfFiles.immutable)
  for (const path of ['/client-sw.js', '/client.webmanifest', '/map/areas.json', '/favicon.svg'])
    expect(cachingOf(path)).toBe(cachingOfFiles.revalidated)
  for (const path of ['/index.html', '/start.js', '/integrations.json'])
    expect(cachingOf(path)).toBe(cachingOfFiles.never)
})
