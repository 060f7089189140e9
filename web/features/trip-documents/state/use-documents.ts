import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MediaContent } from '#shared/api/media-content'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import {
  changeDocument,
  type DocumentOwner,
  documentsQuery,
  finishDocument,
  freshDocument,
  removeDocument,
} from '../api/document-calls'
import { moveEntry, newOrders } from '../model/reorder'

/**
 * The documents of a trip or a client and their changes: shown at once, reverted if the server
 * refuses.
 */
export function useDocuments(owner: DocumentOwner) {
  const queryClient = useQueryClient()
  const { queryKey } = documentsQuery(owner)
  const query = useQuery(documentsQuery(owner))
  const documents = query.data ?? none
  const setDocuments = (change: (known: readonly MediaContent[]) => MediaContent[]) =>
    queryClient.setQueryData(queryKey, (known) => (known === undefined ? known : change(known)))
  const replace = (id: string, changes: Partial<MediaContent>) =>
    setDocuments((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const putBack = (document: MediaContent, at: number) =>
    setDocuments((known) => {
      const others = known.filter(({ id }) => id !== document.id)
      return [...others.slice(0, at), document, ...others.slice(at)]
    })

  const tell = (text: string, error: unknown) =>
    showSnackbar(`${text} ${failureText(error)}`, { tone: 'error' })
  const refetch = () => queryClient.invalidateQueries({ queryKey })

  const change = useMutation({
    mutationFn: ({ document, changes }: Changed) => changeDocument(document.id, changes),
    onMutate: ({ document, changes }) => replace(document.id, changes),
    onError: (error, { document }) => {
      replace(document.id, document)
      tell(`${document.userFilename} couldn’t be updated.`, error)
    },
  })
  const order = useMutation({
    mutationFn: async ({ changed }: Ordered) => {
      for (const { id, presentationOrder } of changed)
        await changeDocument(id, { presentationOrder })
    },
    onMutate: ({ list }) => setDocuments(() => [...list]),
    onError: (error) => {
      tell('The new order couldn’t be saved.', error)
      return refetch()
    },
  })
  const removal = useMutation({
    mutationFn: ({ document }: Removed) => removeDocument(document.id),
    onMutate: ({ document }) =>
      setDocuments((known) => known.filter(({ id }) => id !== document.id)),
    onError: (error, { document, at }) => {
      putBack(document, at)
      tell(`${document.userFilename} couldn’t be removed.`, error)
    },
  })
  const restoring = useMutation({
    mutationFn: async ({
      document,
      removing,
    }: Removed & { readonly removing: Promise<unknown> }) => {
      await removing
      return finishDocument(document.id, document.status)
    },
    onMutate: ({ document, at }) => putBack(document, at),
    onSuccess: (restored) => replace(restored.id, restored),
    onError: (error, { document }) => {
      tell(`${document.userFilename} couldn’t be restored.`, error)
      return refetch()
    },
  })
  const opening = useMutation({
    mutationFn: ({ id }: MediaContent) => freshDocument(id),
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
    onError: (error, { userFilename }) => tell(`${userFilename} couldn’t be opened.`, error),
  })

  return {
    query,
    documents,
    change: (document: MediaContent, changes: Changed['changes']) =>
      change.mutate({ document, changes }),
    move(document: MediaContent, to: number) {
      const movedDocuments = moveEntry(documents, document.id, to)
      const orderOf = new Map(
        newOrders(movedDocuments, document.id).map(({ id, presentationOrder }) => [
          id,
          presentationOrder,
        ]),
      )
      const list = movedDocuments.map((one) => ({
        ...one,
        presentationOrder: orderOf.get(one.id) ?? one.presentationOrder,
      }))
      order.mutate({ list, changed: list.filter(({ id }) => orderOf.has(id)) })
    },
    /** Removes a document; its message offers Undo. */
    remove(document: MediaContent) {
      const removedDocument = { document, at: documents.indexOf(document) }
      const removing = removal.mutateAsync(removedDocument)
      removing.catch(() => undefined) // the mutation has reported it
      const run = () => restoring.mutate({ ...removedDocument, removing })
      showSnackbar(`${document.userFilename} removed.`, { action: { label: 'Undo', run } })
    },
    /** Opens a document by a fresh address. */
    open: opening.mutate,
  }
}

interface Changed {
  readonly document: MediaContent
  readonly changes: Pick<MediaContent, 'presentationVisibility'>
}

interface Ordered {
  /** Its new state. */
  readonly list: readonly MediaContent[]
  readonly changed: readonly MediaContent[]
}

interface Removed {
  readonly document: MediaContent
  /** Its previous position. */
  readonly at: number
}

const none: MediaContent[] = []
export type Documents = ReturnType<typeof useDocuments>
