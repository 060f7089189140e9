import { longDate } from '#shared/format/dates'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Problem } from '#shared/itinerary/problem'
import { stateLabels } from '#shared/itinerary/states'
import type { People } from '../data/itinerary-records'
import type { Mail } from './mailer'

interface Told {
  readonly record: ItineraryRecord
  readonly people: People
  readonly webAddress: string
}

/** The mail that tells a trip's agent what is in its way (1 §4, probnotif). */
export function problemMail({ record, people, webAddress }: Told): Mail {
  const { id, name, state, startDate, endDate, bookingReference } = record
  const { agent } = people.user
  const problems = record.problems.filter(({ severity }) => severity === 'error')
  const whose = people.clientData === undefined ? '' : ` for ${people.clientData.name}`
  const booked = bookingReference === undefined ? '' : ` (${bookingReference})`
  return {
    to: agent.email,
    subject: `${problems.length === 1 ? 'A problem' : `${problems.length} problems`} with ${name}${booked}`,
    text: `Dear ${agent.fullName},

${name}${whose}, ${longDate(startDate)} to ${longDate(endDate)}, cannot go on as it is:

${problems.map((one) => `- ${lineOf(one, record)}`).join('\n')}

Its state is ${stateLabels[state]}. ${next[state === 'unknown' ? 'unknown' : 'other']}

Mend it here:
${webAddress}/itinerary/edit/${id}

You get another mail about this trip only when something new comes up, or when these problems come back.
`,
  }
}

const next = {
  unknown: 'Refresh it first: nobody knows yet how its booking stands.',
  other: 'It cannot be held until this is mended.',
} as const

function lineOf({ message, segmentId, date }: Problem, { segments }: ItineraryRecord): string {
  const segment = segments.find(({ id }) => id === segmentId)
  const where =
    segment === undefined ? '' : `${segment.campName ?? segment.title ?? segment.supplierCode ?? segment.type}: `
  const isSaid = date === undefined || message.includes(date)
  return `${where}${message}${isSaid ? '' : ` (${date})`}`
}
