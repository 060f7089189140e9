import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, rangeWithYear } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { brandOf, shownOf } from '../mail/brand'
import { letter } from '../mail/letter'
import type { Mail } from '../mail/mailer'
import { agentSignature } from '../mail/signature'
import { entryLinkWords, type TripMailParts } from './trip-mail-parts'

interface Invitation extends TripMailParts {
  /** Where they may choose a password; left out where they have one. */
  readonly password?: string | undefined
}

/** Invites a client to read a trip: its picture and dates, and the agent who planned it. */
export function invitationMail({
  client,
  agency,
  stored,
  signer,
  ownWords,
  url,
  password,
  webAddress,
}: Invitation): Mail {
  const { name, startDate, endDate } = stored.record
  const { agent } = stored.people.user
  const brand = brandOf(agency, shownOf(stored), webAddress)
  const replyTo = brand.replyTo ?? agent.email
  const parts = letter({
    heading: 'Your trip is ready',
    paragraphs: [
      `Dear ${client.firstName},`,
      `${agent.fullName} has prepared ${name} for you. Read it day by day, ask questions, and say what you would change.`,
    ],
    ownWords,
    facts: [
      ['When', rangeWithYear(startDate, endDate)],
      ['How long', nightsLabel(daysBetween(startDate, endDate))],
      ['Travelers', guestWords(stored.record)],
    ],
    action: { label: 'Open your trip', url },
    closing: [
      entryLinkWords,
      ...(password === undefined ? [] : [`Prefer a password? Activate your account: ${password}`]),
      `Questions? Reply to this email and ${agent.fullName} will help you.`,
    ],
    signature: agentSignature(signer, { name: agent.fullName, email: replyTo, webAddress }),
    brand,
  })
  return { to: client.email, replyTo, subject: `Your trip: ${name}`, ...parts }
}
