import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { contentStates } from '#shared/api/managers'
import type { ContentKind } from '#shared/managers/content-kind'
import type { FieldChange } from '#shared/managers/flat-fields'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'
import { fieldOf } from '../model/content-fields'

export type Content = Answer<'GET /api/Content/{kind}/{id}'>
export type ContentRow = Answer<'GET /api/Content/{kind}'>['rows'][number]

export interface ListView {
  readonly term: string
  readonly country: string
  readonly state: (typeof contentStates)[number]
}

export const contentsQuery = (kind: ContentKind, { term, country, state }: ListView) =>
  infiniteQueryOptions({
    queryKey: ['content', kind, 'list', term, country, state],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/Content/{kind}', {
        params: { kind },
        query: { term, state, skip: String(pageParam), ...(country !== '' && { country }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shownCount = pages.reduce((sum, { rows }) => sum + rows.length, 0)
      return shownCount < total ? shownCount : undefined
    },
    staleTime: 0,
  })

/** What may be named of a kind, by what is typed of it. */
export const namedQuery = (kind: ContentKind, term: string) =>
  queryOptions({
    queryKey: ['content', kind, 'named', term],
    queryFn: ({ signal }) =>
      api('GET /api/Content/{kind}', { params: { kind }, query: { term }, signal }),
  })

export const contentQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: ['content', kind, 'one', id],
    queryFn: ({ signal }) => api('GET /api/Content/{kind}/{id}', { params: { kind, id }, signal }),
    staleTime: 0,
  })

/** The value of a field as its editor shows it: the draft's, else what is published. */
export const valueIn = ({ fields, draft }: Content, path: string): unknown =>
  (draft === null ? undefined : new Map(Object.entries(draft.fields)).get(path))?.value ??
  (isDrafted(draft, path) ? null : (new Map(Object.entries(fields)).get(path) ?? null))

const isDrafted = (draft: Content['draft'], path: string) =>
  draft !== null && Object.hasOwn(draft.fields, path)

type Fields = Readonly<Record<string, unknown>>

/**
 * Changes of an entry: each edit is stored at once, one after the other, in the draft that all
 * editors share.
 */
export function useContent(kind: ContentKind, id: string) {
  const queries = useQueryClient()
  const { queryKey } = contentQuery(kind, id)
  const keep = (content: Content) => {
    queries.setQueryData(queryKey, content)
    void queries.invalidateQueries({ queryKey: ['content', kind, 'list'] })
  }
  const onError = (error: unknown) => void showSnackbar(failureText(error), { tone: 'error' })
  const params = { kind, id }
  const mutationKey = ['content', kind, id]
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (changes: FieldChange[]) =>
      api('PATCH /api/Content/{kind}/{id}', { params, body: { changes } }),
    onSuccess: ({ collisions, ...content }, changes) => {
      if (queries.isMutating({ mutationKey }) === 1) keep(content) // else what is typed since is shown already
      for (const { field, by, theirs } of collisions)
        showSnackbar(
          `${by ?? 'A colleague'} changed ${fieldOf(kind, field).label} meanwhile. Their value was kept.`,
          {
            action: {
              label: 'Use mine',
              run: () =>
                mutate([
                  { field, from: theirs, to: changes.find((one) => one.field === field)?.to },
                ]),
            },
          },
        )
    },
    onError: async (error, changes) => {
      // What was shown as drafted is not: the draft as it is comes back, unless a later edit is
      // still on its way.
      if (queries.isMutating({ mutationKey }) === 1) await queries.invalidateQueries({ queryKey })
      showSnackbar(`Not saved. ${failureText(error)}`, {
        tone: 'error',
        action: {
          label: 'Try again',
          run: () => edit(Object.fromEntries(changes.map(({ field, to }) => [field, to]))),
        },
      })
    },
  })
  /** Stores values of fields one after the other, and shows them at once. */
  const edit = (fields: Fields) => {
    const present = queries.getQueryData(queryKey)
    if (present === undefined) return
    mutate(
      Object.entries(fields).map(([field, to]) => ({ field, from: valueIn(present, field), to })),
    )
    const at = new Date().toISOString()
    const own = Object.entries(fields).map(([field, value]) => [
      field,
      { value, by: { id: '', name: 'you' }, at },
    ])
    const draft = present.draft ?? {
      version: 0,
      isNew: false,
      changes: 1,
      updatedAt: at,
      updatedBy: { id: '', name: 'you' },
      fields: {},
    }
    queries.setQueryData(queryKey, {
      ...present,
      draft: { ...draft, fields: { ...draft.fields, ...Object.fromEntries(own) } },
    })
  }
  const publish = useMutation({
    mutationFn: ({ content: { draft, version }, ...body }: Publishing) =>
      api('POST /api/Content/{kind}/{id}/publish', {
        params,
        body: { draft: draft?.version ?? 0, version, ...body },
      }),
    onSuccess: (content, { publishAt }) => {
      keep(content)
      showSnackbar(
        publishAt === undefined
          ? 'Published. Agents see it within two minutes.'
          : publishAt === null
            ? 'No longer scheduled.'
            : 'Scheduled.',
      )
    },
    onError: (error) => {
      onError(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const review = useMutation({
    mutationFn: ({ content: { draft }, ...body }: Reviewing) =>
      api('POST /api/Content/{kind}/{id}/review', {
        params,
        body: { draft: draft?.version ?? 0, ...body },
      }),
    onSuccess: (content, { state }) => {
      keep(content)
      showSnackbar(state === null ? 'Review request withdrawn.' : reviewWords[state])
    },
    onError: (error) => {
      onError(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const restore = useMutation({
    mutationFn: (version: number) =>
      api('POST /api/Content/{kind}/{id}/restore', { params, body: { version } }),
    onSuccess: ({ collisions: _none, ...content }) => {
      keep(content)
      showSnackbar('The earlier values are in the draft. Publish to bring them back.')
    },
    onError,
  })
  const discard = useMutation({
    mutationFn: () => api('DELETE /api/Content/{kind}/{id}/draft', { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['content', kind] }),
    onError,
  })
  return { edit, publish, review, restore, discard }
}
export type ContentActions = ReturnType<typeof useContent>

const reviewWords = { asked: 'Review requested.', returned: 'Draft sent back.' } as const

interface Reviewing {
  readonly content: Content
  readonly state: keyof typeof reviewWords | null
  readonly note?: string
}

interface Publishing {
  readonly content: Content
  readonly note?: string
  readonly publishAt?: string | null
}

/** Begins a new entry. */
export function useNewContent(kind: ContentKind) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, fields }: { readonly id: string; readonly fields: Fields }) => {
      const changes = Object.entries(fields).map(([field, to]) => ({ field, from: null, to }))
      return api('PATCH /api/Content/{kind}/{id}', {
        params: { kind, id },
        body: { changes, isNew: true },
      })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['content', kind, 'list'] }),
  })
}
