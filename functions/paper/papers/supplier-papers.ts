import { rangeWithYear } from '#shared/format/dates'
import { countOf, guestWords } from '#shared/format/words'
import { paidLocally, pricedCharges } from '#shared/itinerary/charge-words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { segmentGroupOf, segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { titleOf } from '../../itineraries/history/segment-title'
import { heading, paragraphs, textStyle } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { facts } from '../layout/table'
import { type GuestNeeds, writeNeeds } from './guest-needs'
import { roomsTable, travelersTable } from './guest-tables'
import { beginLetter, type Letterhead } from './letter'

type Trip = Pick<StoredItinerary, 'record' | 'people'>

interface ListParts {
  readonly head: Letterhead
  /** What each of the party needs, as they told it. */
  readonly needs: GuestNeeds
}

interface VoucherParts extends ListParts {
  readonly segments: readonly Segment[]
  readonly supplier: {
    /** Where it is and whom to call there, a line each. */
    readonly lines: readonly string[]
    /** The agency's number for guests and suppliers in need. */
    readonly emergencyPhone: string
  }
}

/** Writes what a supplier has to know of the guests who come: no price stands in it. */
export function writeVoucher(
  paper: Paper,
  { record, people }: Trip,
  { head, segments, supplier, needs }: VoucherParts,
): void {
  const note = segments.map(titleOf)[0] ?? ''
  const { title, warning } = voucherStanding(record)
  beginLetter(paper, head, { title, note })
  if (warning !== undefined)
    paragraphs(
      paper,
      warning,
      textStyle(paper, { weight: 'bold', color: paper.tokens.meaning.bad.main }),
    )
  facts(paper, [
    ['Reference', record.bookingReference],
    ['Guests', people.clientData?.name ?? record.name],
    ['Party', guestWords(record)],
    ['Supplier', supplier.lines.join('\n')],
    ['Emergency, day and night', supplier.emergencyPhone],
    [
      'Booked by',
      `${people.user.agency.name}: ${people.user.agent.fullName}, ${people.user.agent.email}`,
    ],
  ])
  for (const segment of segments) {
    heading(paper, 2, titleOf(segment))
    const { startDate, endDate, nights, mealBasis, inclusions, extras, type, bookingStatus } =
      segment
    facts(paper, [
      ['Service', type === 'stay' ? undefined : segmentTypeLabel(type)],
      [
        'Dates',
        nights > 0
          ? `${rangeWithYear(startDate, endDate)}, ${countOf(nights, 'night')}`
          : rangeWithYear(startDate, endDate),
      ],
      ['Arrival', wayNextTo(record, segment, 'before')],
      ['Departure', wayNextTo(record, segment, 'after')],
      ['Meals', mealBasis],
      ['Included', [inclusions, pricedCharges(segment)].filter(Boolean).join(', ')],
      ['Paid locally', paidLocally(segment)],
      ['Also', extras.join(', ')],
      ['Status', bookingStatus],
    ])
    roomsTable(paper, segment)
  }
  travelersTable(paper, record)
  writeNeeds(paper, needs)
  if (warning === undefined)
    paragraphs(
      paper,
      'Please provide these services to the guests named above. Accounts are settled by the agency.',
      textStyle(paper, { size: 9, color: paper.tokens.ink.second }),
    )
}

/** What a voucher is called, and why it is not valid where the booking is not confirmed. */
export function voucherStanding({
  state,
  bookingReference,
}: Pick<ItineraryRecord, 'state' | 'bookingReference'>): {
  readonly title: string
  readonly warning?: string
} {
  if (state === 'confirmed') return { title: 'Voucher' }
  if (state === 'cancelled')
    return {
      title: 'Cancelled voucher',
      warning: 'This booking was cancelled. Please do not provide these services.',
    }
  return bookingReference === undefined
    ? {
        title: 'Draft voucher',
        warning: 'Nothing is booked yet. This is not valid for any service.',
      }
    : {
        title: 'Provisional voucher',
        warning:
          'This booking is not confirmed yet. This is not valid for any service until it is.',
      }
}

/** The flight or transfer that ends or begins on the day of a stay. */
function wayNextTo(
  { segments }: ItineraryRecord,
  stay: Segment,
  side: 'before' | 'after',
): string | undefined {
  const at = segments.findIndex(({ id }) => id === stay.id)
  const way = segments[side === 'before' ? at - 1 : at + 1]
  if (
    way === undefined ||
    !(segmentGroupOf(way.type) === 'air' || ['road', 'entry', 'exit'].includes(way.type))
  )
    return undefined
  const { flightNumber, departureTime, arrivalTime } = way
  const time = side === 'before' ? arrivalTime : departureTime
  return [titleOf(way), flightNumber, time].filter(Boolean).join(', ')
}

/** Writes who travels and which rooms they have at every stay. */
export function writeRoomingList(
  paper: Paper,
  { record, people }: Trip,
  { head, needs }: ListParts,
): void {
  beginLetter(paper, head, { title: 'Rooming list', note: record.name })
  facts(paper, [
    ['Guests', people.clientData?.name],
    ['Party', guestWords(record)],
    ['Dates', rangeWithYear(record.startDate, record.endDate)],
    ['Reference', record.bookingReference],
  ])
  travelersTable(paper, record)
  writeNeeds(paper, needs)
  for (const stay of record.segments.filter(({ type }) => type === 'stay')) {
    heading(paper, 2, titleOf(stay))
    paragraphs(
      paper,
      [
        `${rangeWithYear(stay.startDate, stay.endDate)}, ${countOf(stay.nights, 'night')}`,
        stay.mealBasis,
      ]
        .filter(Boolean)
        .join(' · '),
      textStyle(paper),
    )
    roomsTable(paper, stay)
  }
}
