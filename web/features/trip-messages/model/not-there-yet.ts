import type { MessageView } from '#shared/api/messages'
import type { OutMessage } from '../state/outbox'

/** Clocks differ by as much. */
const toleranceMs = 2 * 60_000

/**
 * The messages on their way without those that stand among the others already: their answer is late, or was lost, and they
 * are sent once more by the same key. One that was refused stays until it is tried again.
 */
export function notThereYet(waiting: readonly OutMessage[], messages: readonly MessageView[]): OutMessage[] {
  return waiting.filter(({ state, isUncertain, text, conversation, writtenAt }) => {
    const since = Date.parse(writtenAt) - toleranceMs
    const isThere = messages.some(
      (message) =>
        message.by.kind === 'agent' &&
        message.conversation === conversation &&
        message.text === text &&
        Date.parse(message.sentAt) >= since,
    )
    return !isThere || (state === 'failed' && isUncertain !== true)
  })
}
