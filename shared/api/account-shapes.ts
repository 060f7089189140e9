import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { withoutRepeats } from '../ids/list-checks'

/**
 * Kinds of notices that agents may have by mail: a hold that ends, problems of a trip, money that
 * came or is late, messages about a trip.
 */
export const noticeKinds = ['holds', 'problems', 'payments', 'messages'] as const
export const noticeKindSchema = z.enum(noticeKinds)
export type NoticeKind = z.infer<typeof noticeKindSchema>

/**
 * How an agent wants to be told: which kinds come by mail as they happen, and whether a digest
 * comes each morning.
 */
export const noticesSchema = z.object({
  emails: z.array(noticeKindSchema).check(withoutRepeats()),
  digest: z.optional(z.boolean()),
})

/** What stands under an agent's name in mails to clients. */
export const signatureSchema = z.object({
  /** What they are: `Safari planner since 2009`. */
  line: plainText(100),
  showsPhone: z.boolean(),
  showsPortrait: z.boolean(),
})

/** An IANA time zone that this runtime knows, or nothing: as chosen by somebody, never guessed. */
export const timeZoneSchema = z.string().check(
  z.maxLength(60),
  z.refine((zone) => zone === '' || isTimeZone(zone), {
    error: 'Choose a time zone from the list',
  }),
)

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
