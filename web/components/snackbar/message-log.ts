import { createStore } from '../../lib/store/create-store'

export type SnackbarTone = 'success' | 'info' | 'error'

export interface LoggedMessage {
  readonly id: number
  readonly text: string
  readonly tone: SnackbarTone
  readonly at: Date
}

interface MessageLog {
  /** Newest first. */
  readonly messages: readonly LoggedMessage[]
  readonly unseen: number
}

const maxMessages = 20
const log = createStore<MessageLog>({ messages: [], unseen: 0 })

/** Logs a message that was shown, for people who looked away. */
export function logMessage(message: LoggedMessage): void {
  const { messages, unseen } = log.get()
  const others = messages.filter(({ id }) => id !== message.id)
  log.set({
    messages: [message, ...others].slice(0, maxMessages),
    unseen: Math.min(maxMessages, unseen + 1),
  })
}

export function markMessagesSeen(): void {
  log.set({ ...log.get(), unseen: 0 })
}

export const useMessageLog = log.use
