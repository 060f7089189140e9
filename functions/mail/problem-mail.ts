import { longDate } from '#shared/format/dates'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Problem } from '#shared/itinerary/problem'
import { stateLabels } from '#shared/itinerary/states'
import type { People } from '../data/itineraries/itinerary-records'
import type { Brand } from './brand'
import { letter } from './letter'
import type { Mail } from './mailer'

interface Told {
  readonly record: ItineraryRecord
  readonly people: People
  readonly brand: Brand
  readonly webAddress: string
}

/** The mail that tells a trip's agent what is in its way (1 §4, probnotif). */
export function problemMail({ record, people, brand, webAddress }: Told): Mail {
  const { id, name, state, startDate, endDate, bookingReference } = record
  const { agent } = people.user
  const { problems } = record
  const whose = people.clientData === undefined ? '' : ` for ${people.clientData.name}`
  const bookingRow: [string, string][] =
    bookingReference === undefined ? [] : [['Booking', bookingReference]]
  const heading = `${problems.length === 1 ? 'A problem' : `${problems.length} problems`} with ${name}`
  const parts = letter({
    heading,
    paragraphs: [
      `Dear ${agent.fullName},`,
      `${name}${whose}, ${longDate(startDate)} to ${longDate(endDate)}, needs your attention.`,
      next[state === 'unknown' ? 'unknown' : 'other'],
    ],
    facts: [
      ...problems.map((one) => factOf(one, record)),
      ['Status', stateLabels[state]],
      ...bookingRow,
    ],
    action: { label: 'Open trip', url: `${webAddress}/itinerary/edit/${id}` },
    closing: [
      'We’ll only email you about this trip again if something new comes up or these problems return.',
    ],
    brand,
  })
  return { to: agent.email, subject: heading, ...parts }
}

const next = {
  unknown: 'Its booking status is unknown. Check it with the supplier first.',
  other: 'Rooms can’t be held until this is fixed.',
} as const

function factOf(
  { message, segmentId, date }: Problem,
  { segments }: ItineraryRecord,
): [where: string, what: string] {
  const segment = segments.find(({ id }) => id === segmentId)
  const where =
    segment?.campName ?? segment?.title ?? segment?.supplierCode ?? segment?.type ?? 'Whole trip'
  const isSaid = date === undefined || message.includes(date)
  return [where, isSaid ? message : `${message} (${date})`]
}
