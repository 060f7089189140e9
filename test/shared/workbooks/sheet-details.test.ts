import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheetDetails, shownNumber } from '#shared/workbooks/sheet-details'

const workbook = (sheet: string, styles = '') =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Rates &amp; notes" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(styles),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${sheet}</worksheet>`),
  })

describe('what a sheet shows beside its values', () => {
  test('is merged cells, hidden rows and columns, and formats with a sign', () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="&quot;R&quot; #,##0"/></numFmts>' +
      '<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs>'
    const sheet =
      '<cols><col min="3" max="4" hidden="1"/></cols><sheetData><row r="1"><c r="A1" s="0"/></row>' +
      '<row r="2" hidden="1"><c r="B2" s="1"><v>0.5</v></c><c r="C2" s="2"><v>7950</v></c></row></sheetData>' +
      '<mergeCells><mergeCell ref="A1:C2"/></mergeCells>'
    expect(readSheetDetails(workbook(sheet, styles))).toEqual([
      {
        name: 'Rates & notes',
        merged: [{ top: 0, left: 0, bottom: 1, right: 2 }],
        hiddenRows: [1],
        hiddenColumns: [2, 3],
        formats: new Map([
          ['1 1', '0%'],
          ['1 2', '"R" #,##0'],
        ]),
      },
    ])
  })

  test.each([
    [0.5, '0%', '50%'],
    [0.125, '0.0%', '12.5%'],
    [7950, '"R" #,##0', 'R 7950'],
    [1200.5, '[$€-407] #,##0.00', '€ 1200.5'],
    [450, '$#,##0', '$ 450'],
    [450, '#,##0.00', 450],
  ])('shows %s in %s as %s', (value, format, shown) => {
    expect(shownNumber(value, format)).toBe(shown)
  })

  test('is nothing for a file that is no workbook', () => {
    expect(readSheetDetails(zipSync({ 'a.txt': strToU8('a') }))).toEqual([])
  })
})
