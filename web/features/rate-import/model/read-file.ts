import type { Cell } from '#shared/rate-sheets/cells'
import { readList, UnreadableList } from '../../../lib/files/read-list'

export interface FileSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

export const maxSheetBytes = 10 * 1024 * 1024

/** The sheets of a workbook, or the one of a CSV file. @throws UnreadableList */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileSheet[]> {
  if (bytes.length > maxSheetBytes) throw new UnreadableList('The file is larger than 10 MB.')
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook) return [{ name: 'CSV', rows: (await readList(bytes)).rows }]
  const { default: readWorkbook } = await import('read-excel-file/universal')
  try {
    const sheets = await readWorkbook(bytes.buffer)
    const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    if (filled.length > 0)
      return filled.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }))
  } catch {
    throw new UnreadableList('This workbook can’t be read. Save it as .xlsx or CSV and try again.')
  }
  throw new UnreadableList('The workbook has no cells.')
}

const cellOf = (cell: unknown): Cell =>
  typeof cell === 'number' || cell instanceof Date ? cell : cell === null || cell === undefined ? null : String(cell)
