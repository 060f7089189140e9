import { expect, test } from 'vitest'
import { bytesOfPart, type ImportRun, rowsOfPart } from '#shared/api/content-imports'
import { divideRows, formatCsv } from '../../../../web/features/catalogue-import/model/file-parts'
import { columnForms, rowsOfFile } from '../../../../web/features/catalogue-import/model/file-rows'
import {
  noteWords,
  timeLeftWords,
} from '../../../../web/features/catalogue-import/model/import-words'
import {
  reasonHeading,
  refusedLines,
} from '../../../../web/features/catalogue-import/model/refused-rows'

const row = (at: number, text = 'x') => ({ row: at + 2, cells: { campName: text } })
const run: ImportRun = {
  id: 'his_0123456789abcdef',
  table: 'camps',
  name: 'camps.csv',
  at: '2026-11-20T06:00:00.000Z',
  by: { id: 'agt_naledi', name: 'Naledi Mokoena' },
  state: 'publishing',
  rows: 10_000,
  done: 2_500,
  since: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:10.000Z',
  counts: { rows: 2_500, added: 2_500, changed: 0, same: 0, problems: 0, kept: 0 },
}

test('a file is sent in its order, in parts that a request takes by rows and by bytes', () => {
  const many = Array.from({ length: 2_500 }, (_, at) => row(at))
  expect(divideRows(many).map((part) => part.length)).toEqual([rowsOfPart, rowsOfPart, 500])
  expect(divideRows(many).flat()).toEqual(many)
  const long = Array.from({ length: 300 }, (_, at) => row(at, '€'.repeat(1_500)))
  for (const part of divideRows(long))
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(bytesOfPart + 2)
  expect(divideRows(long).flat()).toEqual(long)
})

test('lines of a file become rows by their number in it, without those that are empty', () => {
  const lines = [
    ['Lodge', 'Opened', 'Notes'],
    ['Jao', '31/12/2027', 'x'],
    ['', '', 'y'],
    ['Abu', '', ''],
  ]
  const mapping = { chosen: ['campName', 'from', ''], forms: columnForms(lines), regions: [] }
  expect(rowsOfFile(lines, { ...mapping, filling: { countryCode: 'BW', from: 'unused' } })).toEqual(
    [
      { row: 2, cells: { countryCode: 'BW', campName: 'Jao', from: '2027-12-31' } },
      { row: 4, cells: { countryCode: 'BW', campName: 'Abu' } },
    ],
  )
})

test('refused rows come back as a table with what is wrong in each, by the order of the file', () => {
  const problem = (row_: number, field: string, message: string) => ({ row: row_, field, message })
  const about = { isNew: true, changes: [] }
  const lines = refusedLines([
    {
      ...about,
      code: 'B',
      rows: [3, 4],
      problems: [problem(4, 'twinRate', 'is required')],
      refused: [
        { row: 3, cells: { optionKey: 'B-1' } },
        { row: 4, cells: { optionKey: 'B-1', from: '2027-01-01' } },
      ],
    },
    {
      ...about,
      code: 'A',
      rows: [2],
      problems: [problem(2, '', 'is not a code'), problem(2, 'from', 'is required')],
      refused: [{ row: 2, cells: { optionKey: 'A, or "B"' } }],
    },
  ])
  expect(lines).toEqual([
    ['optionKey', 'from', reasonHeading],
    ['A, or "B"', '', 'is not a code; from is required'],
    ['B-1', '', 'twinRate is required'],
    ['B-1', '2027-01-01', 'twinRate is required'],
  ])
  expect(formatCsv(lines)).toContain('\r\n"A, or ""B""",,')
})

test.each<[string | undefined, Partial<ImportRun>]>([
  ['about 30 seconds left', {}],
  ['about 2 minutes left', { done: 1_000 }],
  ['a few seconds left', { done: 9_000 }],
  [undefined, { done: 0 }],
  [undefined, { updatedAt: '2026-11-20T06:00:01.000Z' }],
  [undefined, { done: 10_000 }],
])('time left is told in words: %s', (words, named) => {
  expect(timeLeftWords({ ...run, ...named })).toBe(words)
})

test('a cancelled import says whether something of it is in force', () => {
  expect(noteWords({ table: 'camps', state: 'cancelled' })[0]).toContain('nothing was published')
  expect(noteWords({ table: 'allotments', state: 'cancelled' })[0]).toContain('stay')
  expect(noteWords({ table: 'camps', state: 'published' })).toEqual([])
})
