import { longDate } from '#shared/format/dates'
import { conversationLabels } from '#shared/itinerary/conversations'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MessageRecord } from '../data/itineraries/message-records'
import type { Mail } from '../mail/mailer'

/** Where the mails of a trip's messages go. */
export interface MailPlaces {
  readonly webAddress: string
  /** Of the people who arrange things. */
  readonly consultant: string
  /** Of the trip's client, where it has one. */
  readonly client: string | undefined
}

/** The mail of a message to the other side, with its text and a link; none when there is nobody to get it. */
export function messageMail(
  { by, conversation, text }: MessageRecord,
  { record, people }: StoredItinerary,
  { webAddress, consultant, client }: MailPlaces,
): Mail | undefined {
  const { agent, agency } = people.user
  const subject = `${record.name}: message from ${by.name}`
  if (by.kind === 'client') {
    const link = `${webAddress}/itinerary/edit/${record.id}`
    return { to: agent.email, replyTo: client, subject, text: `${text}\n\n${by.name}\n\nReply here:\n${link}\n` }
  }
  const signed = `${text}\n\n${by.name}, ${agency.name}`
  if (conversation === 'consultant') {
    const reference = record.bookingReference ?? record.id
    return {
      to: consultant,
      replyTo: agent.email,
      subject: `${record.name} (${reference})`,
      text: `${text}${askedPrices(record)}\n\n${by.name}, ${agency.name}\n`,
    }
  }
  const link = `${webAddress}/client/login`
  return client === undefined
    ? undefined
    : { to: client, replyTo: agent.email, subject, text: `${signed}\n\nRead and reply here:\n${link}\n` }
}

/** Asks for the price of every stay that has none: it is what holds the trip up (1 §4). */
function askedPrices({ problems, segments }: ItineraryRecord): string {
  const ids = new Set(problems.flatMap(({ code, segmentId }) => (code === 'no-price' ? [segmentId] : [])))
  const lines = segments
    .filter(({ id }) => ids.has(id))
    .map(({ campName, title, supplierCode, startDate, endDate }) => {
      return `- ${campName ?? title ?? supplierCode}, ${longDate(startDate)} to ${longDate(endDate)}`
    })
  return lines.length === 0 ? '' : `\n\nPlease send us your price for:\n${lines.join('\n')}`
}

/** Words for the log: whom a message is for. */
export const mailedTo = ({ by, conversation }: Pick<MessageRecord, 'by' | 'conversation'>): string =>
  by.kind === 'client' ? 'agent' : conversationLabels[conversation].toLowerCase()
