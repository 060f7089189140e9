import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MediaContent } from '#shared/api/media-content'
import type { ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { changeDocument, documentsQuery, finishDocument, freshDocument, removeDocument } from '../api/document-calls'
import { moved, newOrders } from '../model/reorder'

/** The documents of a trip and what can be done with them: shown at once, and taken back when the server says no. */
export function useDocuments(itineraryId: ItineraryId) {
  const queryClient = useQueryClient()
  const { queryKey } = documentsQuery(itineraryId)
  const query = useQuery(documentsQuery(itineraryId))
  const documents = query.data ?? none
  const set = (change: (known: readonly MediaContent[]) => MediaContent[]) =>
    queryClient.setQueryData(queryKey, (known) => (known === undefined ? known : change(known)))
  const replace = (id: string, changes: Partial<MediaContent>) =>
    set((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const putBack = (document: MediaContent, at: number) =>
    set((known) => {
      const others = known.filter(({ id }) => id !== document.id)
      return [...others.slice(0, at), document, ...others.slice(at)]
    })

  const change = async (document: MediaContent, changes: Pick<MediaContent, 'presentationVisibility'>) => {
    replace(document.id, changes)
    try {
      await changeDocument(document.id, changes)
    } catch (error) {
      replace(document.id, document)
      showSnackbar(`${document.userFilename} could not be changed. ${failureText(error)}`, { tone: 'error' })
    }
  }

  return {
    ...{ query, documents, change },
    /** Puts a document at another place. */
    async move(document: MediaContent, to: number) {
      const list = moved(documents, document.id, to)
      const orders = newOrders(list, document.id)
      const orderOf = new Map(orders.map(({ id, presentationOrder }) => [id, presentationOrder]))
      set(() => list.map((one) => ({ ...one, presentationOrder: orderOf.get(one.id) ?? one.presentationOrder })))
      try {
        for (const one of list) {
          const presentationOrder = orderOf.get(one.id)
          if (presentationOrder !== undefined) await changeDocument(one.id, { presentationOrder })
        }
      } catch (error) {
        showSnackbar(`The order could not be stored. ${failureText(error)}`, { tone: 'error' })
        await queryClient.invalidateQueries({ queryKey })
      }
    },
    /** Removes a document; the message that says so brings it back. */
    remove(document: MediaContent) {
      const at = documents.indexOf(document)
      set((known) => known.filter(({ id }) => id !== document.id))
      const removing = removeDocument(document.id)
      const bringBack = async () => {
        putBack(document, at)
        try {
          await removing
          replace(document.id, await finishDocument(document.id, document.status))
        } catch (error) {
          showSnackbar(`${document.userFilename} could not be brought back. ${failureText(error)}`, { tone: 'error' })
          await queryClient.invalidateQueries({ queryKey })
        }
      }
      showSnackbar(`${document.userFilename} is removed.`, {
        action: { label: 'Undo', run: () => void bringBack() },
      })
      removing.catch((error: unknown) => {
        putBack(document, at)
        showSnackbar(`${document.userFilename} could not be removed. ${failureText(error)}`, { tone: 'error' })
      })
    },
    /** Opens a document by a fresh address. */
    async open({ id, userFilename }: MediaContent) {
      try {
        const { url } = await freshDocument(id)
        window.open(url, '_blank', 'noopener')
      } catch (error) {
        showSnackbar(`${userFilename} could not be opened. ${failureText(error)}`, { tone: 'error' })
      }
    },
  }
}

const none: MediaContent[] = []
export type Documents = ReturnType<typeof useDocuments>
