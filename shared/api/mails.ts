import * as z from 'zod/mini'
import { clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { mailKinds, mailStates } from '../mails/mail-kinds'
import { automaticMails } from './agency-shapes'
import { defineRoutes, get, getOwned } from './contract'
import { mailPreview } from './own-words'

/** A mail to a client about a trip, and what came of it. */
const mailView = z.object({
  id: z.string(),
  itineraryId: itineraryIdSchema,
  kind: z.enum(mailKinds),
  /** The address at the time. */
  to: z.string(),
  /** Who sent it; nobody where it was sent by itself. */
  by: z.optional(z.string()),
  ownWords: z.optional(z.string()),
  at: z.iso.datetime(),
  state: z.enum(mailStates),
  stateAt: z.iso.datetime(),
  /** When its link signed the client in. */
  followedAt: z.optional(z.iso.datetime()),
  /** When the client answered it by email. */
  answeredAt: z.optional(z.iso.datetime()),
})
export type MailView = z.infer<typeof mailView>

export const tripMailRoutes = defineRoutes('portal', {
  listTripMails: {
    ...getOwned('/api/Itineraries/{id}/mails', 'signedIn'),
    summary: 'The last 100 emails to clients about a trip and what came of them, latest first',
    harm: 'Agents cannot see which emails about a trip were sent.',
    params: z.strictObject({ id: itineraryIdSchema }),
    answer: z.array(mailView),
  },
})

export const tripMailPreviewRoutes = defineRoutes('portal', {
  previewAgencyMail: {
    ...get('/api/Agencies/mails/{kind}', 'admin'),
    summary:
      'An email that clients get automatically, about a sample trip and in the agency’s look; nothing is sent',
    harm: 'Lead agents cannot see the emails that their clients get automatically.',
    params: z.strictObject({ kind: z.enum(automaticMails) }),
    answer: mailPreview,
  },
})

export const clientMailRoutes = defineRoutes('clients', {
  listClientMails: {
    ...getOwned('/api/Clients/{id}/mails', 'signedIn'),
    summary: 'The last 100 emails to a client about their trips, latest first',
    harm: 'Agents cannot see which emails a client was sent.',
    params: z.strictObject({ id: clientIdSchema }),
    answer: z.array(mailView),
  },
})
