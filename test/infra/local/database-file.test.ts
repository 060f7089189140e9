import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { documentClient } from '../../../functions/data/table/document-client'
import { tableOver } from '../../../functions/data/table/table-access'
import { startAwsEndpoint } from '../../../infra/local/aws-endpoint'
import { checkDatabaseFile, readThrough, sealDatabaseFile } from '../../../infra/local/database'
import { databaseFileIn, preferredEngine, startEngine } from '../../../infra/local/dynamodb'
import { tableName } from '../../../infra/local/environment'
import { ensureTable } from '../../../infra/local/table'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-file-'))
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

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

test('the advice after damage is a fresh start that keeps the damaged data', () => {
  expect(() => checkDatabaseFile(file(Buffer.alloc(0)))).toThrow(/--fresh, which sets these data/)
})

/** An engine that answers the scan of a sound database after `answer`. */
async function engineThat(answer: (response: ServerResponse, call: number) => unknown) {
  let calls = 0
  return startAwsEndpoint((_request, response) => {
    calls += 1
    void answer(response, calls)
  })
}
const count = (response: ServerResponse) =>
  response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"Count":0}')
const fail = (response: ServerResponse, message: string) =>
  response
    .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify({ __type: 'com.amazon.coral.service#ValidationException', message }))

test('an engine that is slower than any time limit is waited for', async () => {
  const slow = await engineThat(async (response, call) => {
    if (call === 1) await new Promise((resolve) => setTimeout(resolve, 4_000))
    count(response)
  })
  const reading = readThrough({ endpoint: slow.endpoint, file: 'db', say: () => undefined })
  await expect(reading).resolves.toBeUndefined()
  await slow.stop()
}, 20_000)

test('an engine that fails without a word of damage is asked again, and then only not read', async () => {
  const busyTwice = await engineThat((response, call) =>
    call <= 2 ? fail(response, 'database is locked') : count(response),
  )
  const say = () => undefined
  const { endpoint } = busyTwice
  await expect(readThrough({ endpoint, file: 'db', say })).resolves.toBeUndefined()
  await busyTwice.stop()
  const busy = await engineThat((response) => fail(response, 'database is locked'))
  const reading = readThrough({ endpoint: busy.endpoint, file: 'db', say })
  await expect(reading).rejects.toThrow(
    /could not be read through \(database is locked\)\. Nothing/,
  )
  await expect(reading).rejects.not.toThrow(/damaged|fresh/)
  await busy.stop()
})

const engine = preferredEngine(process.cwd())

test.runIf(engine?.name === 'dynoxide')(
  'one that was garbled after a crash is noticed when it is read through',
  async () => {
    if (engine === undefined) return
    const data = mkdtempSync(join(folder, 'engine-'))
    const path = databaseFileIn(data)
    const running = await startEngine(engine, data)
    const client = documentClient({ endpoint: running.endpoint })
    await ensureTable(client, tableName)
    const table = tableOver(client, tableName)
    for (let at = 0; at < 40; at++) {
      await table.write([{ Put: { Item: { pk: `A${at}`, sk: 'A', text: 'x'.repeat(3_000) } } }])
    }
    const read = (endpoint: string) => readThrough({ endpoint, file: path, say: () => undefined })
    await expect(read(running.endpoint)).resolves.toBeUndefined()
    await running.stop()
    const bytes = readFileSync(path)
    writeFileSync(
      path,
      bytes.fill(
        0x5a,
        Math.floor(bytes.length / 8_192) * 4_096,
        Math.floor(bytes.length / 8_192) * 4_096 + 4_096,
      ),
    )
    expect(() => checkDatabaseFile(path)).not.toThrow()
    const again = await startEngine(engine, data)
    try {
      await expect(read(again.endpoint)).rejects.toThrow(
        /is damaged \(.*malformed.*Restore a backup/,
      )
    } finally {
      await again.stop()
    }
  },
  60_000,
)
