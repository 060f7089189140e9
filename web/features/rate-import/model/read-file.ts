import type { Cell } from '#shared/rate-sheets/cells'
import { readList, readSheets, UnreadableList } from '../../../lib/files/read-list'

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
  const sheets = (await readSheets(bytes)).filter(({ rows }) =>
    rows.some((row) => row.some((cell) => cell !== null)),
  )
  if (sheets.length === 0) throw new UnreadableList('The workbook has no cells.')
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(cellOf)) }))
}

const cellOf = (cell: unknown): Cell =>
  typeof cell === 'number' || cell instanceof Date
    ? cell
    : cell === null || cell === undefined
      ? null
      : String(cell)
