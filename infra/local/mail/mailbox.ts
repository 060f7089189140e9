import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** A mail as it was sent, kept instead of delivered. */
const mailSchema = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  from: z.string(),
  to: z.array(z.string()),
  /** Where its answer goes. */
  replyTo: z.optional(z.array(z.string())),
  subject: z.string(),
  text: z.string(),
  /** The HTML part, if it has one. */
  html: z.optional(z.string()),
})
export type Mail = z.infer<typeof mailSchema>

export interface Mailbox {
  /** Keeps a mail and gives its id. */
  add(mail: Omit<Mail, 'id'>): string
  /** The newest first. */
  all(): Mail[]
}

/**
 * Mails in a folder, one file each, so that they are there after a restart. Other files are
 * ignored.
 */
export function mailboxIn(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true })
  return {
    add(mail) {
      const id = randomUUID()
      writeFileSync(join(folder, `${id}.json`), JSON.stringify({ id, ...mail }))
      return id
    },
    all: () =>
      readdirSync(folder)
        .flatMap((name) => mailAt(join(folder, name)))
        .sort((left, right) => right.sentAt.localeCompare(left.sentAt)),
  }
}

function mailAt(file: string): Mail[] {
  try {
    return [mailSchema.parse(JSON.parse(readFileSync(file, 'utf8')))]
  } catch {
    return []
  }
}
