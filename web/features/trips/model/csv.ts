/** A cell of a file for spreadsheets. */
export type Cell = string | number | undefined

/** Lines as CSV (RFC 4180), with a mark so that spreadsheets read it as UTF-8. */
export function csvOf(lines: readonly (readonly Cell[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cellText).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would run as a formula is kept a text by an apostrophe. */
function cellText(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
