import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabaseFile, sealDatabaseFile } from '../../../infra/local/database'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-file-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (bytes: Buffer): string => {
  const path = join(folder, 'dynoxide.sqlite')
  writeFileSync(path, bytes)
  return path
}
/** A database of so many pages of 4,096 bytes. */
const database = (pages: number): Buffer => {
  const bytes = Buffer.alloc(4_096 * pages)
  bytes.write('SQLite format 3\0', 'latin1')
  bytes.writeUInt16BE(4_096, 16)
  bytes.writeUInt32BE(pages, 28)
  return bytes
}

test('an empty, a garbled and a cut database file are refused with a sentence', () => {
  expect(() => checkDatabaseFile(file(Buffer.alloc(0)))).toThrow(/is empty\. Restore a backup/)
  expect(() => checkDatabaseFile(file(Buffer.from('x'.repeat(9_000))))).toThrow(/is damaged/)
  expect(() => checkDatabaseFile(file(database(3).subarray(0, 9_000)))).toThrow(/is damaged/)
})

test('a whole one is taken', () => {
  expect(() => checkDatabaseFile(file(database(3)))).not.toThrow()
})

test('one that was garbled inside after it was closed is refused, and one that was not is taken', () => {
  const path = file(database(3))
  sealDatabaseFile(path)
  expect(() => checkDatabaseFile(path)).not.toThrow()
  const garbled = database(3)
  garbled[9_000] = 1
  writeFileSync(path, garbled)
  expect(() => checkDatabaseFile(path)).toThrow(/has changed since it was closed.*Restore a backup/)
})
