import type { BookSheet, Cell } from '#shared/rate-sheets/cells'
import type { SheetDetails } from '#shared/workbooks/sheet-details'
import type { PdfFile } from '../../../lib/files/pdf-file'
import { readList, readSheets, UnreadableList } from '../../../lib/files/read-list'

export const maxSheetBytes = 10 * 1024 * 1024

/** A file's sheets; a PDF stays open, so that its pages are shown. */
export interface ReadFile {
  readonly sheets: readonly BookSheet[]
  readonly pdf?: PdfFile
}

/**
 * The sheets of a workbook as a person sees them, the one of a CSV file, or the pages of a PDF.
 * @throws UnreadableList
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  if (bytes.length > maxSheetBytes) throw new UnreadableList('The file is larger than 10 MB.')
  if (isPdf(bytes)) return readPdf(bytes)
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook) return { sheets: [{ name: 'CSV', rows: (await readList(bytes)).rows }] }
  return { sheets: await readWorkbookSheets(bytes) }
}

/** Some programs write a few bytes before the mark. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

async function readPdf(bytes: Uint8Array): Promise<ReadFile> {
  const [{ openPdf }, { readTables }] = await Promise.all([
    import('../../../lib/files/pdf-file'),
    import('#shared/pdf-tables/read-tables'),
  ])
  const pdf = await openPdf(bytes)
  return { sheets: readTables(pdf.pages), pdf }
}

async function readWorkbookSheets(bytes: Uint8Array<ArrayBuffer>): Promise<BookSheet[]> {
  const sheets = await readSheets(bytes)
  const { readSheetDetails, shownNumber } = await import('#shared/workbooks/sheet-details')
  const details = new Map(readSheetDetails(bytes).map((one) => [one.name, one]))
  const filledSheets = sheets
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
    .map(({ name, rows }) => sheetOf({ name, rows }, details.get(name), shownNumber))
  if (filledSheets.length === 0) throw new UnreadableList('The workbook has no cells.')
  return filledSheets
}

function sheetOf(
  { name, rows }: { name: string; rows: readonly (readonly unknown[])[] },
  details: SheetDetails | undefined,
  shownNumber: (value: number, format: string) => string | number,
): BookSheet {
  const cellAt = (cell: unknown, place: string): Cell => {
    const format = details?.formats.get(place)
    return typeof cell === 'number' && format !== undefined
      ? shownNumber(cell, format)
      : cellOf(cell)
  }
  return {
    name,
    rows: rows.map((row, at) => row.map((cell, column) => cellAt(cell, `${at} ${column}`))),
    merged: details?.merged ?? [],
    hiddenRows: details?.hiddenRows ?? [],
    hiddenColumns: details?.hiddenColumns ?? [],
  }
}

const cellOf = (cell: unknown): Cell =>
  typeof cell === 'number' || cell instanceof Date
    ? cell
    : cell === null || cell === undefined
      ? null
      : String(cell)
