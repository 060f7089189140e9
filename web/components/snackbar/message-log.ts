import { useSyncExternalStore } from 'react'
import type { Snackbar } from './snackbar-store'

export interface LoggedMessage {
  readonly id: number
  readonly text: string
  readonly tone: Snackbar['tone']
  readonly at: Date
}

interface MessageLog {
  /** Newest first. */
  readonly messages: readonly LoggedMessage[]
  readonly unseen: number
}

const kept = 20
let log: MessageLog = { messages: [], unseen: 0 }
const listeners = new Set<() => void>()

function become(next: MessageLog): void {
  log = next
  for (const listener of listeners) listener()
}

/** Keeps a message that was shown, for those who looked away. */
export function logMessage(message: LoggedMessage): void {
  const others = log.messages.filter(({ id }) => id !== message.id)
  become({ messages: [message, ...others].slice(0, kept), unseen: Math.min(kept, log.unseen + 1) })
}

export function markMessagesSeen(): void {
  become({ ...log, unseen: 0 })
}

export const useMessageLog = (): MessageLog => useSyncExternalStore(subscribe, () => log)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
