import { longDate } from '#shared/format/dates'
import { conversationLabels } from '#shared/itinerary/conversations'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MessageRecord } from '../data/itineraries/message-records'
import type { AgentRecord } from '../data/people/agency-records'
import { titleOf } from '../itineraries/history/segment-title'
import type { Brand } from '../mail/brand'
import { type LetterSection, letter } from '../mail/letter'
import type { Mail } from '../mail/mailer'
import { agentSignature } from '../mail/signature'

/** Where the mails of a trip's messages go, and how they look. */
export interface MailPlaces {
  readonly webAddress: string
  /** Where the client signs in by one tap, and whether they can open the trip there. */
  readonly portal: { readonly url: string; readonly isShared: boolean } | undefined
  /** Of the people who arrange things. */
  readonly consultant: string
  /** Of the trip's client, where it has one. */
  readonly client: string | undefined
  /** Where the answer of an agent, or of who arranges things, becomes a message. */
  readonly answerTo?: string | undefined
  readonly brand: Brand
  /** The agent who writes. */
  readonly signer?: AgentRecord | undefined
  /** Where camps that were asked for rooms answer by themselves. */
  readonly replies?: readonly { readonly stay: Segment; readonly url: string }[]
}

/**
 * The mail of a message to the other side, with its text and a link; none when there is nobody to
 * get it.
 */
export function messageMail(
  { by, conversation, text }: MessageRecord,
  { record, people }: StoredItinerary,
  { webAddress, portal, consultant, client, answerTo, brand, signer, replies = [] }: MailPlaces,
): Mail | undefined {
  const { agent } = people.user
  const paragraphs = [...text.split(/\n{2,}/), by.name]
  const heading = `Message from ${by.name}`
  const subject = `${record.name}: message from ${by.name}`
  if (isToAgent(by)) {
    const action = {
      label: by.kind === 'system' ? 'Open trip' : 'Reply here',
      url: `${webAddress}/itinerary/edit/${record.id}`,
    }
    const replyTo = answerTo ?? (conversation === 'client' ? client : undefined)
    const closing = answerTo === undefined ? [] : ['You can also reply to this email.']
    const parts = letter({ heading, paragraphs, action, closing, brand })
    return { to: agent.email, replyTo, subject, ...parts }
  }
  if (conversation === 'consultant') {
    const about = `${record.name} (${record.bookingReference ?? record.id})`
    const asked = [...text.split(/\n{2,}/), ...askedPrices(record), by.name]
    const parts = letter({ heading: about, paragraphs: asked, sections: answersOf(replies), brand })
    return { to: consultant, replyTo: answerTo ?? agent.email, subject: about, ...parts }
  }
  if (client === undefined || portal === undefined) return undefined
  const action = {
    label: portal.isShared ? 'Read and reply here' : 'Open your trips',
    url: portal.url,
  }
  // Until the trip is shared, its messages cannot be answered there.
  const closing = [
    portal.isShared
      ? 'You can also reply to this email.'
      : `To answer, reply to this email: ${by.name} will get it.`,
  ]
  const replyTo = brand.replyTo ?? agent.email
  const signature = agentSignature(signer, { name: by.name, email: replyTo, webAddress })
  const parts = letter({
    heading,
    paragraphs: text.split(/\n{2,}/),
    action,
    closing,
    signature,
    brand,
  })
  return { to: client, replyTo, subject, ...parts }
}

/** A line for each camp that is asked: whoever has its link may answer for it. */
function answersOf(replies: NonNullable<MailPlaces['replies']>): LetterSection[] {
  if (replies.length === 0) return []
  const rows = replies.map(({ stay, url }) => ({
    name: titleOf(stay),
    value: 'Answer here',
    url,
    note: `${longDate(stay.startDate)} to ${longDate(stay.endDate)}`,
  }))
  return [{ title: 'Answer, or pass the link on to the camp: no account is needed', rows }]
}

/** Asks for the price of every stay that has none: it is what holds the trip up (1 §4). */
function askedPrices({ problems, segments }: ItineraryRecord): string[] {
  const ids = new Set(
    problems.flatMap(({ code, segmentId }) => (code === 'no-price' ? [segmentId] : [])),
  )
  const lines = segments
    .filter(({ id }) => ids.has(id))
    .map(({ campName, title, supplierCode, startDate, endDate }) => {
      return `- ${campName ?? title ?? supplierCode}, ${longDate(startDate)} to ${longDate(endDate)}`
    })
  return lines.length === 0 ? [] : [`Please send us your price for:\n${lines.join('\n')}`]
}

/** Messages of all but agents go to the trip's agent. */
export const isToAgent = ({ kind }: MessageRecord['by']): boolean => kind !== 'agent'

/** Words for the log: whom a message is for. */
export const mailedTo = ({
  by,
  conversation,
}: Pick<MessageRecord, 'by' | 'conversation'>): string =>
  isToAgent(by) ? 'agent' : conversationLabels[conversation].toLowerCase()
