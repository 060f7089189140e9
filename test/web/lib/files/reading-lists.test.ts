import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importRow, problemsOfRow } from '#shared/api/client-import-row'
import { importRows, partsOf } from '../../../../web/features/client-import/model/list-parts'
import {
  guessColumns,
  hasHeadings,
  partsOfName,
  rowFrom,
} from '../../../../web/features/client-import/model/map-columns'
import { guessDelimiter, guessEncoding, readList } from '../../../../web/lib/files/read-list'

const bytesOf = (text: string, encoding: 'utf8' | 'utf16le' | 'latin1' = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding))
const withMark = (bytes: Uint8Array, ...mark: number[]) => new Uint8Array([...mark, ...bytes])
const text = 'Vorname;Nachname;E-Mail\r\nJürgen;Groß;jürgen@example.com\r\n'

describe('the encoding of a list', () => {
  test.each([
    ['UTF-8', bytesOf(text), 'utf-8'],
    ['UTF-8 with a mark', withMark(bytesOf(text), 0xef, 0xbb, 0xbf), 'utf-8'],
    ['UTF-16 with a mark', withMark(bytesOf(text, 'utf16le'), 0xff, 0xfe), 'utf-16le'],
    ['UTF-16 without one', bytesOf(text, 'utf16le'), 'utf-16le'],
    [
      'UTF-16 the other way round',
      withMark(
        bytesOf(text, 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0),
        0xfe,
        0xff,
      ),
      'utf-16be',
    ],
    ['Windows-1252', bytesOf(text, 'latin1'), 'windows-1252'],
  ])('is recognized: %s', async (_, bytes, encoding) => {
    expect(guessEncoding(bytes)).toBe(encoding)
    const { rows, how } = await readList(bytes)
    expect(how).toEqual({ encoding, delimiter: ';' })
    expect(rows[1]).toEqual(['Jürgen', 'Groß', 'jürgen@example.com'])
  })

  test('may be chosen otherwise', async () => {
    const { rows } = await readList(bytesOf(text), { encoding: 'windows-1252' })
    expect(rows[1]?.[0]).toBe('JÃ¼rgen')
  })
})

test.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2;3', ';'],
  ['a\tb\n"x,y,z"\t2', '\t'],
  ['a|b|c\n1|2|3', '|'],
  ['one column\nanother', ','],
])('the delimiter of %j is recognized', (list, delimiter) =>
  expect(guessDelimiter(list)).toBe(delimiter),
)

test('a quote that is never closed, an empty file and an old workbook are refused in words', async () => {
  await expect(readList(bytesOf('a,b\n"x,y\n'))).rejects.toThrow('never closed')
  await expect(readList(bytesOf(''))).rejects.toThrow('empty')
  await expect(readList(bytesOf(' \n ,\n'))).rejects.toThrow('no rows')
  await expect(readList(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).rejects.toThrow('.xls')
  await expect(readList(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).rejects.toThrow('can’t be read')
})

test('the first sheet of a workbook is read, formulas as what they show', async () => {
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
    <row r="1"><c r="A1" t="inlineStr"><is><t>Email</t></is></c><c r="B1" t="inlineStr"><is><t>Phone</t></is></c></row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>a@example.com</t></is></c><c r="B2"><f>1+1</f><v>26771</v></c></row>
  </sheetData></worksheet>`
  const main = 'http://schemas.openxmlformats.org'
  const files = {
    '[Content_Types].xml': `<Types xmlns="${main}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${main}/package/2006/relationships"><Relationship Id="rId1" Type="${main}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, bytesOf(xml)])),
  )
  const { rows, how } = await readList(new Uint8Array(zip))
  expect(how).toBeUndefined()
  expect(rows).toEqual([
    ['Email', 'Phone'],
    ['a@example.com', '26771'],
  ])
})

test.each([
  [
    ['First Name', 'Surname', 'E-mail address', 'Mobile', 'Shoe size'],
    ['firstName', 'lastName', 'email', 'phone', 'ignore'],
  ],
  [
    ['Prénom', 'Nom', 'Courriel', 'Téléphone'],
    ['firstName', 'lastName', 'email', 'phone'],
  ],
  [
    ['VORNAME', 'Nachname', 'E-Mail', 'Straße', 'Bemerkungen'],
    ['firstName', 'lastName', 'email', 'address', 'notes'],
  ],
  [
    ['Nombre', 'Apellidos', 'Correo electrónico'],
    ['firstName', 'lastName', 'email'],
  ],
  [
    ['Client name', 'Primary Email', 'Notes', 'Comments'],
    ['name', 'email', 'notes', 'ignore'],
  ],
])('columns %j are guessed', (names, targets) => expect(guessColumns(names, [])).toEqual(targets))

test('a column of addresses is the email, whatever it is called; a list without headings is seen', () => {
  expect(
    guessColumns(
      ['A', 'B'],
      [
        ['x', 'a@example.com'],
        ['y', 'b@example.com'],
      ],
    ),
  ).toEqual(['ignore', 'email'])
  expect(hasHeadings(['Naledi', 'naledi@example.com'])).toBe(false)
  expect(hasHeadings(['Name', 'Mail'])).toBe(true)
})

test.each([
  ['Naledi Mokoena', 'Naledi', 'Mokoena'],
  ['Mokoena, Naledi', 'Naledi', 'Mokoena'],
  ['Anna Maria van der Berg', 'Anna Maria', 'van der Berg'],
  ['Prince', 'Prince', ''],
])('%s is parted into first and last name', (name, firstName, lastName) =>
  expect(partsOfName(name)).toEqual({ firstName, lastName }),
)

test('cells of any length and half characters are sent so that the server takes and judges them', () => {
  const row = rowFrom(
    ['x'.repeat(5_000), `${'y'.repeat(100)}😀`, 'a@b.example', `a\uD83D`],
    ['firstName', 'lastName', 'email', 'notes'],
    2,
  )
  expect(row.firstName).toHaveLength(101)
  expect(() => encodeURIComponent(row.lastName + row.notes)).not.toThrow()
  expect(importRow.safeParse(row).success).toBe(true)
  expect(problemsOfRow(row).map(({ field }) => field)).toEqual(['firstName', 'lastName'])
})

test('later rows with the email of a good one are marked, those after a bad one are not', () => {
  const rows = [
    ['h', 'h', 'h'],
    ['Ada', '', 'x@e.example'],
    ['Ada', 'B', 'X@e.example'],
    [],
    ['C', 'D', ' x@e.example '],
  ]
  const settings = { columns: ['firstName', 'lastName', 'email'] as const, hasHeadings: true }
  expect(importRows(rows, settings).map(({ row, sameAs }) => [row, sameAs])).toEqual([
    [2, undefined],
    [3, undefined],
    [5, 3],
  ])
})

test('a hundred thousand rows are read, mapped and parted below what a call may hold, in seconds', async () => {
  const line = (at: number) =>
    `Guest ${at},"Number, ${at}",guest${at % 90_000}@example.com,+267 71 ${at},"=SUM(A1)"`
  const list = `First name,Last name,Email,Phone,Notes\n${Array.from({ length: 100_000 }, (_, at) => line(at)).join('\n')}`
  const { rows } = await readList(bytesOf(list))
  const columns = guessColumns(rows[0] ?? [], [])
  const parts = partsOf(importRows(rows, { columns, hasHeadings: true }))
  const sent = parts.flat()
  expect(sent).toHaveLength(100_000)
  expect(sent.filter(({ sameAs }) => sameAs !== undefined)).toHaveLength(10_000)
  expect(sent[0]).toMatchObject({ lastName: 'Number, 0', notes: '=SUM(A1)' })
  expect(Math.max(...parts.map((part) => Buffer.byteLength(JSON.stringify(part))))).toBeLessThan(
    400 * 1024,
  )
}, 60_000)
