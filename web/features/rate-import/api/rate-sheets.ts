import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { SavedSheet } from '#shared/api/rate-sheets'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Rates = Sent<'POST /api/RateSheets/publish'>['body']['rates']
export type Camp = Answer<'GET /api/Content/{kind}/{id}'>
export type ImpactPage = Answer<'POST /api/RateSheets/impact'>

/** The camps whose names have a word. */
export const campsNamed = (term: string) =>
  queryOptions({
    queryKey: ['content', 'Camps', 'named', term],
    queryFn: ({ signal }) =>
      api('GET /api/Content/{kind}', { params: { kind: 'Camps' }, query: { term }, signal }),
    staleTime: 60_000,
  })

/** A camp with its rooms and rates. */
export const campQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'Camps', 'one', id],
    queryFn: ({ signal }) =>
      api('GET /api/Content/{kind}/{id}', { params: { kind: 'Camps', id }, signal }),
  })

/** What rates would do to the open quotes, page by page. */
export const impactQuery = (rates: Rates) =>
  infiniteQueryOptions({
    queryKey: ['rate-impact', rates],
    queryFn: ({ pageParam, signal }) =>
      api('POST /api/RateSheets/impact', {
        body: pageParam === undefined ? { rates } : { rates, cursor: pageParam },
        signal,
        safe: true,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    gcTime: 60_000,
  })

/** Sheets that were put aside. */
export const savedSheetsQuery = queryOptions({
  queryKey: ['rate-sheets'],
  queryFn: ({ signal }) => api('GET /api/RateSheets', { signal }),
})

export const savedSheet = (id: string) => api('GET /api/RateSheets/{id}', { params: { id } })

/** Puts a sheet aside, or notes what its supplier answered. */
export function useSaveSheet(onSaved: (sheet: SavedSheet) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/RateSheets'>['body']) =>
      api('POST /api/RateSheets', { body }),
    onSuccess: (sheet) => {
      void queries.invalidateQueries({ queryKey: ['rate-sheets'] })
      onSaved(sheet)
    },
    onError: (error) =>
      void showSnackbar(failureText(error, 'The sheet wasn’t saved.'), { tone: 'error' }),
  })
}

export const askSupplier = (id: string, body: Sent<'POST /api/RateSheets/{id}/ask'>['body']) =>
  api('POST /api/RateSheets/{id}/ask', { params: { id }, body })

/** Publishes rates, with a way back. */
export function usePublishRates(onPublished: (edition: string | undefined) => void) {
  const queries = useQueryClient()
  const onError = (error: unknown) =>
    void showSnackbar(failureText(error, 'Nothing was published.'), { tone: 'error' })
  const undo = useMutation({
    mutationFn: (edition: string) =>
      api('POST /api/RateSheets/{id}/undo', { params: { id: edition } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['content'] })
      onPublished(undefined)
      showSnackbar('Rates taken back.')
    },
    onError: (error) =>
      void showSnackbar(failureText(error, 'The rates weren’t taken back.'), { tone: 'error' }),
  })
  return useMutation({
    mutationFn: (body: { name: string; rates: Rates }) =>
      api('POST /api/RateSheets/publish', { body }),
    onSuccess: ({ edition }) => {
      onPublished(edition)
      void queries.invalidateQueries({ queryKey: ['content', 'Camps', 'list'] })
      showSnackbar('Rates published. Owners of quotes that change will hear within minutes.', {
        action: { label: 'Undo', run: () => undo.mutate(edition) },
      })
    },
    onError,
  })
}

/** Asks the supplier again what a trip costs. */
export function useRefreshTrip() {
  return useMutation({
    mutationFn: (itineraryId: string) =>
      api('POST /api/WindowAPIs/RefreshQuote', { body: { itineraryId } }),
    onSuccess: () => void showSnackbar('Quote refreshed.'),
    onError: (error) =>
      void showSnackbar(failureText(error, 'The quote wasn’t refreshed.'), { tone: 'error' }),
  })
}
