import type { MailPlace, NewMail, SentMails } from '../data/mail/sent-mails'
import type { Clock } from '../runtime/clock'
import { type BookingOwner, sendWithCopy } from './copy-owner'
import type { Mail, Mailer } from './mailer'

interface Noting {
  readonly booking: BookingOwner
  readonly mailer: Mailer
  readonly mails: Pick<SentMails, 'settle' | 'addressForAnswers'>
  readonly clock: Clock
}

/**
 * Sends a mail to a client whose record is there, and notes what came of it. Its answer arrives among
 * the trip's messages where mails are taken in, and also where the agency wants its answers.
 * @throws AppError service.busy when it is not taken, which is noted, too
 */
export async function sendNoted(
  mail: Mail,
  { place, booking, mailer, mails, clock }: Noting & { readonly place: MailPlace },
): Promise<void> {
  const settle = (state: 'sent' | 'failed') => mails.settle(place, { state, at: clock.now() })
  const { agencyId, itineraryId, at, id } = place
  try {
    const answerer = { kind: 'client', agencyId, itineraryId, at, id } as const
    const ours = await mails.addressForAnswers(answerer, clock.now())
    const agencys = booking.agency?.sender?.replyTo ?? []
    const replyTo = ours === undefined ? mail.replyTo : [ours, agencys].flat()
    const outcome = await sendWithCopy(
      mailer,
      { ...mail, replyTo, record: { agencyId, itineraryId, at, id } },
      booking,
    )
    await settle(outcome === 'left out' ? 'failed' : 'sent')
  } catch (error) {
    await settle('failed')
    throw error
  }
}

/**
 * Notes a mail to a client and sends it; asked for again by a queue, it is noted once.
 * @throws AppError service.busy when it is not taken
 */
export async function noteAndSend(
  mail: Mail,
  {
    record,
    ...noting
  }: Noting & {
    readonly record: NewMail
    readonly mails: Pick<SentMails, 'begin' | 'settle' | 'addressForAnswers'>
  },
): Promise<void> {
  await noting.mails.begin(record)
  await sendNoted(mail, { ...noting, place: record })
}
