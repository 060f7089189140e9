import type { AgencyRecord } from '../data/people/agency-records'
import { log } from '../runtime/log'
import type { Mail, Mailer } from './mailer'

export interface BookingOwner {
  readonly agency: Pick<AgencyRecord, 'id' | 'featureFlags' | 'sender'> | undefined
  /** The email address of the agent whose trip it is about. */
  readonly owner: string
}

/**
 * Sends a mail of a trip, and a notice of it to the booking's owner where the agency has the flag
 * ccBookingOwner (1 §6) and the mail does not go to them anyway. A notice that can't be sent never
 * repeats the mail.
 * @returns `left out` where nothing is mailed to the address any more
 * @throws AppError service.busy when the mail itself is not taken
 */
export async function sendWithCopy(
  mailer: Mailer,
  mail: Mail,
  booking: BookingOwner,
): Promise<'left out' | undefined> {
  const outcome = await mailer.send({ ...mail, agencyId: booking.agency?.id })
  const copy = copyForOwner(mail, booking)
  if (copy === undefined) return outcome
  await mailer
    .send(copy)
    .catch((cause: unknown) => log.warn('mail.copy-failed', { cause: String(cause).slice(0, 200) }))
  return outcome
}

/**
 * The notice for the booking's owner: what the mail says without its links, which would let the
 * owner in as the client.
 */
export function copyForOwner(mail: Mail, { agency, owner }: BookingOwner): Mail | undefined {
  const isCopied =
    agency?.featureFlags.includes('ccBookingOwner') && mail.to.toLowerCase() !== owner.toLowerCase()
  if (!isCopied || mail.notice === undefined) return undefined
  return { to: owner, subject: `Copy of the email to ${mail.to}: ${mail.subject}`, ...mail.notice }
}
