import { hostname } from 'node:os'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../shared/workbooks/read-workbook'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook with one sheet; style 1 is a date. */
const workbook = (cells: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Rates 2027" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
    ),
    ...more,
  })

describe('readWorkbook', () => {
  test('gives texts, dates and the last values of formulas, with the empty cells between', async () => {
    const row =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Tent</t></is></c><c r="C1"><f>B1*2</f><v>1985.5</v></c><c r="D1" s="1"><v>46388</v></c></row>'
    expect(await readWorkbook(workbook(row))).toEqual([
      { name: 'Rates 2027', rows: [['Tent', null, 1985.5, new Date('2027-01-01T00:00:00Z')]] },
    ])
  })

  test('refuses what unpacks to gigabytes', async () => {
    const name = 'xl/media/x.bin'
    const bomb = claimSize(workbook('', { [name]: new Uint8Array(1_000) }), name, 401 * 1024 * 1024)
    await expect(readWorkbook(bomb)).rejects.toThrow('too large unpacked')
  })

  test('opens no file that a workbook names as an entity', async () => {
    const styles = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><styleSheet xmlns="${main}"/>`
    const sheet = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname"><!ENTITY f "unfolded">]><worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Tent &e; &f;</t></is></c></row></sheetData></worksheet>`
    const bytes = workbook('', {
      'xl/styles.xml': strToU8(styles),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    })
    const read = await readWorkbook(bytes).catch(() => [])
    expect(JSON.stringify(read)).not.toMatch(/unfolded|localhost/)
    expect(JSON.stringify(read)).not.toContain(hostname())
  })

  test('refuses two cells that claim a sheet of billions', async () => {
    const corners =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    await expect(readWorkbook(workbook(corners))).rejects.toThrow('five million cells')
  })

  test.each([
    ['nothing', new Uint8Array(0)],
    ['a text', strToU8('supplierCode,campName')],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') })],
    ['half a workbook', workbook('').slice(0, 300)],
  ])('refuses %s', async (_what, bytes) => {
    await expect(readWorkbook(bytes)).rejects.toThrow('This workbook can’t be read')
  })
})

/** A ZIP file whose directory says of one of its files that it unpacks to so many bytes. */
function claimSize(zip: Uint8Array, name: string, bytes: number): Uint8Array {
  const entry = Buffer.from(zip).lastIndexOf(name) - 46 // what stands before a name in the directory
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  expect(view.getUint32(entry, true)).toBe(0x02014b50)
  view.setUint32(entry + 24, bytes, true)
  return zip
}
