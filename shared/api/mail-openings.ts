import * as z from 'zod/mini'
import { requiredText } from '../format/plain-text'
import { agencyIdSchema } from '../ids/ids'
import { differBy } from '../ids/list-checks'
import { maxOpenings, maxOwnWords, writtenMails } from '../mails/mail-kinds'
import { defineRoutes, getOwned, patch } from './contract'

const oneAgency = z.strictObject({ id: agencyIdSchema })

/** Words that an agency keeps for its mails to clients, for agents to begin with. */
export const mailOpenings = z.strictObject({
  version: z.int().check(z.minimum(0)),
  openings: z
    .array(
      z.strictObject({
        /** The mail that they are offered for. */
        kind: z.enum(writtenMails),
        name: requiredText(60),
        text: requiredText(maxOwnWords),
      }),
    )
    .check(
      z.maxLength(maxOpenings, { error: `must be at most ${maxOpenings}` }),
      differBy('name', 'kind'),
    ),
})
export type MailOpenings = z.infer<typeof mailOpenings>

export const mailOpeningsRoutes = defineRoutes('agencies', {
  getMailOpenings: {
    ...getOwned('/api/Agencies/{id}/mail-openings', 'signedIn'),
    summary: 'Words that the agency keeps for its emails to clients, by kind of email',
    harm: 'Agents cannot begin emails with their agency’s saved words.',
    params: oneAgency,
    answer: mailOpenings,
  },
  patchMailOpenings: {
    ...patch('/api/Agencies/{id}/mail-openings', 'admin'),
    summary: 'Stores the agency’s words for emails to clients, over the version that was read',
    harm: 'Lead agents cannot change their agency’s saved words.',
    params: oneAgency,
    body: mailOpenings,
    answer: mailOpenings,
  },
})
