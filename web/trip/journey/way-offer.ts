import type { TransferView } from '#shared/api/suppliers'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { formatMoney } from '#shared/format/money'
import { readAmount } from '#shared/money/money'
import type { TripSegment } from '../page/trip'
import type { SegmentDraft } from '../segments/segment-draft'

type Offer = Pick<TransferView, 'type' | 'minutes' | 'costAmount' | 'currency' | 'connection'>
type Connection = NonNullable<TransferView['connection']>

/**
 * The form values for an offer: kind and cost; of a connection also its flight, times, operator and
 * luggage, else the arrival time if a departure time is set.
 * @param travelers - whom the offer is for
 */
export function withOffer(
  draft: SegmentDraft,
  { type, minutes, costAmount, currency, connection }: Offer,
  travelers: number,
): Partial<SegmentDraft> {
  return {
    kind: type,
    isOwn: false,
    ...(costAmount === undefined
      ? {}
      : {
          cost: costAmount,
          currency: currency ?? draft.currency,
          offer: { cost: costAmount, travelers },
        }),
    ...(connection === undefined
      ? { ...withoutConnection(draft), ...arrival(draft.departureTime, minutes) }
      : ofConnection(draft, connection)),
  }
}

/** What another offer had put there, and no longer holds. */
const withoutConnection = ({ description }: SegmentDraft): Partial<SegmentDraft> =>
  description.startsWith(operatorWords) ? { description: '', flightNumber: '' } : {}

function ofConnection(
  { description }: SegmentDraft,
  connection: Connection,
): Partial<SegmentDraft> {
  const { flightNumber = '', departureTime = '', arrivalTime = '' } = connection
  const isOurs = description === '' || description.startsWith(operatorWords)
  return {
    flightNumber,
    departureTime,
    arrivalTime,
    arrivesLater: arrivalTime < departureTime ? 1 : 0,
    ...(isOurs && { description: connectionStory(connection) }),
  }
}

const operatorWords = 'Operated by '

/** What travelers read of a connection that was taken. */
const connectionStory = ({ operator, luggage }: Connection): string =>
  `${operatorWords}${operator}.${luggage === undefined ? '' : ` Luggage: ${luggage}.`}`

/** Whether the form holds what an offer would put there. */
export const isTakenOffer = (draft: SegmentDraft, offer: Offer): boolean =>
  draft.kind === offer.type &&
  draft.cost === (offer.costAmount ?? '') &&
  (offer.connection === undefined || draft.departureTime === (offer.connection.departureTime ?? ''))

/** An offer in a few words: what it is, when and how long, and what may be taken along. */
export function offerWords({ type, minutes, kilometres, connection }: TransferView): {
  readonly title: string
  readonly facts: readonly string[]
  readonly luggage?: string | undefined
} {
  const duration = durationWords(minutes)
  if (connection === undefined)
    return {
      title: type === 'road' ? 'By road' : 'Charter flight',
      facts: [duration, `${kilometres.toLocaleString('en-US')} km`, 'estimated price'],
    }
  const { operator, flightNumber, departureTime, arrivalTime, luggage } = connection
  const times = [departureTime, arrivalTime].filter((time) => time !== undefined).join(' to ')
  return {
    title: flightNumber === undefined ? operator : `${operator}, ${flightNumber}`,
    facts: times === '' ? [duration] : [times, duration],
    luggage,
  }
}

/** What a part of an offer’s price buys, as in `USD 180.00 per person, 1 child at 135.00`. */
export function unitWords({ connection, currency }: TransferView): string | undefined {
  if (connection === undefined || currency === undefined) return undefined
  const { unitCost, costPer, count, seats, childSeats = [] } = connection
  const unit = `${offerPrice(unitCost, currency)} per ${costPer}`
  if (costPer === 'vehicle') {
    if (seats === undefined) return `${unit}, seats not listed`
    return count > 1 ? `${unit}, ${count} needed` : unit
  }
  const children = childSeats.map((one) => {
    const who = one.count === 1 ? '1 child' : `${one.count} children`
    return Number(one.unitCost) === 0
      ? `${who} free`
      : `${who} at ${offerPrice(one.unitCost, currency)}`
  })
  return [unit, ...children].join(', ')
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
