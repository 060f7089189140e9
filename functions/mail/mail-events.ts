import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'
import { ClientChangedMeanwhile } from '../data/clients/client-change'
import type { ClientStore } from '../data/clients/client-store'
import type { MailStop, MailStops } from '../data/mail/mail-stops'
import type { SentMails } from '../data/mail/sent-mails'
import type { AuditEntry } from '../data/people/audit-store'
import { systemActor } from '../data/people/people'
import { againWhile } from '../runtime/backoff'
import { log } from '../runtime/log'
import type { Basics } from '../runtime/use-case'
import { mailPlaceIn } from './mail-tags'

const recipients = z.array(z.object({ emailAddress: z.string() }))

/** What SES tells the event bus of a mail that did not arrive or was not wanted. */
export const mailEventSchema = z.object({
  source: z.literal('aws.ses'),
  detail: z.intersection(
    z.object({
      mail: z.object({ tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
    }),
    z.discriminatedUnion('eventType', [
      z.object({
        eventType: z.literal('Bounce'),
        bounce: z.object({
          bounceType: z.string(),
          bouncedRecipients: recipients,
          timestamp: z.string(),
        }),
      }),
      z.object({
        eventType: z.literal('Complaint'),
        complaint: z.object({
          complainedRecipients: recipients,
          complaintFeedbackType: z.nullish(z.string()),
          timestamp: z.string(),
        }),
      }),
    ]),
  ),
})
type MailEvent = z.infer<typeof mailEventSchema>

interface Noting extends Basics {
  readonly stops: Pick<MailStops, 'stop'>
  readonly clients: Pick<ClientStore, 'byEmail' | 'save'>
  readonly mails: Pick<SentMails, 'settle'>
}

/**
 * Stops the addresses of an event, and shows it at the client whom the mail was for. A mailbox that
 * is full or away for a while stops nothing.
 */
export async function noteMailEvent({ detail }: MailEvent, deps: Noting): Promise<void> {
  await noteAtMail(detail, deps)
  const mailStop = stoppedBy(detail)
  if (mailStop === undefined) return log.info('mail.not-stopped', { event: detail.eventType })
  const agency = agencyIdSchema.safeParse(detail.mail.tags?.agency?.[0])
  for (const { emailAddress } of mailStop.recipients) {
    const email = addressIn(emailAddress)
    const stop = await deps.stops.stop(email, mailStop.stop)
    if (agency.success) await showAtClient({ agencyId: agency.data, email, stop }, deps)
  }
  log.info('mail.stopped', { reason: mailStop.stop.reason })
}

/** Shows at the mail itself that it did not arrive, or was not wanted. */
async function noteAtMail(detail: MailEvent['detail'], { mails }: Noting): Promise<void> {
  const place = mailPlaceIn(detail.mail.tags)
  if (place === undefined) return
  if (detail.eventType === 'Bounce') {
    await mails.settle(place, { state: 'bounced', at: new Date(detail.bounce.timestamp) })
  } else if (detail.complaint.complaintFeedbackType !== 'not-spam') {
    await mails.settle(place, { state: 'complained', at: new Date(detail.complaint.timestamp) })
  }
}

interface Stopped {
  readonly stop: MailStop
  readonly recipients: z.infer<typeof recipients>
}

function stoppedBy(detail: MailEvent['detail']): Stopped | undefined {
  if (detail.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients, timestamp } = detail.bounce
    return bounceType === 'Permanent'
      ? { stop: { reason: 'bounce', at: instant(timestamp) }, recipients: bouncedRecipients }
      : undefined
  }
  const { complainedRecipients, complaintFeedbackType, timestamp } = detail.complaint
  return complaintFeedbackType === 'not-spam'
    ? undefined
    : { stop: { reason: 'complaint', at: instant(timestamp) }, recipients: complainedRecipients }
}

/** SES writes some instants with an offset and without milliseconds. */
const instant = (text: string): string => new Date(text).toISOString()

/** The address alone, where a name stands before it. */
const addressIn = (text: string): string => /<([^>]+)>/.exec(text)?.[1] ?? text

interface Showing {
  readonly agencyId: z.infer<typeof agencyIdSchema>
  readonly email: string
  readonly stop: MailStop
}

async function showAtClient({ agencyId, email, stop }: Showing, deps: Noting): Promise<void> {
  const isChanged = (error: unknown) => error instanceof ClientChangedMeanwhile
  await againWhile(isChanged, async () => {
    const before = await deps.clients.byEmail(agencyId, email)
    if (before === undefined || before.mailStop !== undefined) return
    const at = deps.clock.now().toISOString()
    const audit: AuditEntry = {
      id: deps.makeId('audit'),
      agencyId,
      clientId: before.id,
      action: 'system_stopped_mail',
      details: { reason: stop.reason },
      timestamp: at,
      by: systemActor('mail'),
    }
    const after = { ...before, mailStop: stop, version: before.version + 1, updatedAt: at }
    await deps.clients.save({ before, after, audit: [audit] })
  })
}
