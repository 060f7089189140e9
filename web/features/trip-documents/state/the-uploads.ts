import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { putFile } from '../../../lib/files/put-file'
import { queryClient } from '../../../lib/query/query-client'
import { createDocument, documentsQuery, finishDocument, removeDocument } from '../api/document-calls'
import { type UploadQueue, uploadQueue } from './upload-queue'

let shared: UploadQueue | undefined

/** The uploads of this tab. They continue on other pages and report when done. */
export function theUploads(): UploadQueue {
  shared ??= uploadQueue({
    create: createDocument,
    put: putFile,
    finish: finishDocument,
    drop: removeDocument,
    failureText,
    makeId: () => crypto.randomUUID(),
    onArrived(document) {
      const owner = document.itineraryId ?? document.clientId
      if (owner === undefined) return
      queryClient.setQueryData(documentsQuery(owner).queryKey, (known) =>
        known === undefined ? known : [...known.filter(({ id }) => id !== document.id), document].sort(byOrder),
      )
    },
    onIdle: (arrived) => showSnackbar(arrived === 1 ? '1 document added.' : `${arrived} documents added.`),
    onBusy: (isBusy) => (isBusy ? addEventListener : removeEventListener)('beforeunload', ask),
  })
  return shared
}

const byOrder = (one: { presentationOrder: number }, other: { presentationOrder: number }) =>
  one.presentationOrder - other.presentationOrder

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
