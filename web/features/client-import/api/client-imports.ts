import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportRow } from '#shared/api/client-import-row'
import type { ClientImport, DuplicateChoice } from '#shared/api/client-imports'
import { spreadsheetCsv } from '#shared/format/csv'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { saveFile } from '../../../lib/files/save-file'
import { hashOf, type ListSettings, partsOf } from '../model/list-parts'

export const isUnderWay = ({ state }: ClientImport) => state === 'importing' || state === 'undoing'

export const importsQuery = queryOptions({
  queryKey: ['client-imports', 'list'],
  queryFn: ({ signal }) => api('GET /api/ClientImports', { signal }),
})

/** An import; while it is under way each reading goes on with it. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['client-imports', 'one', id],
    queryFn: async ({ signal }) => {
      const now = await api('GET /api/ClientImports/{id}', { params: { id }, signal })
      return isUnderWay(now) ? api('POST /api/ClientImports/{id}/run', { params: { id } }) : now
    },
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data) ? 200 : false,
  })

/** The rows of the first parts that a person should read, fifty at most. */
export const reportQuery = ({ id, sent, updatedAt }: ClientImport) =>
  queryOptions({
    queryKey: ['client-imports', 'report', id, updatedAt],
    queryFn: async ({ signal }) => {
      const lines = []
      for (let part = 1; part <= Math.min(sent, 10) && lines.length < 50; part++) {
        lines.push(
          ...(await api('GET /api/ClientImports/{id}/report/{part}', {
            params: { id, part },
            signal,
          })),
        )
      }
      return lines.slice(0, 50)
    },
  })

export const reportWords: Readonly<Record<string, string>> = {
  refused: 'Refused',
  duplicate: 'Duplicate',
  skipped: 'Left out',
  filled: 'Completed',
  kept: 'Kept',
}

/** Downloads all rows that were not simply imported, with the reasons. */
export async function saveReport({ id, sent, fileName }: ClientImport): Promise<void> {
  const rows = []
  for (let part = 1; part <= sent; part++) {
    rows.push(...(await api('GET /api/ClientImports/{id}/report/{part}', { params: { id, part } })))
  }
  const lines = rows.map(({ row, name, email, kind, why }) => [
    row,
    name,
    email,
    reportWords[kind] ?? kind,
    why,
  ])
  const name = fileName.replace(/\.\w+$/, '')
  saveFile(
    `${name} – report.csv`,
    spreadsheetCsv([['Row', 'Name', 'Email', 'Result', 'Reason'], ...lines]),
  )
}

export interface ListToSend {
  readonly fileName: string
  readonly fileHash: string
  readonly settings: ListSettings
  readonly rows: readonly ImportRow[]
}

/** Sends a list in parts; asked again after a failure, it goes on where it stopped. */
export function useSendList(onProgress: (sentShare: number) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ fileName, fileHash, settings: how, rows }: ListToSend) => {
      const parts = partsOf(rows)
      const settings = JSON.stringify(how)
      const settingsHash = await hashOf(new TextEncoder().encode(settings))
      const fingerprint = `${fileHash}.${settingsHash.slice(0, 16)}`
      const body = {
        fileName: fileName.slice(-255),
        fingerprint,
        settings,
        rows: rows.length,
        parts: parts.length,
      }
      let createdImport = await api('POST /api/ClientImports', { body })
      const params = { id: createdImport.id }
      for (const [at, part] of parts.entries()) {
        if (at < createdImport.sent) continue
        createdImport = await api('POST /api/ClientImports/{id}/parts', {
          params,
          body: { part: at + 1, rows: part },
        })
        onProgress(createdImport.sent / parts.length)
      }
      return createdImport
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}

/** Starts, undoes or discards an import. */
export function useImportSteps(id: string) {
  const queries = useQueryClient()
  const params = { id }
  const steps = {
    onSuccess: (after: ClientImport) => queries.setQueryData(importQuery(id).queryKey, after),
    onError: (error: unknown) => showSnackbar(failureText(error), { tone: 'error' }),
  }
  const start = useMutation({
    mutationFn: (duplicates: DuplicateChoice) =>
      api('POST /api/ClientImports/{id}/start', { params, body: { duplicates } }),
    ...steps,
  })
  const undo = useMutation({
    mutationFn: () => api('POST /api/ClientImports/{id}/undo', { params }),
    ...steps,
  })
  const discard = useMutation({
    mutationFn: () => api('DELETE /api/ClientImports/{id}', { params }),
    onError: steps.onError,
    onSuccess: () => void queries.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
  return { start, undo, discard }
}
