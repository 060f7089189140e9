import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportRow, ImportRun } from '#shared/api/content-imports'
import { idFrom } from '#shared/ids/ids'
import type { ImportTable } from '#shared/managers/content-kind'
import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { divideRows, formatCsv } from '../model/file-parts'
import { importQuery, importsQuery } from './import-runs'

interface SentFile {
  readonly importId: string
  readonly table: ImportTable
  readonly name: string
  readonly rows: readonly ImportRow[]
  readonly onShare: (share: number) => void
}

export const newImportId = (): string =>
  idFrom('history', crypto.getRandomValues(new Uint8Array(16)))

/**
 * Sends the rows of a file part by part; after the last a worker checks them. Sent again after a
 * fault by the same id, parts that have arrived are left as they are.
 */
export function useSendFile() {
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ importId, rows, onShare, ...file }: SentFile) {
      const parts = divideRows(rows)
      let run: ImportRun | undefined
      for (const [at, part] of parts.entries()) {
        run = await api('POST /api/ContentImports/{importId}/rows', {
          params: { importId },
          body: { ...file, parts: parts.length, part: at + 1, rows: part },
        })
        onShare((at + 1) / parts.length)
      }
      return run
    },
    onSuccess: (run) => run && queries.setQueryData(importQuery(run.id).queryKey, run),
    onSettled: () => queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true }),
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
  return formatCsv(lines)
}
