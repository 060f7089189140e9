import * as z from 'zod/mini'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { mailKinds } from '#shared/mails/mail-kinds'
import { actorSchema } from '../people/actor'
import { type PlannedWrite, putNew, writeIf } from '../table/commit'
import { mailsOfClient, sentMailKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'

/** Where the record of a mail lies. */
export const mailPlaceSchema = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  at: z.iso.datetime(),
  id: z.string(),
})
export type MailPlace = z.infer<typeof mailPlaceSchema>

/** A mail to a client about a trip: whom it is for and what came of it, never its links. */
const mailRecord = z.extend(mailPlaceSchema, {
  clientId: clientIdSchema,
  kind: z.enum(mailKinds),
  /** The address at the time. */
  to: z.string(),
  /** Who sent it, or the job of ours that did. */
  by: actorSchema,
  /** What was said above the template. */
  ownWords: z.optional(z.string()),
  state: z.enum(['queued', 'sent', 'failed']),
  stateAt: z.iso.datetime(),
})
export type MailRecord = z.infer<typeof mailRecord>

/** A mail that is asked for; `at` is now. */
export type NewMail = Omit<MailRecord, 'state' | 'stateAt'>

/** Mails to clients, as their agents look them up. */
export function sentMailStore(table: Table) {
  return {
    /** The write of a mail that is asked for, for the transaction that it belongs to. */
    add: (mail: NewMail): PlannedWrite =>
      putNew({
        ...sentMailAt(mail),
        gsi1pk: mailsOfClient(mail.agencyId, mail.clientId),
        gsi1sk: `${mail.at}#${mail.id}`,
        ...mail,
        state: 'queued',
        stateAt: mail.at,
      }),
    get: async (place: MailPlace): Promise<MailRecord | undefined> =>
      parseFound(mailRecord, await table.get(sentMailAt(place), { consistent: true })),
    /** Notes that a mail went out, or did not; what is known of it already stays. */
    async settle(
      place: MailPlace,
      { state, at }: { readonly state: 'sent' | 'failed'; readonly at: Date },
    ): Promise<void> {
      const fields = { state, stateAt: at.toISOString() }
      await writeIf(table, setFields(sentMailAt(place), fields, { state: 'queued' }))
    },
  }
}
export type SentMails = ReturnType<typeof sentMailStore>

const sentMailAt = ({ agencyId, itineraryId, at, id }: MailPlace) =>
  sentMailKey(agencyId, itineraryId, { at, id })
