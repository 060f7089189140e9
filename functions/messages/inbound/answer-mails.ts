import { maxMessageText } from '#shared/api/messages'
import { type Brand, tembeaBrand } from '../../mail/brand'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'

/** Why what somebody wrote did not become a message. */
export const whyNot = {
  long: `It is longer than ${maxMessageText.toLocaleString('en')} characters. Please send it in parts.`,
  empty: 'We found no text above the email you replied to. Attachments can’t be sent this way.',
  gone: 'This trip is no longer there.',
  'not-yours': 'This trip now belongs to another agent.',
  'no-client': 'This trip no longer has a client.',
  unproved:
    'It came from an address we don’t know as yours, or one we couldn’t verify. Please sign in to reply.',
  stopped:
    'Emails to the client bounced or were marked as spam, so we’ve stopped sending them. Correct the address first.',
  limit: 'The client has had as many emails as one day allows. Please try again tomorrow.',
} as const
export type WhyNot = keyof typeof whyNot

interface Undelivered {
  readonly to: string
  readonly why: WhyNot
  /** What they wrote, so that it is not lost. */
  readonly text: string
  readonly brand: Brand
  readonly action?: { readonly label: string; readonly url: string } | undefined
}

/** Tells somebody that their answer is not among the trip's messages. */
export function undeliveredMail({ to, why, text, brand, action }: Undelivered): Mail {
  const heading = 'Your answer didn’t arrive'
  const quote = text === '' ? [] : ['You wrote:', ...text.split(/\n{2,}/)]
  const parts = letter({
    heading,
    paragraphs: [whyNot[why], ...quote],
    ...(action && { action }),
    brand,
  })
  return { to, subject: heading, ...parts }
}

interface Forwarded {
  readonly to: string
  readonly client: { readonly name: string; readonly email: string }
  readonly tripName: string
  readonly text: string
  readonly webAddress: string
}

/** What a client answered who is not, or no longer, the client that the trip's messages are with. */
export function forwardedMail({ to, client, tripName, text, webAddress }: Forwarded): Mail {
  const heading = `${client.name} answered by email`
  const parts = letter({
    heading,
    paragraphs: [`About ${tripName}:`, ...text.split(/\n{2,}/)],
    closing: [
      `${client.name} isn’t this trip’s client, so this email isn’t among the trip’s messages. To answer, reply to this email.`,
    ],
    brand: tembeaBrand(webAddress),
  })
  return { to, replyTo: client.email, subject: `${tripName}: ${heading}`, ...parts }
}
