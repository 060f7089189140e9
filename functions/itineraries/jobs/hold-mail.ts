import { zoneOfCountry } from '#shared/dates/country-zones'
import { dateInZone, dateTimeInZone, timeInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { counted } from '#shared/format/words'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'

interface Ending {
  /** When the rooms go back. */
  readonly until: Date
  readonly now: Date
  readonly webAddress: string
  readonly agentEmail: string
}

/** The mail that tells an agent that the rooms of a trip go back soon, and what keeps them. */
export function holdMail({ record, people }: StoredItinerary, { until, now, webAddress, agentEmail }: Ending): Mail {
  const { name, id, bookingReference = '', finance, currency, payments } = record
  const hours = Math.max(1, Math.round((until.getTime() - now.getTime()) / 3_600_000))
  const left = counted(hours, 'hour')
  const deposit = formatMoney({ amount: finance?.deposit ?? 0, currency }, { show: 'code' })
  const isAsked = payments.length > 0
  const zone = zoneOfCountry(record.segments.find(isSupplierStay)?.country)
  const parts = letter({
    heading: `The rooms of ${name} are held for ${left} more`,
    paragraphs: [
      `The hold ends on ${dateTimeInZone(until, zone)} of the camp's time (${momentOf(until)}). Then all rooms go back by themselves.`,
      isAsked
        ? `A deposit of ${deposit} that is paid until then keeps them, and so does asking for confirmation.`
        : `No payment has been asked for yet. Generate the payments, or ask for confirmation, to keep them.`,
    ],
    facts: [
      ['Client', people.clientData?.name ?? 'None yet'],
      ['Booking', bookingReference],
      ['Deposit', deposit],
    ],
    action: { label: 'Open the trip', url: `${webAddress}/itinerary/edit/${id}` },
    signed: people.user.agency.name,
  })
  return { to: agentEmail, subject: `Hold ends in ${left}: ${name}`, ...parts }
}

/** A moment that means the same wherever it is read. */
const momentOf = (at: Date): string => `${longDate(dateInZone(at, 'UTC'))} at ${timeInZone(at, 'UTC')} UTC`
