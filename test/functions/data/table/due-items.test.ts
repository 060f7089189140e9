import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dueItems } from '../../../../functions/data/table/due-items'
import { unpack } from '../../../../functions/data/table/packed'
import { parseRecord } from '../../../../functions/data/table/parse-record'
import type { Item, Table } from '../../../../functions/data/table/table-access'
import { quietLog } from '../../../support/store-kinds'

const record = z.object({ name: z.string() })
const pages = (...given: Item[][]): Pick<Table, 'page' | 'getMany'> => ({
  page: async ({ ExclusiveStartKey }) => {
    const at = Number(ExclusiveStartKey?.sk ?? 0)
    return { items: given[at] ?? [], next: at + 1 < given.length ? { sk: String(at + 1) } : undefined }
  },
  getMany: async (keys) => given.flat().filter(({ pk }) => keys.some((key) => key.pk === pk)),
})
const bad = { pk: 'bad', sk: 'A' }
const good = { pk: 'good', sk: 'A', name: 'Naledi' }

test('a malformed record is set aside and named, and the others are read', async () => {
  const lines = quietLog()
  const found = await dueItems(pages([bad, good]), { partition: 'HELD' }, (item) => parseRecord(record, item).name)
  expect(found).toEqual(['Naledi'])
  expect(lines.filter((line) => line.includes('record.set-aside') && line.includes('"pk":"bad"'))).toHaveLength(1)
})

test('a page of malformed records alone does not hide the next page', async () => {
  quietLog()
  const found = await dueItems(pages([bad], [good]), { partition: 'HELD' }, (item) => parseRecord(record, item).name)
  expect(found).toEqual(['Naledi'])
})

test('bytes that cannot be unpacked are set aside; a table that does not answer is not a bad record', async () => {
  quietLog()
  const garbled = dueItems(pages([bad]), { partition: 'HELD' }, () => unpack(new Uint8Array([7, 7, 7])))
  expect(await garbled).toEqual([])
  const away = dueItems(pages([bad]), { partition: 'HELD' }, () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  })
  await expect(away).rejects.toThrow('ECONNRESET')
})
