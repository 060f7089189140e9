import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientView } from '#shared/api/client-shapes'
import { api } from '../../../lib/api/api'
import { failureText, fieldErrorsOf, isApiError } from '../../../lib/api/api-error'
import { useServerReachable } from '../../../lib/api/reachability'
import { useAttemptKey } from '../../../lib/api/use-attempt-key'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { attempt } from '../../../lib/store/create-store'
import { clientQuery } from '../api/client-queries'
import { clientRules } from '../model/client-choice'
import {
  type ClientEdits,
  type ClientField,
  type ClientValue,
  clientFields,
  edit,
  editsOf,
  markStored,
  mergedOver,
  patchOf,
  resolve,
  undo,
  valuesToSend,
} from '../model/client-edits'

/** 2 §9. */
const patchAfterMs = 500

/** Whether the edits are stored; `away` and `failed` keep them in this tab. */
export type Saving =
  | { readonly tone: 'saved' | 'saving' | 'away' }
  | { readonly tone: 'failed'; readonly reason: string }

/**
 * A client edited in place: each edit shows at once and is sent half a second after the last one.
 */
export function useClientEdits(client: ClientView) {
  const { id } = client
  const queries = useQueryClient()
  const [edits, setEdits] = useState(() => keptEdits(client))
  const [saving, setSaving] = useState<Saving>({ tone: 'saved' })
  const latest = useRef(edits)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const keyOf = useAttemptKey()

  const update = useCallback((change: (edits: ClientEdits) => ClientEdits) => {
    latest.current = change(latest.current)
    keep(latest.current)
    setEdits(latest.current)
  }, [])

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    const values = valuesToSend(latest.current)
    if (isSending.current || Object.keys(values).length === 0) return
    isSending.current = true
    setSaving({ tone: 'saving' })
    const { version } = latest.current.base
    try {
      const body = patchOf(values)
      const idempotencyKey = keyOf({ body, version })
      const after = await api('PATCH /api/Clients/{id}', {
        params: { id },
        body,
        version,
        idempotencyKey,
      })
      update((now) => markStored(now, after, values))
      queries.setQueryData(clientQuery(id).queryKey, (known) => known && { ...known, ...after })
      void queries.invalidateQueries({ queryKey: ['clients', 'data', id] })
      for (const list of ['list', 'count', 'by-name'])
        void queries.invalidateQueries({ queryKey: ['clients', list] })
      setSaving({ tone: 'saved' })
    } catch (error) {
      if (isApiError(error, 'record.changed')) {
        const fresh = await queries
          .fetchQuery({ ...clientQuery(id), staleTime: 0 })
          .catch(() => undefined)
        if (fresh !== undefined) update((now) => mergedOver(now, fresh))
        setSaving(fresh === undefined ? { tone: 'away' } : { tone: 'saved' })
      } else if (isApiError(error) && (error.status === 0 || error.status >= 500))
        setSaving({ tone: 'away' })
      else {
        const refusals = refusalsOf(error)
        update((now) => ({ ...now, refused: { ...now.refused, ...refusals } }))
        setSaving({ tone: 'failed', reason: failureText(error) })
      }
    } finally {
      isSending.current = false
    }
    const typedSince = Object.keys(valuesToSend(latest.current)).length > 0
    if (typedSince && latest.current.base.version !== version)
      timer.current = setTimeout(send, patchAfterMs)
  }, [id, keyOf, queries, update])

  const later = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, patchAfterMs)
  }, [send])

  useEffect(() => {
    if (client.version > latest.current.base.version) update((now) => mergedOver(now, client))
  }, [client, update])
  useRetries(saving.tone === 'away', send)
  useEffect(() => {
    void send() // what this tab kept when the page was left
    return () => void send()
  }, [send])

  const isHeld =
    Object.keys(edits.pending).length > 0 && (saving.tone === 'away' || saving.tone === 'failed')
  useLeaveGuard(
    isHeld ? 'Some changes to this client aren’t saved yet. They stay in this tab.' : undefined,
  )

  return {
    edits,
    saving,
    set: (field: ClientField, to: ClientValue) => {
      update((now) => withRule(edit(now, { field, to, at: Date.now() }), field))
      later()
    },
    undo: () => {
      update(undo)
      later()
    },
    resolve: (field: ClientField, choice: 'ours' | 'theirs') => {
      update((now) => resolve(now, field, choice))
      later()
    },
  }
}
export type ClientEditing = ReturnType<typeof useClientEdits>

/** Sends again when the server is back, and every few seconds while it only refuses for now. */
function useRetries(isAway: boolean, send: () => Promise<void>): void {
  const isReachable = useServerReachable()
  useEffect(() => {
    if (!isAway || !isReachable) return
    const timer = setInterval(() => void send(), 5_000)
    void send()
    return () => clearInterval(timer)
  }, [isAway, isReachable, send])
}

/** What is wrong with a typed value is said at once, and not sent. */
function withRule(edits: ClientEdits, field: ClientField): ClientEdits {
  if (field !== 'firstName' && field !== 'lastName' && field !== 'email') return edits
  const typedValue = edits.pending[field]?.to
  const wrong = typedValue === undefined ? true : clientRules[field](String(typedValue))
  return wrong === true
    ? edits
    : { ...edits, refused: { ...edits.refused, [field]: String(wrong) } }
}

function refusalsOf(error: unknown): ClientEdits['refused'] {
  if (isApiError(error, 'client.email-exists')) return { email: 'Email already exists' }
  const messages = fieldErrorsOf(error)
  const fieldMessages = clientFields.map(
    (field) => [field, messages[field] ?? messages[`contact.${field}`]] as const,
  )
  return Object.fromEntries(fieldMessages.filter(([, message]) => message !== undefined))
}

const storageKey = (id: string): string => `tembea.client-edits.${id}`

/** Edits survive a reload and a sign-in in this tab. */
function keep({ base, pending }: ClientEdits): void {
  const key = storageKey(base.id)
  attempt(
    () =>
      Object.keys(pending).length === 0
        ? sessionStorage.removeItem(key)
        : sessionStorage.setItem(key, JSON.stringify(pending)),
    undefined,
  )
}

function keptEdits(client: ClientView): ClientEdits {
  const fresh = editsOf(client)
  const storedEdits: unknown = attempt(
    () => JSON.parse(sessionStorage.getItem(storageKey(client.id)) ?? 'null'),
    null,
  )
  if (typeof storedEdits !== 'object' || storedEdits === null) return fresh
  const knownEntries = Object.entries(storedEdits).filter(
    ([field, value]) =>
      clientFields.some((one) => one === field) && 'from' in Object(value) && 'to' in Object(value),
  )
  return mergedOver({ ...fresh, pending: Object.fromEntries(knownEntries) }, client)
}
