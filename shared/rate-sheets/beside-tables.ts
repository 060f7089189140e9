import { textOf } from './cells'
import { isFigure, type ScannedSheet, type SheetRow, scanRows } from './sheet-rows'
import { roleOf } from './table-heads'

/**
 * Tables that stand beside each other, each as a sheet of its own with the titles above them: below
 * `Season | Sharing | Season | Sharing` no price is for the dates of the other table.
 */
export function besideTables(sheet: ScannedSheet): readonly ScannedSheet[] {
  const secondTable = sheet.rows
    .map((row, at) => ({ row, start: startOfSecond(sheet, row, at) }))
    .find(({ start }) => start !== undefined)
  if (secondTable?.start === undefined) return [sheet]
  const { row: head, start } = secondTable
  const isTitleAbove = ({ row, filled }: SheetRow) =>
    row < head.row && filled.length === 1 && (filled[0] ?? 0) < start
  const first = sheet.rows.map(({ cells }) => cells.slice(0, start))
  const second = sheet.rows.map((row) =>
    isTitleAbove(row) ? row.cells : row.cells.map((cell, column) => (column < start ? null : cell)),
  )
  return [
    { ...sheet, rows: scanRows(first) },
    ...besideTables({ ...sheet, rows: scanRows(second) }),
  ]
}

/** The column in which a second table begins below a row of headings, if any. */
function startOfSecond(
  { rows }: ScannedSheet,
  { cells, kind, filled }: SheetRow,
  at: number,
): number | undefined {
  if (kind !== 'heads') return undefined
  const end = rows.findIndex((one, index) => index > at && one.kind !== 'figures')
  const body = rows.slice(at + 1, end < 0 ? undefined : end)
  const hasFigure = (isBeside: (column: number) => boolean) =>
    body.some((one) => one.filled.some((column) => isBeside(column) && isFigure(one.cells, column)))
  const headAt = (column: number) => textOf(cells[column]).toLowerCase()
  const [first = 0, ...others] = filled
  return others.find((column) => {
    const role = roleOf(headAt(column))
    const isName = role === 'camp' || role === 'room' || role === 'season'
    const isRepeated = isName && headAt(column) === headAt(first)
    const isApart =
      role !== 'fact' &&
      role !== 'count' &&
      column - 1 > first &&
      [{ cells }, ...body].every((one) => textOf(one.cells[column - 1]) === '')
    const isOfTexts =
      body.some((one) => one.filled.includes(column)) &&
      !body.some((one) => isFigure(one.cells, column))
    return (
      (isRepeated || isApart) &&
      isOfTexts &&
      hasFigure((one) => one < column) &&
      hasFigure((one) => one > column)
    )
  })
}
