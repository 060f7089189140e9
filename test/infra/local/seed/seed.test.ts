import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '../../../../functions/data/table/table-access'
import { databaseFileIn, startEngine } from '../../../../infra/local/dynamodb'
import { exportLine, importItems } from '../../../../infra/local/seed/import-items'
import { writeItems } from '../../../../infra/local/seed/make-and-fill'
import { engines, startTestTable, type TestTable, tableAt } from '../../../support/engines'

const items: Item[] = Array.from({ length: 130 }, (_, index) => ({
  pk: `P#${index % 7}`,
  sk: String(index).padStart(3, '0'),
  text: 'é ✓ "quoted"',
  bytes: new Uint8Array([0, 255, index]),
  nested: { list: [1, null, true, { deep: 'x' }], absent: undefined },
  ...(index % 2 === 0 ? { gsi1pk: 'LIST', gsi1sk: String(index), listed: { index } } : {}),
}))

const byKey = (left: Item, right: Item) =>
  `${left.pk}${left.sk}` < `${right.pk}${right.sk}` ? -1 : 1

async function allOf(table: TestTable['table']): Promise<Item[]> {
  const pages = await Promise.all(
    Array.from({ length: 7 }, (_, index) =>
      table.all({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `P#${index}` },
      }),
    ),
  )
  return pages.flat().sort(byKey)
}

const expected = items
  .map((item) => ({ ...item, nested: { list: [1, null, true, { deep: 'x' }] } }))
  .sort(byKey)

describe.each(engines)('writing items on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())

  test('stores every item as it is, and the last of all at the end', async () => {
    let calls = 0
    const count = { step: 'initialize', name: 'count' } as const
    there.client.middlewareStack.add((next, { commandName }) => {
      if (commandName === 'BatchWriteItemCommand') calls += 1
      return next
    }, count)
    await writeItems({ client: there.client, tableName: there.tableName, items })
    there.client.middlewareStack.remove('count')
    expect(calls).toBe(6)
    expect(await allOf(there.table)).toEqual(expected)
  })
})

const dynoxide = engines.find((engine) => engine.name === 'dynoxide')
describe.runIf(dynoxide !== undefined)('importing items', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tembea-import-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('makes a database that holds the same as writing through the API, indexes included', async () => {
    if (dynoxide?.name !== 'dynoxide') throw new Error('no dynoxide')
    await importItems({
      binary: dynoxide.binary,
      databaseFile: databaseFileIn(folder),
      tableName: 'tembea',
      items,
    })
    expect(readdirSync(folder)).toEqual(['dynoxide.sqlite'])
    const engine = await startEngine(dynoxide, folder)
    const { table, close } = tableAt(engine.endpoint, 'tembea')
    const listed = await table.all({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': 'LIST' },
    })
    const all = await allOf(table)
    close()
    await engine.stop()
    expect(all).toEqual(expected)
    expect(listed).toHaveLength(65)
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(['gsi1pk', 'gsi1sk', 'listed', 'pk', 'sk'])
  })

  test('leaves no half-made database behind when it fails', async () => {
    const databaseFile = join(folder, 'failed', 'dynoxide.sqlite')
    const broken = importItems({
      binary: process.execPath,
      databaseFile,
      tableName: 'tembea',
      items,
    })
    await expect(broken).rejects.toThrow('The demo data could not be loaded')
    expect(existsSync(databaseFile)).toBe(false)
    expect(readdirSync(join(folder, 'failed'))).toEqual([])
  })
})

test('a line of an export has every value with its type, bytes in base64', () => {
  const line = exportLine({ pk: 'a', count: 1, bytes: Buffer.from('hi'), none: undefined })
  expect(JSON.parse(line)).toEqual({
    Item: { pk: { S: 'a' }, count: { N: '1' }, bytes: { B: 'aGk=' } },
  })
})
