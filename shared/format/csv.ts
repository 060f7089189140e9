/**
 * Rows as a CSV file (RFC 4180): CRLF at the end of each, quotes where they are needed. A text that
 * a spreadsheet would take for a formula gets an apostrophe before it, also behind a semicolon or a
 * tab, which part cells where the comma is the decimal mark; numbers are left alone.
 */
export function csvOf(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** The same with the mark by which spreadsheets know that it is UTF-8: names keep their accents. */
export const spreadsheetCsv = (rows: Parameters<typeof csvOf>[0]): string => `\uFEFF${csvOf(rows)}`

function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  if (/^-\d+(\.\d+)?$/.test(text)) return text // an amount below zero, with all its decimals
  const safe = text.replace(/^(?=[\t\r\n])|(^|[;\t\r\n]\s*)(?=[=+\-@])/g, "$1'")
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
