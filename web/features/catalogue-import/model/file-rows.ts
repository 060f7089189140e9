import type { ImportRow } from '#shared/api/content-imports'
import { type Filling, filledCells } from './filled-cells'
import { type CellForm, formOf, plainCell } from './table-columns'

type Lines = readonly (readonly string[])[]

/** How each column is written below its heading. */
export const columnForms = ([columns = [], ...lines]: Lines): (CellForm | undefined)[] =>
  columns.map((_, at) => formOf(lines.map((line) => line[at]?.trim() ?? '')))

interface Mapping {
  /** The field that each column is; empty for none. */
  readonly chosen: readonly string[]
  readonly forms: readonly (CellForm | undefined)[]
  /** Fields without a column. */
  readonly filling: Filling
  readonly regions: Parameters<typeof filledCells>[2]
}

/** The rows of a file as imports read them; those without a cell are left out. */
export function rowsOfFile(
  [, ...lines]: Lines,
  { chosen, forms, filling, regions }: Mapping,
): ImportRow[] {
  const own = Object.fromEntries(
    Object.entries(filling).filter(([field]) => !chosen.includes(field)),
  )
  return lines.flatMap((line, at) => {
    const cells = Object.fromEntries(
      chosen.flatMap((field, column) => {
        const cell = plainCell(line[column] ?? '', forms[column])
        return field === '' || cell === '' ? [] : [[field, cell]]
      }),
    )
    return Object.keys(cells).length === 0
      ? []
      : [{ row: at + 2, cells: { ...filledCells(cells, own, regions) } }]
  })
}
