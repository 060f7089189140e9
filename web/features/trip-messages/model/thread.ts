import type { MessageView } from '#shared/api/messages'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { relativeTime } from '#shared/dates/durations'
import { dateInZone, timeInZone } from '#shared/dates/zoned-time'
import { longDate, shortDate } from '#shared/format/dates'
import type { Conversation } from '#shared/itinerary/conversations'
import type { OutMessage } from '../state/outbox'

/** A message in its conversation. */
export interface ThreadMessage {
  readonly message: MessageView
  /** Ours: written by an agent. */
  readonly isOurs: boolean
  /** Follows one by the same writer within minutes, so it needs no name. */
  readonly isMore: boolean
  /** The first one that was new when the conversation was opened. */
  readonly isFirstNew: boolean
}

/** A day of a conversation. */
export interface ThreadDay {
  readonly date: CalendarDate
  readonly words: string
  readonly messages: readonly ThreadMessage[]
}

interface ThreadView {
  readonly conversation: Conversation
  readonly now: Date
  /** IANA name of the reader's zone. */
  readonly zone: string
  /** Id of the first new message. */
  readonly firstNew: string | undefined
}

/** Within so many minutes, messages by one writer are grouped. */
const together = 5 * 60_000

/** A conversation grouped by the reader's calendar days, oldest first. */
export function threadOf(messages: readonly MessageView[], view: ThreadView): ThreadDay[] {
  const own = messages.filter(({ conversation }) => conversation === view.conversation).toReversed()
  const days = new Map<CalendarDate, ThreadMessage[]>()
  let before: MessageView | undefined
  for (const message of own) {
    const date = dateInZone(new Date(message.sentAt), view.zone)
    const day = days.get(date) ?? []
    const isMore = day.length > 0 && before !== undefined && isContinued(before, message)
    const isFirstNew = message.id === view.firstNew
    day.push({
      message,
      isOurs: message.by.kind === 'agent',
      isMore: isMore && !isFirstNew,
      isFirstNew,
    })
    days.set(date, day)
    before = message
  }
  const today = dateInZone(view.now, view.zone)
  return [...days].map(([date, of]) => ({ date, words: dayWords(date, today), messages: of }))
}

function isContinued(before: MessageView, message: MessageView): boolean {
  return (
    before.by.id === message.by.id &&
    message.byEmail !== true &&
    Date.parse(message.sentAt) - Date.parse(before.sentAt) < together
  )
}

/** `Today`, `Yesterday`, `Sep 28`, with the year if it isn't this one. */
export function dayWords(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'Today'
  if (date === addDays(today, -1)) return 'Yesterday'
  return date.slice(0, 4) === today.slice(0, 4) ? shortDate(date) : longDate(date)
}

const hour = 3_600_000

/** When it was sent: `5 minutes ago` within the hour, then `10:42`. */
export function sentWords(sentAt: string, { now, zone }: Pick<ThreadView, 'now' | 'zone'>): string {
  const at = new Date(sentAt)
  return now.getTime() - at.getTime() < hour
    ? relativeTime(at < now ? at : now, now)
    : timeInZone(at, zone)
}

/** Date and time of a message, for its tooltip. */
export function exactWords(sentAt: string, zone: string): string {
  const at = new Date(sentAt)
  return `${longDate(dateInZone(at, zone))}, ${timeInZone(at, zone)}`
}

/** Id of the oldest unread message of a conversation. */
export function firstNewOf(
  messages: readonly MessageView[],
  conversation: Conversation,
): string | undefined {
  return messages.findLast((message) => message.unread && message.conversation === conversation)?.id
}

export const newIn = (messages: readonly MessageView[], conversation: Conversation): number =>
  messages.filter((message) => message.unread && message.conversation === conversation).length

/** A piece of text: plain, or a link. */
interface TextPiece {
  readonly text: string
  readonly href?: string
}

/**
 * Splits a text at its web addresses. Punctuation that ends a sentence isn't part of an address.
 */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '')
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push({ text: address, href: address })
    from = match.index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/**
 * Maximum length of a message. A test compares it with the contract's, whose schemas don't belong
 * in this bundle.
 */
export const maxText = 5_000

/** Tolerance for differing clocks. */
const toleranceMs = 2 * 60_000

/**
 * The outgoing messages, without those that have arrived: if an answer is late or lost, they are
 * sent again with the same key. Refused ones stay until retried.
 */
export function notThereYet(
  waiting: readonly OutMessage[],
  messages: readonly MessageView[],
): OutMessage[] {
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
