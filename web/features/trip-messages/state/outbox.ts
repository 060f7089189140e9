import { useState } from 'react'
import { attempt, createStore, type Store } from '../../../lib/store/create-store'
import type { NewMessage } from '../api/messages-query'

/** A message that the server has not answered yet. */
export interface OutMessage extends NewMessage {
  readonly writtenAt: string
  /** Interrupted: the page was closed before an answer came. It is sent again on the next page. */
  readonly state: 'sending' | 'interrupted' | 'failed'
  /** Why it wasn't sent. */
  readonly reason?: string | undefined
  /** No answer came, so it may have arrived. Its key makes it safe to send again. */
  readonly isUncertain?: boolean | undefined
}

/** Outgoing messages. They survive a reload and a sign-in, so that nothing written is lost. */
export interface Outbox extends Pick<Store<readonly OutMessage[]>, 'get' | 'use'> {
  add(message: OutMessage): void
  change(key: string, changes: Partial<Pick<OutMessage, 'state' | 'reason' | 'isUncertain'>>): void
  remove(key: string): void
}

const storageKey = 'tembea.outbox'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The outbox of a tab. Full or disabled storage doesn't prevent writing. */
export function outboxIn(storage: Kept): Outbox {
  const store = createStore(attempt(() => messagesIn(storage.getItem(storageKey)), []))
  const setMessages = (messages: readonly OutMessage[]) => {
    store.set(messages)
    attempt(() => {
      if (messages.length === 0) storage.removeItem(storageKey)
      else storage.setItem(storageKey, JSON.stringify(messages))
    }, undefined)
  }
  return {
    get: store.get,
    use: store.use,
    add: (message) => setMessages([...store.get(), message]),
    change: (key, changes) =>
      setMessages(store.get().map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove: (key) => setMessages(store.get().filter((one) => one.key !== key)),
  }
}

function messagesIn(text: string | null): readonly OutMessage[] {
  const storedMessages: unknown = text === null ? [] : JSON.parse(text)
  if (!Array.isArray(storedMessages)) return []
  return storedMessages
    .filter(isOutMessage)
    .map((message) =>
      message.state === 'failed' && message.isUncertain !== true
        ? message
        : { ...message, state: 'interrupted' as const },
    )
}

function isOutMessage(value: unknown): value is OutMessage {
  return ['key', 'itineraryId', 'conversation', 'text', 'writtenAt'].every(
    (name) => typeof Object(value)[name] === 'string',
  )
}

let sharedOutbox: Outbox | undefined

export function theOutbox(): Outbox {
  sharedOutbox ??= outboxIn(sessionStorage)
  return sharedOutbox
}

/**
 * The text being written, kept in this tab by conversation: it survives closing the card, leaving
 * and reloading.
 */
export function useDraft(place: string): [text: string, change: (text: string) => void] {
  const key = `tembea.draft.${place}`
  const [typed, setTyped] = useState(() => ({ key, text: readStored(key) }))
  if (typed.key !== key) setTyped({ key, text: readStored(key) })
  return [
    typed.key === key ? typed.text : readStored(key),
    (text) => {
      setTyped({ key, text })
      write(key, text)
    },
  ]
}

const readStored = (key: string): string => attempt(() => sessionStorage.getItem(key) ?? '', '')

const write = (key: string, text: string): void =>
  attempt(
    () => (text === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)),
    undefined,
  )
