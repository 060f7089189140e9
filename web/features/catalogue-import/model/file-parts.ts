import { bytesOfPart, type ImportRow, rowsOfPart } from '#shared/api/content-imports'

/** The rows of a file in parts that a request takes, in its order. */
export function divideRows(rows: readonly ImportRow[]): ImportRow[][] {
  const encoder = new TextEncoder()
  const parts: ImportRow[][] = []
  let bytes = 0
  for (const row of rows) {
    const own = encoder.encode(JSON.stringify(row)).length + 1
    const last = parts.at(-1)
    if (last === undefined || last.length === rowsOfPart || bytes + own > bytesOfPart) {
      parts.push([row])
      bytes = own
    } else {
      last.push(row)
      bytes += own
    }
  }
  return parts
}

/** A table as the text of a CSV file that imports read. */
export const formatCsv = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`

const csvCell = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
