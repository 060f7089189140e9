import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, rangeWithYear } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import type { ClientRecord } from '../data/clients/client-records'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { AgencyRecord } from '../data/people/agency-records'
import type { AgencyStore } from '../data/people/agency-store'
import { brandOf, shownOf } from '../mail/brand'
import { sendWithCopy } from '../mail/copy-owner'
import { letter } from '../mail/letter'
import type { Mailer } from '../mail/mailer'

interface Invitation {
  readonly client: ClientRecord
  readonly agency: AgencyRecord
  readonly stored: StoredItinerary
  /** Signs in and opens the trip. */
  readonly url: string
  /** Where they may choose a password; left out where they have one. */
  readonly password: string | undefined
}

interface Deps {
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly mailer: Mailer
  readonly webAddress: string
}

/** Invites a client to read a trip: its picture and dates, and the agent who planned it. */
export async function sendInvitation(
  { client, agency, stored, url, password }: Invitation,
  { agencies, mailer, webAddress }: Deps,
): Promise<void> {
  const { name, agentId, startDate, endDate } = stored.record
  const { agent } = stored.people.user
  const { phone = '', headshot } = (await agencies.agent(agency.id, agentId)) ?? {}
  const brand = brandOf(agency, shownOf(stored), webAddress)
  const replyTo = brand.replyTo ?? agent.email
  const parts = letter({
    heading: 'Your trip is ready',
    paragraphs: [
      `Dear ${client.firstName},`,
      `${agent.fullName} has prepared ${name} for you. Read it day by day, ask questions, and say what you would change.`,
    ],
    facts: [
      ['When', rangeWithYear(startDate, endDate)],
      ['How long', nightsLabel(daysBetween(startDate, endDate))],
      ['Travelers', guestWords(stored.record)],
    ],
    action: { label: 'Open your trip', url },
    closing: [
      'The button signs you in. It works once, for three days; after that, ask for a new link on the sign-in page.',
      ...(password === undefined ? [] : [`Prefer a password? Activate your account: ${password}`]),
      `Questions? Reply to this email and ${agent.fullName} will help you.`,
    ],
    signature: {
      name: agent.fullName,
      lines: [phone, replyTo].filter((line) => line !== ''),
      portrait: headshot === undefined ? undefined : `${webAddress}/media/${headshot}`,
    },
    brand,
  })
  const mail = { to: client.email, replyTo, subject: `Your trip: ${name}`, ...parts }
  await sendWithCopy(mailer, mail, { agency, owner: agent.email })
}
