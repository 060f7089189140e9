import { maxMessageText } from '#shared/api/messages'
import { type Brand, tembeaBrand } from '../../mail/brand'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'

/** Why what somebody wrote did not become a message. */
export const whyNot = {
  long: `It is longer than ${maxMessageText.toLocaleString('en')} characters. Please send it in parts.`,
  empty: 'We found no text above the email that you answered, and files are not taken in this way.',
  gone: 'This trip is no longer there.',
  'not-yours': 'This trip is no longer yours.',
  'no-client': 'This trip has no client any more.',
  unproved:
    'It came from an address that we do not know as yours, or that could not be checked. Please sign in to answer.',
  stopped:
    'Emails to the client came back or were marked as spam, so we send none. Correct their address first.',
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
      `${client.name} is not the client whose messages the trip shows, so this is not among them. Your answer to this email goes to them.`,
    ],
    brand: tembeaBrand(webAddress),
  })
  return { to, replyTo: client.email, subject: `${tripName}: ${heading}`, ...parts }
}
