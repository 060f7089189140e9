import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'
import { useSession } from '../../../lib/session/session'
import { attempt } from '../../../lib/store/create-store'
import { type Notices, noticesQuery } from '../api/notices-query'
import { noticeLines } from '../model/notice-lines'

type Marking = Sent<'PATCH /api/Payments/notices'>['body']

/**
 * Marks notices as seen, read or unread: at once here, and on the server for the other devices.
 * Nothing is sent while someone else is signed in as this agent.
 */
export function useMarkNotices() {
  const queries = useQueryClient()
  const isSelf = useSession().user.masquerade === undefined
  const { mutateAsync } = useMutation({
    mutationFn: async (body: Marking) => {
      if (isSelf) await api('PATCH /api/Payments/notices', { body })
    },
    scope: { id: 'notice-marks' },
    onMutate: async ({ seen = [], read = [], unread = [] }) => {
      await queries.cancelQueries(noticesQuery)
      queries.setQueryData(noticesQuery.queryKey, (now) => {
        if (now === undefined) return now
        const readNow = new Set([...now.marks.read, ...read])
        for (const id of unread) readNow.delete(id)
        return { ...now, marks: { seen: [...now.marks.seen, ...seen], read: [...readNow] } }
      })
    },
    onError: (error, { seen }) => {
      if (seen !== undefined) return // the next poll tells what is stored, and it is sent again
      void queries.invalidateQueries(noticesQuery)
      showSnackbar(`That couldn’t be saved. ${failureText(error)}`, { tone: 'error' })
    },
  })
  return useCallback(
    (marking: Marking) =>
      mutateAsync(marking).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
}

/** Marks all that shows as seen: the bell counts the others. */
export function useSeeNotices(data: Notices | undefined): void {
  const mark = useMarkNotices()
  useEffect(() => {
    const unseen = data === undefined ? [] : unseenOf(data)
    if (unseen.length > 0) void mark({ seen: unseen })
  }, [data, mark])
}

export function unseenOf(data: Notices): string[] {
  const knownKeys = new Set([...data.marks.seen, ...data.marks.read])
  return noticeLines(data, new Date())
    .map(({ id }) => id)
    .filter((id) => !knownKeys.has(id))
}

const oldKeys = { seen: 'notices-seen', read: 'notices-read' } as const
const maxSent = 120

/**
 * Until November 2026 each browser kept by itself what was read: it is handed to the server once.
 */
export function useOldMarks(): void {
  const mark = useMarkNotices()
  useEffect(() => {
    const storedKeys = (key: string) =>
      attempt(() => localStorage.getItem(key), null)
        ?.split('\n')
        .filter(Boolean) ?? []
    const old = {
      seen: storedKeys(oldKeys.seen).slice(-maxSent),
      read: storedKeys(oldKeys.read).slice(-maxSent),
    }
    if (old.seen.length + old.read.length === 0) return
    void mark(old).then((isSent) => {
      if (isSent)
        for (const key of Object.values(oldKeys))
          attempt(() => localStorage.removeItem(key), undefined)
    })
  }, [mark])
}
