import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FollowUp } from '#shared/api/follow-up'
import type { Task, Tasks } from '#shared/api/tasks'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'

export type { FollowUp, Task, Tasks }

/** Whose tasks, or those about a trip or a client. */
export interface TaskScope {
  readonly whose?: 'mine' | 'agency'
  readonly itineraryId?: ItineraryId
  readonly clientId?: ClientId
}
export type NewTask = Sent<'POST /api/Tasks'>['body']
type TaskChange = Omit<Sent<'PATCH /api/Tasks/{id}'>['body'], 'version'>

const queryKey = ['trips', 'tasks']

/** Tasks and reminders; below the trips' key, so that a change of any trip makes them stale, too. */
export const tasksQuery = (scope: TaskScope, timeZone: string) =>
  queryOptions({
    queryKey: [...queryKey, scope, timeZone],
    queryFn: ({ signal }) => api('GET /api/Tasks', { query: { ...scope, timeZone }, signal }),
    staleTime: 60_000,
    refetchInterval: 5 * 60_000,
    placeholderData: keepPreviousData,
  })

/** The agency's trips and clients whose names contain a text. */
export const subjectsQuery = (term: string) =>
  queryOptions({
    queryKey: ['task-subjects', term],
    queryFn: ({ signal }) => api('GET /api/Info/search', { query: { term }, signal }),
    enabled: term.trim().length > 1,
    placeholderData: keepPreviousData,
  })

/** Adds a task. Its form tells what went wrong. */
export function useAddTask() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTask) => api('POST /api/Tasks', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Changes a task over the version that was seen. */
export function useChangeTask() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ of: { id, version }, change }: { of: Task; change: TaskChange }) =>
      api('PATCH /api/Tasks/{id}', { params: { id }, body: { version, ...change } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Ticks a task off, with an Undo, or opens it again. */
export function useTickTask() {
  const { mutate, isPending } = useChangeTask()
  const tick = (of: Task, isDone: boolean) =>
    mutate(
      { of, change: { isDone } },
      {
        onSuccess: (after) =>
          showSnackbar(isDone ? `“${of.title}” is done.` : `“${of.title}” is open again.`, {
            action: { label: 'Undo', run: () => tick(after, !isDone) },
          }),
        onError: (error) => showSnackbar(failureText(error, 'Not saved:'), { tone: 'error' }),
      },
    )
  return { tick, isPending }
}

/** Deletes a task; Undo adds it anew. */
export function useDeleteTask() {
  const queries = useQueryClient()
  const { mutate: add } = useAddTask()
  return useMutation({
    mutationFn: ({ id }: Task) => api('DELETE /api/Tasks/{id}', { params: { id } }),
    onSuccess: (_answer, { title, note, due, assigneeId, itineraryId, clientId }) =>
      showSnackbar(`“${title}” is deleted.`, {
        action: {
          label: 'Undo',
          run: () => add({ title, note, due, assigneeId, itineraryId, clientId }),
        },
      }),
    onError: (error) => showSnackbar(failureText(error, 'Not deleted:'), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Takes what a rule says off the list, with an Undo, which outlives the row. */
export function useDismissFollowUp() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ of, isDismissed }: Dismissal) => {
      const { kind, itineraryId, occasion } = of
      const body = { kind, itineraryId, occasion, isDismissed }
      return api('POST /api/Tasks/followUps/dismiss', { body })
    },
    onSuccess: (_answer, { of, isDismissed }) => {
      if (!isDismissed) return
      const undo = () => mutate({ of, isDismissed: false })
      showSnackbar('Reminder dismissed.', { action: { label: 'Undo', run: undo } })
    },
    onError: (error) => showSnackbar(failureText(error, 'Not saved:'), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { dismiss: (of: FollowUp) => mutate({ of, isDismissed: true }), isPending }
}

interface Dismissal {
  readonly of: FollowUp
  readonly isDismissed: boolean
}
