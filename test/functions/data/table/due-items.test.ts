import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dueItems } from '../../../../functions/data/table/due-items'
import { duePlace } from '../../../../functions/data/table/keys'
import { unpack } from '../../../../functions/data/table/packed'
import { parseRecord } from '../../../../functions/data/table/parse-record'
import type { Item, Table } from '../../../../functions/data/table/table-access'
import { memoryTable } from '../../../support/memory-table'
import { quietLog } from '../../../support/store-kinds'

const record = z.object({ name: z.string() })
const pages = (...given: Item[][]): Pick<Table, 'page' | 'getMany'> => ({
  page: async ({ ExclusiveStartKey, ExpressionAttributeValues: values }) => {
    if (values[':partition'] !== 'HELD#0') return { items: [], next: undefined }
    const at = Number(ExclusiveStartKey?.sk ?? 0)
    return {
      items: given[at] ?? [],
      next: at + 1 < given.length ? { sk: String(at + 1) } : undefined,
    }
  },
  getMany: async (keys) => given.flat().filter(({ pk }) => keys.some((key) => key.pk === pk)),
})
const bad = { pk: 'bad', sk: 'A' }
const good = { pk: 'good', sk: 'A', name: 'Naledi' }

test('a malformed record is set aside and named, and the others are read', async () => {
  const lines = quietLog()
  const found = await dueItems(
    pages([bad, good]),
    { kind: 'HELD' },
    (item) => parseRecord(record, item).name,
  )
  expect(found).toEqual(['Naledi'])
  expect(
    lines.filter((line) => line.includes('record.set-aside') && line.includes('"pk":"bad"')),
  ).toHaveLength(1)
})

test('a page of malformed records alone does not hide the next page', async () => {
  quietLog()
  const found = await dueItems(
    pages([bad], [good]),
    { kind: 'HELD' },
    (item) => parseRecord(record, item).name,
  )
  expect(found).toEqual(['Naledi'])
})

test('bytes that cannot be unpacked are set aside; a table that does not answer is not a bad record', async () => {
  quietLog()
  const garbled = dueItems(pages([bad]), { kind: 'HELD' }, () => unpack(new Uint8Array([7, 7, 7])))
  expect(await garbled).toEqual([])
  const away = dueItems(pages([bad]), { kind: 'HELD' }, () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  })
  await expect(away).rejects.toThrow('ECONNRESET')
})

test('work of one kind is spread over partitions, and all of it that is due is found', async () => {
  const table = memoryTable()
  const ids = Array.from({ length: 40 }, (_, at) => `itn_00${at}`)
  for (const [at, id] of ids.entries()) {
    const due = duePlace('HELD', { at: `2027-01-${10 + (at % 2)}`, id })
    await table.write([{ Put: { Item: { pk: id, sk: 'A', name: id, ...due } } }])
  }
  const found = await dueItems(
    table,
    { kind: 'HELD', before: '2027-01-11' },
    (item) => parseRecord(record, item).name,
  )
  expect(found.sort()).toEqual(ids.filter((_, at) => at % 2 === 0).sort())
  const partitions = new Set([...table.items()].map(({ gsi2pk }) => gsi2pk))
  expect(partitions.size).toBeGreaterThan(5)
})
