import type { TransferView } from '#shared/api/suppliers'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { formatMoney } from '#shared/format/money'
import { readAmount } from '#shared/money/money'
import type { TripSegment } from '../page/trip'
import type { SegmentDraft } from '../segments/segment-draft'

type Offer = Pick<TransferView, 'type' | 'minutes' | 'costAmount' | 'currency'>

/** The form values for an offer: kind, cost, and arrival time if a departure time is set. */
export function withOffer(
  draft: SegmentDraft,
  { type, minutes, costAmount, currency }: Offer,
): Partial<SegmentDraft> {
  return {
    kind: type,
    isOwn: false,
    ...(costAmount === undefined ? {} : { cost: costAmount, currency: currency ?? draft.currency }),
    ...arrival(draft.departureTime, minutes),
  }
}

/** Assumes both ends share a time zone, as is nearly always so for a drive or a short charter. */
function arrival(departureTime: string, minutes: number): Partial<SegmentDraft> {
  const [hour, minute] = departureTime.split(':').map(Number)
  if (hour === undefined || minute === undefined) return {}
  const at = hour * 60 + minute + minutes
  const two = (count: number) => String(count).padStart(2, '0')
  return {
    arrivalTime: `${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`,
    arrivesLater: Math.floor(at / (24 * 60)),
  }
}

/** `25 min`, `1 h 05`, `4 h`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** `USD 7,052.80`: an offer's decimal cost with its currency code, which may be any. */
export const offerPrice = (cost: string, currency: string): string =>
  formatMoney({ amount: readAmount(cost, currency), currency }, { show: 'code' })

/** The ends of a day's travel: from the stay one leaves to the next one. */
interface WayEnds {
  readonly from: TripSegment | undefined
  readonly to: TripSegment | undefined
}

/** The stay before a day and the one after; in the middle of a stay both are that stay. */
export function wayEnds(segments: readonly TripSegment[], day: CalendarDate): WayEnds {
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  return {
    from: stays.findLast(({ startDate }) => startDate < day),
    to: stays.find(
      ({ startDate, endDate }) => startDate >= day || (startDate < day && day < endDate),
    ),
  }
}
