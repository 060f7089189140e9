import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportOutcome, maxImported } from '#shared/api/content-imports'
import { idFrom } from '#shared/ids/ids'
import { type ImportTable, isCountTable } from '#shared/managers/content-kind'
import { api } from '../../../lib/api/api'
import type { Answer, Sent } from '../../../lib/api/route-table'

type Rows = Sent<'POST /api/Content/tables/{table}/import'>['body']['rows']

/**
 * The rows of a file in chunks, all rates of a room in one, and those of its availability as far as
 * they fit.
 */
export function chunksOf(table: ImportTable, rows: Rows): Rows[] {
  const groups = new Map<string, Rows>()
  for (const row of rows) {
    const isOfRoom = table === 'rates' || isCountTable(table)
    const name = isOfRoom ? String(row.cells.optionKey) : String(row.row)
    const own = groups.get(name)
    if (own === undefined || (table !== 'rates' && own.length === maxImported)) {
      groups.delete(name)
      if (own !== undefined) groups.set(`${name} ${row.row}`, own)
      groups.set(name, [row])
    } else own.push(row)
  }
  const chunks: Rows[] = []
  for (const group of groups.values()) {
    const last = chunks.at(-1)
    if (last === undefined || last.length + group.length > maxImported) chunks.push([...group])
    else last.push(...group)
  }
  return chunks
}

interface Importing {
  readonly table: ImportTable
  readonly rows: Rows
  /** Names the file where its rows are published, not checked only. */
  readonly publishAs?: string
  /** The same for a file that is gone on with, so that all of it is undone together. */
  readonly edition: string
  readonly onShare: (share: number) => void
}

/** Checks write nothing, so that some go beside each other. */
const checkedAtOnce = 4

export const newEdition = (): string =>
  idFrom('history', crypto.getRandomValues(new Uint8Array(16)))

/**
 * Checks the rows of a file, or prepares them chunk by chunk and publishes them all at once. Sent
 * again after a fault, it goes on.
 */
export function useImportRows() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ table, rows, publishAs: name, edition, onShare }: Importing) => {
      const chunks = chunksOf(table, rows)
      const [params, outcomes, left] = [
        { table },
        new Map<number, ImportOutcome[]>(),
        chunks.entries(),
      ]
      const send = (chunk: Rows) =>
        name === undefined
          ? api('POST /api/Content/tables/{table}/check', {
              params,
              body: { rows: chunk },
              safe: true,
            })
          : api('POST /api/Content/tables/{table}/import', {
              params,
              body: { edition, name, rows: chunk },
            })
      const lane = async () => {
        for (const [at, chunk] of left) {
          outcomes.set(at, await send(chunk))
          onShare(outcomes.size / chunks.length)
        }
      }
      await Promise.all(Array.from({ length: name === undefined ? checkedAtOnce : 1 }, lane))
      if (name !== undefined && !isCountTable(table))
        await api('POST /api/Content/editions/{edition}/publish', { params: { edition } })
      return chunks.flatMap((_, at) => outcomes.get(at) ?? [])
    },
    onSettled: (_done, _error, { publishAs }) =>
      publishAs && queries.invalidateQueries({ queryKey: ['content'] }),
  })
}

/** Where regions lie. */
export const regionPlaces = queryOptions({
  queryKey: ['content', 'region-places'],
  queryFn: ({ signal }) => {
    const fields = ['countryRegionCode', 'name', 'latitude', 'longitude']
    return api('GET /api/Regions', {
      query: { filter: JSON.stringify({ fields, order: 'name ASC' }) },
      signal,
    })
  },
})

/** The headings that a table has. */
export const headingsOf = async (table: ImportTable): Promise<string[]> =>
  (await api('GET /api/Content/tables/{table}', { params: { table }, query: { skip: '1000000' } }))
    .headings

/** A table as a CSV file that imports read. */
export async function exportedTable(table: ImportTable): Promise<string> {
  const lines: string[][] = []
  for (let skip: number | undefined = 0; skip !== undefined; ) {
    const page: Answer<'GET /api/Content/tables/{table}'> = await api(
      'GET /api/Content/tables/{table}',
      {
        params: { table },
        query: { skip: String(skip) },
      },
    )
    if (lines.length === 0) lines.push(page.headings)
    lines.push(...page.rows)
    skip = page.next
  }
  const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
