import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOf } from '../../../infra/local/build/fingerprint.mjs'
import { isInstalled } from '../../../infra/local/build/install.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-install-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function asks(locked: Record<string, object>, installed?: object): boolean {
  const lockFile = join(folder, 'package-lock.json')
  const installedFile = join(folder, 'installed.json')
  const named = Object.fromEntries(
    Object.keys(locked).map((path) => [path.replace('node_modules/', ''), '*']),
  )
  writeFileSync(
    lockFile,
    JSON.stringify({
      packages: {
        '': { dependencies: named },
        'node_modules/peer': { version: '1.0.0' },
        ...locked,
      },
    }),
  )
  if (installed !== undefined) writeFileSync(installedFile, JSON.stringify({ packages: installed }))
  return isInstalled(lockFile, installedFile)
}

test('nothing is installed where there are no packages', () => {
  expect(asks({})).toBe(false)
})

test('another version, a missing package and one that is not locked are not what is locked', () => {
  const locked = { 'node_modules/zod': { version: '4.0.0' } }
  expect(asks(locked, locked)).toBe(true)
  expect(asks(locked, { 'node_modules/zod': { version: '3.9.0' } })).toBe(false)
  expect(asks(locked, {})).toBe(false)
  expect(asks(locked, { ...locked, 'node_modules/other': { version: '1.0.0' } })).toBe(false)
})

test('a build is stale when a source has another name, size or time', () => {
  const file = join(folder, 'a.ts')
  writeFileSync(file, 'one')
  utimesSync(file, 1, 1)
  const at = () => fingerprintOf([relative(process.cwd(), folder)])
  const first = at()
  expect(at()).toBe(first)
  utimesSync(file, 2, 2)
  const touched = at()
  expect(touched).not.toBe(first)
  writeFileSync(join(folder, 'b.ts'), '')
  expect(at()).not.toBe(touched)
})
