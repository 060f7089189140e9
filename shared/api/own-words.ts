import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { maxOwnWords } from '../mails/mail-kinds'

/** What an agent says in their own words above the template of a mail to a client. */
export const ownWords = plainText(maxOwnWords)

/** A mail as its recipient would get it, without its secrets. */
export const mailPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
})
