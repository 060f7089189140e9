import { longDate } from '#shared/format/dates'
import { formsDeletedOn, formsDueOn } from '#shared/travelers/traveler-warnings'
import { brandOf, shownOf } from '../mail/brand'
import { letter } from '../mail/letter'
import type { Mail } from '../mail/mailer'
import { agentSignature } from '../mail/signature'
import { entryLinkWords, type TripMailParts } from './trip-mail-parts'

/** Reminds a client of the forms of a trip's travelers. */
export function travelersMail({
  client,
  agency,
  stored,
  signer,
  ownWords,
  url,
  webAddress,
}: TripMailParts): Mail {
  const { name, startDate, endDate } = stored.record
  const { agent } = stored.people.user
  const brand = brandOf(agency, shownOf(stored), webAddress)
  const replyTo = brand.replyTo ?? agent.email
  const parts = letter({
    heading: 'Tell us about the travelers',
    paragraphs: [
      `Dear ${client.firstName},`,
      `For ${name} we need a few details of each traveler: passport, food, health, whom to call, and your flights.`,
      'What you type is saved as you go, so you can stop and go on whenever you like.',
    ],
    ownWords,
    facts: [['Please complete by', longDate(formsDueOn({ startDate }))]],
    action: { label: 'Fill in the details', url },
    closing: [
      entryLinkWords,
      `Passports and health are stored encrypted, seen only by your agent’s team, and deleted on ${longDate(formsDeletedOn({ endDate }))}.`,
    ],
    signature: agentSignature(signer, { name: agent.fullName, email: replyTo, webAddress }),
    brand,
  })
  return {
    to: client.email,
    replyTo,
    subject: `Travelers’ details for ${name}`,
    ...parts,
  }
}
