import { maxMessageText } from '#shared/api/messages'
import { cutText, withoutControls } from '#shared/format/plain-text'
import type { WrittenMail } from './read-mail'

/** The text of a message, with what came beside it. */
export function makeText({ text: answer, files }: WrittenMail) {
  const words = withoutControls(answer)
  const notKept = `(Not kept with the email: ${files.join(', ')})`
  const text = files.length === 0 || words === '' ? words : `${words}\n\n${cutText(notKept, 500)}`
  if (words === '') return { text, problem: 'empty' } as const
  return { text, problem: text.length > maxMessageText ? ('long' as const) : undefined }
}
