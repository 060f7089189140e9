import { daysBetween } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { capitalize, countOf } from '#shared/format/words'
import { isOwnArrangement, segmentGroupOf } from '#shared/itinerary/segment-types'
import { figureText } from '../../components/money/money-parts'
import { datesOfSegment } from '../journey/journey-words'
import { type StayStatus, stayStatus } from '../journey/stay-status'
import type { Trip, TripSegment } from '../page/trip'
import { placeWords, segmentName, segmentNote } from '../segments/segment-words'
import { instantWords } from './instant-words'

/** A segment as a row of the sheet. */
export interface DetailRow {
  readonly segment: TripSegment
  readonly dates: string
  readonly name: string
  readonly note: string
  /** Who books it, and its status there. */
  readonly status: StayStatus
  readonly supplierSays: string
  /** The supplier's cost in its own currency; a dash if unknown. */
  readonly asks: string
  readonly group: 'land' | 'air'
}

/** Every segment by day, for bookings and accounting. */
export function detailRows({ itinerary, availabilityCheckedAt }: Trip, now: Date): DetailRow[] {
  return itinerary.segments
    .toSorted((one, other) => daysBetween(other.startDate, one.startDate))
    .map((segment) => ({
      segment,
      dates: datesOfSegment(segment),
      name: segmentName(segment),
      note: noteOf(segment),
      status: statusOf(segment),
      supplierSays: supplierWords(segment, {
        checkedAt: segment.availabilityCheckedAt ?? availabilityCheckedAt,
        now,
      }),
      asks: asksOf(segment),
      group: segmentGroupOf(segment.type) ?? 'land',
    }))
}

function noteOf(segment: TripSegment): string {
  if (segment.type !== 'stay') return segmentNote(segment)
  const rooms = segment.rooms.length === 0 ? '' : countOf(segment.rooms.length, 'room')
  return [placeWords(segment), countOf(segment.nights, 'night'), rooms, segment.mealBasis]
    .filter(Boolean)
    .join(' · ')
}

function statusOf(segment: TripSegment): StayStatus {
  if (segment.type === 'stay' || isOwnArrangement(segment)) return stayStatus(segment)
  if (segment.bookingStatus !== undefined)
    return { label: capitalize(segment.bookingStatus), tone: 'plain' }
  return { label: 'Arranged by supplier', tone: 'plain' }
}

/**
 * `Provisional, rooms 2, checked Nov 18`: the supplier's status, availability, and when it was
 * checked.
 */
function supplierWords(
  { type, inventoryStatus, availability, ...segment }: TripSegment,
  { checkedAt, now }: { readonly checkedAt: string | undefined; readonly now: Date },
): string {
  if (type !== 'stay' || isOwnArrangement(segment)) return ''
  const word = inventoryStatus?.replace('_', ' ')
  const isSaid = word?.toLowerCase() === segment.bookingStatus
  const free = availability !== undefined && availability > 0 ? `${availability} free` : ''
  const checkedWords =
    checkedAt === undefined ? '' : `checked ${instantWords(new Date(checkedAt), now)}`
  return [isSaid ? '' : word, free, checkedWords].filter(Boolean).join(' · ')
}

function asksOf({ costAmount, currency }: TripSegment): string {
  if (costAmount === undefined || costAmount === 'N/A' || currency === undefined) return '–'
  const [whole = '0', cents = ''] = costAmount.split('.')
  const groupedDigits = figureText(Number(whole), 'JPY') // whole units: the amount has no minor part here
  return `${currency} ${groupedDigits}${cents === '' || /^0+$/.test(cents) ? '' : `.${cents}`}`
}

/** An exchange rate that the trip was priced with. */
export interface UsedRate {
  readonly code: string
  /** Units per USD, as stored. */
  readonly rate: string
  /** What is bought or sold in it. */
  readonly use: string
}

/** The exchange rates of a trip: those of its costs and of its price. */
export function usedRates({
  exchange: { spotRates },
  ownRates = [],
  currency,
  itinerary,
}: Trip): UsedRate[] {
  const amountsBought = new Map<string, number>()
  for (const { currency: code, costAmount } of itinerary.segments) {
    if (code !== undefined && costAmount !== undefined)
      amountsBought.set(code, (amountsBought.get(code) ?? 0) + 1)
  }
  const codes = [...new Set([currency, ...amountsBought.keys()])]
  return codes.flatMap((code) => {
    const rate = spotRates[code]
    const count = amountsBought.get(code)
    const uses = [
      ...(code === currency ? ['selling currency'] : []),
      ...(count ? [countOf(count, 'cost')] : []),
      ...ownRates
        .filter((own) => own.currency === code)
        .map(({ date, reason }) => `your own rate of ${shortDate(date)}: ${reason}`),
    ]
    return rate === undefined ? [] : [{ code, rate, use: uses.join(', ') }]
  })
}
