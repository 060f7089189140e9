import { useState } from 'react'
import { type ImportRow, isAtWork } from '#shared/api/content-imports'
import type { ImportTable } from '#shared/managers/content-kind'
import { isApiError } from '../../../lib/api/api-error'
import { newImportId, useSendFile } from '../api/table-import'
import { useImportRun } from './use-import-run'

/** A file as its check takes it. */
export interface CheckedFile {
  readonly table: ImportTable
  readonly name: string
  readonly rows: readonly ImportRow[]
}

/** Sends a file and follows its check. One that was cancelled is sent anew. */
export function useFileCheck(file: CheckedFile) {
  const [importId, setImportId] = useState(newImportId)
  const [share, setShare] = useState(0)
  const sending = useSendFile()
  const following = useImportRun(importId, sending.isSuccess)
  const run = following.data
  const isChecked = run?.state === 'checked'
  const isOver = run !== undefined && !isChecked && !isAtWork(run.state)
  const send = async () => {
    const id = isOver ? newImportId() : importId
    setImportId(id)
    setShare(0)
    try {
      await sending.mutateAsync({ importId: id, ...file, onShare: setShare })
    } catch (error) {
      // Begun otherwise meanwhile: a fresh one sends all of it again.
      if (isApiError(error, 'record.changed')) setImportId(newImportId())
    }
  }
  return {
    importId,
    share,
    sending,
    following,
    run,
    isChecked,
    maySend: run === undefined || isOver,
    send,
  }
}
