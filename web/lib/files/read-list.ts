/** How a file was read; the page shows it and lets one choose otherwise. */
export interface HowRead {
  readonly encoding: Encoding
  readonly delimiter: Delimiter
}
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
}
export type Encoding = keyof typeof encodings
export const delimiters = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' }
export type Delimiter = keyof typeof delimiters

export interface ListFile {
  /** Rows of cells, the empty ones among them, so that their numbers are those of a spreadsheet. */
  readonly rows: readonly (readonly string[])[]
  /** Undefined for a workbook, which says by itself how it is to be read. */
  readonly how?: HowRead
}

/** Why a file can't be read, as a sentence. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList'
}

export const maxListBytes = 60 * 1024 * 1024

/**
 * Rows of a CSV file or of the first sheet of a workbook.
 * @param wanted - how to read it; guessed where not given
 * @throws UnreadableList
 */
export async function readList(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: Partial<HowRead> = {},
): Promise<ListFile> {
  if (bytes.length === 0) throw new UnreadableList('The file is empty.')
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return { rows: await sheetRows(bytes) }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableList(
      'This is an old Excel file (.xls). Save it as .xlsx or CSV and try again.',
    )
  }
  const encoding = wanted.encoding ?? guessEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  const delimiter = wanted.delimiter ?? guessDelimiter(text)
  const { parse } = await import('csv-parse/browser/esm/sync')
  try {
    const rows = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
    }) as string[][]
    return { rows: requireRows(rows), how: { encoding, delimiter } }
  } catch (error) {
    if (error instanceof UnreadableList) throw error
    throw new UnreadableList(
      'A quotation mark in the file is never closed. Choose another delimiter, or mend the file.',
    )
  }
}

async function sheetRows(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const [sheet] = await readSheets(bytes)
  return requireRows((sheet?.rows ?? []).map((row) => row.map(textOfCell)))
}

/**
 * The sheets of a workbook.
 * @throws UnreadableList, for one that unpacks to more than a tab can hold, too
 */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>) {
  const { readWorkbook, UnreadableWorkbook } = await import('#shared/workbooks/read-workbook')
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? new UnreadableList(error.message) : error
  }
}

const textOfCell = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}

function requireRows(rows: string[][]): string[][] {
  if (!rows.some((row) => row.some((cell) => cell.trim() !== '')))
    throw new UnreadableList('The file has no rows.')
  return rows
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)

/**
 * By its mark, else by zeros at every other byte, else UTF-8 where it can be, else Windows-1252.
 */
export function guessEncoding(bytes: Uint8Array<ArrayBuffer>): Encoding {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const some = bytes.subarray(0, 2_000)
  const zeros = [0, 1].map((odd) => some.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd > some.length / 8) return odd >= even ? 'utf-16le' : 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** What parts the first lines most evenly, quoted cells left out. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 50_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const evenness = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    return Math.min(...counts) * 100 + counts.reduce((sum, count) => sum + count, 0) / lines.length
  }
  const [best] = (Object.keys(delimiters) as Delimiter[])
    .map((delimiter) => ({ delimiter, score: evenness(delimiter) }))
    .sort((one, other) => other.score - one.score)
  return best?.delimiter ?? ','
}
