import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportOutcome, mostImported } from '#shared/api/content-imports'
import { idFrom } from '#shared/ids/ids'
import type { ContentTable } from '#shared/managers/content-kind'
import { api } from '../../../lib/api/api'
import type { Answer, Sent } from '../../../lib/api/route-table'

type Rows = Sent<'POST /api/Content/tables/{table}/import'>['body']['rows']

/** The rows of a file in chunks, all rates of a room in one. */
export function chunksOf(table: ContentTable, rows: Rows): Rows[] {
  const groups = new Map<string, Rows>()
  for (const row of rows) {
    const name = table === 'rates' ? String(row.cells.optionKey) : String(row.row)
    const own = groups.get(name)
    if (own === undefined) groups.set(name, [row])
    else own.push(row)
  }
  const chunks: Rows[] = []
  for (const group of groups.values()) {
    const last = chunks.at(-1)
    if (last === undefined || last.length + group.length > mostImported) chunks.push([...group])
    else last.push(...group)
  }
  return chunks
}

interface Importing {
  readonly table: ContentTable
  readonly rows: Rows
  /** Names the file where its rows are published, not checked only. */
  readonly publishAs?: string
  /** The same for a file that is gone on with, so that all of it is undone together. */
  readonly edition: string
  readonly onShare: (share: number) => void
}

export const newEdition = (): string => idFrom('history', crypto.getRandomValues(new Uint8Array(16)))

/** Checks or publishes the rows of a file, chunk by chunk. Sent again after a fault, what was published changes nothing. */
export function useImportRows() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ table, rows, publishAs: name, edition, onShare }: Importing) => {
      const chunks = chunksOf(table, rows)
      const outcomes: ImportOutcome[] = []
      for (const [at, chunk] of chunks.entries()) {
        const params = { table }
        outcomes.push(
          ...(name === undefined
            ? await api('POST /api/Content/tables/{table}/check', { params, body: { rows: chunk }, safe: true })
            : await api('POST /api/Content/tables/{table}/import', { params, body: { edition, name, rows: chunk } })),
        )
        onShare((at + 1) / chunks.length)
      }
      return outcomes
    },
    onSettled: (_done, _error, { publishAs }) => publishAs && queries.invalidateQueries({ queryKey: ['content'] }),
  })
}

/** Takes back what an import published. */
export const undoImport = (edition: string) => api('POST /api/RateSheets/{edition}/undo', { params: { edition } })

/** The headings that a table has. */
export const headingsOf = async (table: ContentTable): Promise<string[]> =>
  (await api('GET /api/Content/tables/{table}', { params: { table }, query: { skip: '1000000' } })).headings

/** A table as a CSV file that imports read. */
export async function exportedTable(table: ContentTable): Promise<string> {
  const lines: string[][] = []
  for (let skip: number | undefined = 0; skip !== undefined; ) {
    const page: Answer<'GET /api/Content/tables/{table}'> = await api('GET /api/Content/tables/{table}', {
      params: { table },
      query: { skip: String(skip) },
    })
    if (lines.length === 0) lines.push(page.headings)
    lines.push(...page.rows)
    skip = page.next
  }
  const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
