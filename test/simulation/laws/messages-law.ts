import type { MessageRecord } from '../../../functions/data/itineraries/message-records'
import { messageIn } from '../../../functions/data/itineraries/message-records'
import type { Item } from '../../../functions/data/table/table-access'
import type { Judged, Law } from './law'

/** An Idempotency-Key is known for a day. */
const dayMs = 86_400_000

/**
 * What somebody writes is kept once, as it was written, and never changed; what a client writes is
 * an enquiry in the audit trail, once. A mail goes out only from whoever has taken it, and nobody
 * takes one that is out or that somebody has.
 */
export function messagesLaw({ words, letters, clock }: Judged): Law {
  const kept = new Map<string, string>()
  const taken = new Map<string, number>()
  const enquiries = { written: 0, audited: 0 }
  let complaints: string[] = []
  return {
    hear({ before, after }) {
      if (after?.action === 'client_enquired_trip') enquiries.audited += 1
      const { sk } = after ?? before ?? {}
      if (!String(sk).startsWith('THREAD#')) return
      if (after === undefined) complaints.push(`${sk} is gone`)
      else if (before === undefined) written(messageIn(after))
      else complaints.push(...changed(before, after))
    },
    broken() {
      const now = complaints
      complaints = []
      const { written: asked, audited } = enquiries
      return [
        ...now,
        ...(asked === audited ? [] : [`${asked} enquiries, and ${audited} in the audit trail`]),
        ...tooMany(),
      ]
    },
  }

  function written({ text, by, sentAt }: MessageRecord): void {
    if (by.kind === 'client') enquiries.written += 1
    if (!words.messages.has(text)) return // a letter that a hold wrote
    const first = kept.get(text)
    if (first !== undefined && Date.parse(sentAt) - Date.parse(first) < dayMs)
      complaints.push(`"${text}" is kept twice`)
    kept.set(text, sentAt)
  }

  function changed(before: Item, after: Item): string[] {
    const [was, is] = [messageIn(before), messageIn(after)]
    const isSame =
      JSON.stringify({ ...was, mailedAt: undefined }) ===
      JSON.stringify({ ...is, mailedAt: undefined })
    const isTaken = after.mailingUntil !== undefined && after.mailingUntil !== before.mailingUntil
    if (isTaken) taken.set(is.text, (taken.get(is.text) ?? 0) + 1)
    const isFree =
      before.mailingUntil === undefined || String(before.mailingUntil) <= clock.now().toISOString()
    return [
      ...(isSame ? [] : [`"${was.text}" became something else`]),
      ...(isTaken && was.mailedAt !== undefined ? [`"${is.text}" is out, and is taken again`] : []),
      ...(isTaken && !isFree ? [`"${is.text}" is taken from whoever has it`] : []),
    ]
  }

  function tooMany(): string[] {
    const sent = letters.sent.at(-1)
    if (sent === undefined) return []
    return [...taken].flatMap(([text, times]) => {
      if (!sent.text.includes(`\n${text}\n`)) return []
      const mails = letters.sent.filter((mail) => mail.text.includes(`\n${text}\n`)).length
      return mails <= times
        ? []
        : [`"${text}" is mailed ${mails} times, and was taken ${times} times`]
    })
  }
}
