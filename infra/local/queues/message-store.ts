import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { StartFailure } from '../start-failure'
import { type Message, messageSchema } from './message'

export interface MessageStore {
  put(message: Message): void
  remove(id: string): void
  get(id: string): Message | undefined
  /** Up to `count` messages that are visible at `now`, the longest visible first. */
  visible(now: number, count: number): Message[]
  /** When the next message becomes visible; undefined when there is none. */
  nextVisibleAt(): number | undefined
  all(): Message[]
  close(): void
}

/** One line of the journal: a message as it now is, or the id of one that is done. */
const entrySchema = z.union([z.object({ put: messageSchema }), z.object({ done: z.string() })])

/**
 * Messages in memory with a journal on disk, so that what was accepted survives a restart, a crash
 * included. Opening it rewrites the journal without what is done. Without a file nothing is kept.
 * @throws StartFailure when the journal cannot be read; a half-written last line, as a crash leaves
 * it, is dropped
 */
export function openMessageStore(file?: string): MessageStore {
  const messages = file === undefined ? new Map<string, Message>() : restore(file)
  const journal = file === undefined ? undefined : openSync(file, 'a')
  const append = (entry: z.infer<typeof entrySchema>) => {
    if (journal !== undefined) writeSync(journal, `${JSON.stringify(entry)}\n`)
  }
  return {
    put(message) {
      append({ put: message })
      messages.set(message.id, message)
    },
    remove(id) {
      append({ done: id })
      messages.delete(id)
    },
    get: (id) => messages.get(id),
    visible: (now, count) =>
      [...messages.values()]
        .filter(({ visibleAt }) => visibleAt <= now)
        .sort((left, right) => left.visibleAt - right.visibleAt)
        .slice(0, count),
    nextVisibleAt: () =>
      messages.size === 0
        ? undefined
        : Math.min(...[...messages.values()].map((message) => message.visibleAt)),
    all: () => [...messages.values()],
    close: () => {
      if (journal !== undefined) closeSync(journal)
    },
  }
}

function restore(file: string): Map<string, Message> {
  const messages = new Map<string, Message>()
  mkdirSync(dirname(file), { recursive: true })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const [index, line] of lines.entries()) {
    const entry = line === '' ? undefined : entryOf(line, index === lines.length - 1, file)
    if (entry === undefined) continue
    if ('put' in entry) messages.set(entry.put.id, nobodyHas(entry.put))
    else messages.delete(entry.done)
  }
  const text = [...messages.values()]
    .map((message) => `${JSON.stringify({ put: message })}\n`)
    .join('')
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
  return messages
}

const nobodyHas = (message: Message): Message =>
  message.inFlight === true ? { ...message, inFlight: false, visibleAt: 0 } : message

function entryOf(
  line: string,
  isLast: boolean,
  file: string,
): z.infer<typeof entrySchema> | undefined {
  try {
    return entrySchema.parse(JSON.parse(line))
  } catch {
    if (isLast) return undefined
    throw new StartFailure(
      `The queue journal ${file} cannot be read. Repair it, or start with --fresh.`,
    )
  }
}
