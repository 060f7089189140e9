import type { AutomaticMail } from '#shared/api/agency-shapes'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { nameOf } from '../data/clients/client-records'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { brandOf } from '../mail/brand'
import type { Mail } from '../mail/mailer'
import { reminderMail } from '../payments/jobs/reminder-mail'
import { sampleMail, sampleReminder, sampleTrip } from './sample-trip'
import { newsMail } from './trip-news'
import { tripNews } from './trip-news-words'

interface About {
  readonly agency: AgencyRecord
  /** Whose trip it is said to be. */
  readonly agent: AgentRecord
  readonly today: CalendarDate
  readonly webAddress: string
}

const client = { firstName: 'Alex', email: 'alex@example.com' }

/** The mail that a client would get of the sample trip; its links lead nowhere. */
export function sampleMailFor(kind: AutomaticMail, about: About): Mail {
  const { agency, agent, today, webAddress } = about
  const record = sampleTrip(kind, { agency, today })
  const agentName = nameOf(agent)
  const brand = brandOf(agency, record, webAddress)
  const url = `${webAddress}/client/enter/link`
  if (kind === 'reminder' || kind === 'overdue')
    return reminderMail(sampleReminder(kind, record, { agentName, today }), {
      ...client,
      agentEmail: agent.email,
      brand,
      webAddress,
      today,
      trip: record,
      accounts: agency.bankAccounts ?? [],
      payAddress: `${webAddress}/pay/link`,
      portalAddress: url,
    })
  const { name, agencyCode } = agency
  const user = { agency: { name, agencyCode }, agent: { fullName: agentName, email: agent.email } }
  const sample = { record, people: { clientData: { name: 'Alex' }, user }, contentVersion: 1 }
  const news = tripNews(sampleMail(kind, record), sample)
  if (news === undefined) throw new Error(`The sample has no news of ${kind}`)
  return newsMail(news, { client, stored: sample, brand, url })
}
