import { emailKeyOf, type ImportRow, problemsOfRow } from '#shared/api/client-import-row'
import { rowsOfPart } from '#shared/api/client-imports'
import { type ColumnTarget, rowFrom } from './map-columns'

/**
 * How a file becomes a list of clients: kept with the import, so that the same file goes on as it
 * began.
 */
export interface ListSettings {
  readonly columns: readonly ColumnTarget[]
  readonly hasHeadings: boolean
  readonly encoding?: string
  readonly delimiter?: string
}

/**
 * The rows of a list that hold anything; later ones with an email that an earlier good one has are
 * marked with that.
 */
export function importRows(
  rows: readonly (readonly string[])[],
  { columns, hasHeadings }: Pick<ListSettings, 'columns' | 'hasHeadings'>,
): ImportRow[] {
  const first = new Map<string, ImportRow>()
  const foundRows: ImportRow[] = []
  for (const [at, cells] of rows.entries()) {
    if ((at === 0 && hasHeadings) || cells.every((cell) => cell.trim() === '')) continue
    const row = rowFrom(cells, columns, at + 1)
    const email = emailKeyOf(row.email)
    const before = first.get(email)
    if (before !== undefined && problemsOfRow(before).length === 0)
      foundRows.push({ ...row, sameAs: before.row })
    else {
      if (email !== '') first.set(email, row)
      foundRows.push(row)
    }
  }
  return foundRows
}

/**
 * Characters of a part: with up to four bytes each and all else it stays below what a call may
 * hold.
 */
const charactersOfPart = 100_000

/** Rows in the parts in which they are sent; always the same for the same rows. */
export function partsOf(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const length = JSON.stringify(row).length
    const part = parts.at(-1)
    if (
      part === undefined ||
      part.length === rowsOfPart ||
      characters + length > charactersOfPart
    ) {
      parts.push([row])
      characters = length
    } else {
      part.push(row)
      characters += length
    }
  }
  return parts
}

/** SHA-256 in hexadecimal digits. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
