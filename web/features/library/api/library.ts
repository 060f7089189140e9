import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { countOf } from '#shared/format/words'
import type { MediaId } from '#shared/ids/ids'
import { libraryPage, maxEdited } from '#shared/library/facets'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'
import type { LibraryView } from '../model/library-address'

export type LibraryAnswer = Answer<'GET /api/MediaContent/getFacetCounts'>
export type Medium = LibraryAnswer['media'][number]
type EditBody = Sent<'POST /api/MediaContent/edit'>['body']
export type LibraryEdit = Pick<EditBody, 'add' | 'take' | 'set'>

/** Sixty media of a view, with the counts of its facets. */
export const libraryQuery = (view: LibraryView, page: number) =>
  queryOptions({
    queryKey: ['library', view, page],
    queryFn: ({ signal }) => libraryPageOf(view, page, signal),
    staleTime: 10_000,
  })

const libraryPageOf = (
  { term, chosen, order, isAlike }: LibraryView,
  page: number,
  signal: AbortSignal,
) =>
  api('GET /api/MediaContent/getFacetCounts', {
    query: {
      term,
      chosen: JSON.stringify(chosen),
      order,
      skip: String(page * libraryPage),
      ...(isAlike && { alike: 'true' as const }),
    },
    signal,
  })

/** The same as a list that grows, for choosing from it. */
export const pickedQuery = (view: LibraryView) =>
  infiniteQueryOptions({
    queryKey: ['library', 'picked', view],
    queryFn: ({ pageParam, signal }) => libraryPageOf(view, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * libraryPage < total ? pages.length : undefined,
  })

/** Some media of a view by their places in it, loaded where they are not there yet. */
export async function mediaBetween(
  queries: QueryClient,
  view: LibraryView,
  from: number,
  to: number,
) {
  const media: Medium[] = []
  for (let page = Math.floor(from / libraryPage); page * libraryPage <= to; page += 1) {
    const { media: loaded } = await queries.ensureQueryData(libraryQuery(view, page))
    media.push(
      ...loaded.filter((_, at) => page * libraryPage + at >= from && page * libraryPage + at <= to),
    )
  }
  return media
}

const partsOf = <Part>(all: readonly Part[]): Part[][] =>
  Array.from({ length: Math.ceil(all.length / maxEdited) }, (_, at) =>
    all.slice(at * maxEdited, (at + 1) * maxEdited),
  )

interface Undoable<Asked, Done> {
  /** Puts each thing in `done` as soon as it is done. */
  readonly act: (asked: Asked, done: Done[]) => Promise<void>
  readonly undo: (done: readonly Done[]) => Promise<void>
  readonly said: (done: readonly Done[]) => string
}

/**
 * Does something to media, with a way back in the snackbar, also from what was done before a
 * failure.
 */
function useUndoable<Asked, Done>({ act, undo, said }: Undoable<Asked, Done>) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['library'] })
  const tellFailure = (error: unknown, more = {}) =>
    showSnackbar(`Not everything was changed. ${failureText(error)}`, { tone: 'error', ...more })
  const back = useMutation({
    mutationFn: undo,
    onSuccess: () => void showSnackbar('Undone.'),
    onError: (error) => void tellFailure(error),
    onSettled,
  })
  const undoing = (done: readonly Done[]) => ({
    action: { label: 'Undo', run: () => back.mutate(done) },
  })
  return useMutation({
    mutationFn: async (asked: Asked) => {
      const finishedEdits: Done[] = []
      try {
        await act(asked, finishedEdits)
      } catch (error) {
        tellFailure(error, finishedEdits.length === 0 ? {} : undoing(finishedEdits))
        throw error
      }
      return finishedEdits
    },
    onSuccess: (done) => void showSnackbar(said(done), undoing(done)),
    onSettled,
  })
}
const errorTone = { tone: 'error' } as const

type LibraryBefore = Answer<'POST /api/MediaContent/edit'>['before'][number]

const send = (body: EditBody) => api('POST /api/MediaContent/edit', { body })

/** Edits media, however many. */
export const useEditLibrary = () =>
  useUndoable<{ readonly ids: readonly MediaId[]; readonly edit: LibraryEdit }, LibraryBefore>({
    async act({ ids, edit }, done) {
      for (const part of partsOf(ids)) done.push(...(await send({ ids: part, ...edit })).before)
    },
    async undo(before) {
      for (const part of partsOf(before)) await send({ restore: part })
    },
    said: ({ length }) => `${countOf(length, 'item')} changed.`,
  })

/**
 * Removes media; for a day they can be brought back, for review where somebody else approves them.
 */
export const useRemoveMedia = (mayApprove: boolean) =>
  useUndoable<readonly Medium[], Medium>({
    async act(media, done) {
      for (const medium of media) {
        await api('DELETE /api/MediaContent/{id}', { params: { id: medium.id } })
        done.push(medium)
      }
    },
    async undo(media) {
      for (const { id, status } of media)
        await api('PATCH /api/MediaContent/{id}', {
          params: { id },
          body: { status: mayApprove ? status : 'uploaded' },
        })
    },
    said: ({ length }) => `${countOf(length, 'item')} removed.`,
  })

/** Camps by what is typed of their name. */
export const campNamesQuery = (term: string) =>
  queryOptions({
    queryKey: ['library', 'camps', term],
    queryFn: ({ signal }) =>
      api('GET /api/Content/{kind}', { params: { kind: 'Camps' }, query: { term }, signal }),
    staleTime: 60_000,
  })

/** Puts a photo into the draft of its camp as the one that agents see. */
export function useMakeHero() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ camp = '', s3Key }: Medium) => {
      const params = { kind: 'Camps', id: camp } as const
      const { fields, draft } = await api('GET /api/Content/{kind}/{id}', { params })
      const field = 'featuredImageId'
      const from = draft?.fields[field]?.value ?? fields[field] ?? null
      return api('PATCH /api/Content/{kind}/{id}', {
        params,
        body: { changes: [{ field, from, to: s3Key }] },
      })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['content'] }),
    onError: (error) => showSnackbar(failureText(error), errorTone),
  })
}

/** All that is known of a medium, with an address to load its file from. */
export const mediumQuery = (id: MediaId) =>
  queryOptions({
    queryKey: ['library', 'one', id],
    queryFn: ({ signal }) => api('GET /api/MediaContent/{id}', { params: { id }, signal }),
  })

/** Where media are shown, those of the first ninety. */
export const usesQuery = (ids: readonly MediaId[]) =>
  queryOptions({
    queryKey: ['library', 'uses', ids],
    queryFn: ({ signal }) =>
      api('POST /api/MediaContent/usage', {
        body: { ids: ids.slice(0, maxEdited) },
        signal,
        safe: true,
      }),
    staleTime: 0,
  })

export const searchesQuery = queryOptions({
  queryKey: ['library', 'searches'],
  queryFn: ({ signal }) => api('GET /api/MediaContent/searches', { signal }),
})

/** Saves a search for everybody in the agency, or forgets it where it has none. */
export function useSaveSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/MediaContent/searches'>['body']) =>
      api('POST /api/MediaContent/searches', { body }),
    onSuccess: (searches, { name, search }) => {
      queries.setQueryData(searchesQuery.queryKey, searches)
      showSnackbar(
        search === undefined ? `${name} forgotten.` : `${name} saved for your colleagues and you.`,
      )
    },
  })
}
