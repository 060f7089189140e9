import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'

/**
 * A sheet of a workbook: its rows with their empty cells, so that their numbers are those a person
 * sees.
 */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number | boolean | Date | null)[])[]
}

/** Why a workbook can't be read, as a sentence. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook'
}

const maxBytes = 60 * 1024 * 1024
const maxUnpacked = 400 * 1024 * 1024
const maxParts = 2_000
const maxCells = 5_000_000

/**
 * The sheets of an XLSX file. Formulas are what they were when it was saved; cells that look like
 * dates are dates at midnight UTC. Sizes are looked at before anything is read, since a few bytes
 * can claim gigabytes.
 * @throws UnreadableWorkbook
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length > maxBytes) throw new UnreadableWorkbook('The workbook is larger than 60 MB.')
  try {
    requireReasonable(bytes)
    const sheets = await readXlsxFile(new Uint8Array(bytes).buffer)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as Sheet['rows'] }))
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error
    throw new UnreadableWorkbook(
      'This workbook can’t be read. Save it as .xlsx or CSV and try again.',
    )
  }
}

function requireReasonable(bytes: Uint8Array) {
  let [unpacked, parts] = [0, 0]
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      parts++
      return false
    },
  })
  if (unpacked > maxUnpacked || parts > maxParts)
    throw new UnreadableWorkbook('The workbook is too large unpacked.')
  const sheets = unzipSync(bytes, {
    filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name),
  })
  let cells = 0
  for (const sheet of Object.values(sheets)) cells += extentOf(new TextDecoder().decode(sheet))
  if (cells > maxCells)
    throw new UnreadableWorkbook('The workbook has more than five million cells.')
}

/**
 * Cells of the rectangle that a sheet takes, which is read whole however few of them are filled.
 */
function extentOf(xml: string): number {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', row] of xml.matchAll(
    /\b(?:r|ref)="(?:[A-Z]+\d+:)?([A-Z]{1,3})(\d+)"/g,
  )) {
    columns = Math.max(
      columns,
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    )
    rows = Math.max(rows, Number(row))
  }
  return columns * rows
}
