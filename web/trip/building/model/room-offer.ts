import type { RoomType } from '#shared/api/availability'
import {
  type AvailabilityCode,
  isAvailable,
  roomAvailabilityLabel,
} from '#shared/calendar/availability'
import type { QuoteMode } from '#shared/calendar/quote-mode'
import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { joinWords } from '#shared/format/words'
import type { SupplierPrice } from '#shared/pricing/guide-price'
import type { CampCodes } from '../api/availability-query'
import type { OfferEntry } from '../detail/use-room-facts'
import type { BuilderSegment, RoomLine } from './builder-segment'

export type OfferTone = 'ok' | 'info' | 'warn' | 'bad' | 'quiet'

/** What a room card shows of a room type for a stay's dates. */
export interface RoomOffer {
  /** `Rooms available: 3`; undefined without dates, and where the stay has them all. */
  readonly label: string | undefined
  readonly tone: OfferTone
  /**
   * Can't be added: disabled, fully booked on a night, or all its rooms are in the stay already.
   */
  readonly isOff: boolean
  /** Another party has a night of it: other dates may help. */
  readonly isBooked: boolean
  /**
   * Its availability on these dates is being fetched; a room that the supplier disabled waits for
   * nothing.
   */
  readonly isLoading: boolean
  /** Rooms left that aren't in this stay; undefined where they aren't counted. */
  readonly left: number | undefined
  /** How many more the stay may take: what is left, at most the rooms that there are. */
  readonly unitsLeft: number
  /**
   * The supplier's price per person sharing per night, in minor units of USD; 0 when there is none.
   */
  readonly price: number
  /** Currency of the underlying rate. */
  readonly rateCurrency: string
}

interface OfferFacts {
  readonly room: RoomType
  readonly hasDates: boolean
  readonly quoteMode: QuoteMode
  /** Undefined while it loads, or if the supplier gave no answer for it. */
  readonly entry: OfferEntry | undefined
  /** The room's lowest rate in the month shown: its price without dates. */
  readonly monthRate: SupplierPrice | undefined
  readonly isLoading: boolean
  /** Nobody could be asked: without an entry its rooms may be available. */
  readonly isUnknown?: boolean
  readonly chosen: readonly RoomLine[]
}

export function roomOffer({
  room,
  hasDates,
  quoteMode,
  entry,
  monthRate,
  isLoading,
  isUnknown,
  chosen,
}: OfferFacts): RoomOffer {
  const { amount: price, rateCurrency } = priceOf(entry) ?? monthRate ?? noPrice
  if (!hasDates) {
    return {
      label: undefined,
      tone: 'quiet',
      isOff: room.disabled,
      isBooked: false,
      isLoading: false,
      left: undefined,
      unitsLeft: 0,
      price,
      rateCurrency,
    }
  }
  const code =
    quoteMode === 'quote_only'
      ? -1
      : (entry?.available ?? (isLoading ? undefined : isUnknown ? -1 : 0))
  const countLeft = code !== undefined && code > 0 ? code - chosen.length : undefined
  const roomsLeft = Math.min(countLeft ?? Number.POSITIVE_INFINITY, room.maxUnits - chosen.length)
  const isTaken = code !== undefined && !isAvailable(code)
  const isAllChosen = !isTaken && roomsLeft <= 0 && chosen.length > 0
  return {
    label: isAllChosen ? undefined : labelOf(room.disabled ? 0 : code),
    tone: toneOf(room.disabled ? 0 : code),
    isBooked: isTaken && !room.disabled,
    isOff: room.disabled || isTaken || code === undefined || roomsLeft <= 0,
    isLoading: code === undefined && !room.disabled,
    left: countLeft,
    unitsLeft: roomsLeft,
    price,
    rateCurrency,
  }
}

const noPrice: SupplierPrice = { amount: 0, rateCurrency: 'USD' }

/** The price on the stay's dates; undefined while nobody has said one. */
function priceOf(entry: OfferEntry | undefined): SupplierPrice | undefined {
  const { price: amount = null, rateCurrency = null } = entry ?? {}
  return amount === null ? undefined : { amount, rateCurrency: rateCurrency ?? 'USD' }
}

function labelOf(code: AvailabilityCode | undefined): string {
  const label = roomAvailabilityLabel(code)
  return code !== undefined && code > 0 ? `${label}: ${code}` : label
}

function toneOf(code: AvailabilityCode | undefined): OfferTone {
  if (code === undefined) return 'quiet'
  if (code > 0) return 'ok'
  if (code === -1) return 'info'
  return code === -2 ? 'warn' : 'bad'
}

interface HintFacts {
  readonly room: RoomType
  readonly offer: RoomOffer
  readonly segment: BuilderSegment | undefined
  readonly codes: CampCodes | undefined
}

/** A note beside a room card's buttons: nights fully booked, last room, or who it is for. */
export function roomHint({ room, offer, segment, codes }: HintFacts): string {
  if (offer.isLoading) return ''
  if (segment !== undefined && offer.isOff) {
    if (room.disabled || !offer.isBooked) return room.disabled ? '' : allChosenHint(room, segment)
    const nightsTaken = takenNights(room.optionKey, { segment, codes })
    return nightsTaken.length === 0 || nightsTaken.length > 3
      ? ''
      : `Fully booked on ${joinWords(nightsTaken.map(shortDate))}`
  }
  if (offer.left === 1) return 'Last room on these dates'
  if (room.normalChildren === 0) return 'Adults only'
  return room.maxUnits === 1 ? 'Only one of this room exists' : ''
}

function allChosenHint({ optionKey }: RoomType, { rooms }: BuilderSegment): string {
  const isChosen = rooms.some(({ room }) => room.optionKey === optionKey)
  return isChosen ? 'All of these rooms are already in this stay' : ''
}

function takenNights(
  optionKey: string,
  { segment, codes }: { segment: BuilderSegment; codes: CampCodes | undefined },
): CalendarDate[] {
  return nightsOf(segment.startDate, segment.endDate).filter((night) => {
    const code = codes?.rooms.get(night)?.[optionKey]
    return code !== undefined && !isAvailable(code)
  })
}
