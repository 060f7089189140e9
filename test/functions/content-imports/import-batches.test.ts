import { describe, expect, test } from 'vitest'
import { groupEntries, nextBatch } from '../../../functions/content-imports/import-batches'
import { numberRows } from '../../support/import-world'

describe('rows of a file', () => {
  test.each([
    ['camps', [{ supplierCode: 'A' }, { supplierCode: 'B' }, { supplierCode: 'A' }]],
    ['rooms', [{ optionKey: 'A-1' }, { optionKey: 'B-1' }, { optionKey: 'A-2' }]],
    ['rates', [{ optionKey: 'A-1' }, { optionKey: 'B-1' }, { optionKey: 'A-1' }]],
    ['stop-sells', [{ optionKey: 'A' }, { optionKey: 'B-1' }, { optionKey: 'A-2' }]],
  ] as const)('of %s stand together by their entry, in the order of its first', (table, rows) => {
    const entries = groupEntries(table, numberRows(rows as never))
    expect(entries.map((own) => own.map(({ row }) => row))).toEqual([[2, 4], [3]])
  })

  test('of activities stand together by region and code', () => {
    const rows = [
      { code: 'WALK', countryRegionCode: 'BW-OKA' },
      { code: 'WALK', countryRegionCode: 'BW-CHO' },
      { code: 'WALK', countryRegionCode: 'BW-OKA' },
    ]
    expect(groupEntries('activities', numberRows(rows)).map((own) => own.length)).toEqual([2, 1])
  })

  test('are worked on by whole entries, however many rows one has', () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({
      optionKey: `C${at < 1_500 ? 0 : at}-1`,
    }))
    const entries = groupEntries('rates', numberRows(rows))
    const sizes: number[] = []
    let batch = nextBatch(entries, 0)
    for (; !batch.isLast; batch = nextBatch(entries, batch.next)) sizes.push(batch.rows.length)
    sizes.push(batch.rows.length)
    expect(sizes[0]).toBe(1_500)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2_000)
    expect(nextBatch([], 0)).toEqual({ rows: [], next: 0, isLast: true })
  })
})
