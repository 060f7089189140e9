import type { RoomType } from '#shared/api/availability'
import {
  type AvailabilityCode,
  isAvailable,
  roomAvailabilityLabel,
} from '#shared/calendar/availability'
import { fitsParty } from '#shared/calendar/house-party'
import type { QuoteMode } from '#shared/calendar/quote-mode'
import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { joinWords } from '#shared/format/words'
import type { SupplierPrice } from '#shared/pricing/guide-price'
import { type SystemType, systemTypeLabels } from '#shared/rooms/room-type-codes'
import type { Travelers } from '#shared/rooms/unassigned'
import type { CampCodes } from '../api/availability-query'
import type { OfferEntry } from '../detail/use-room-facts'
import type { BuilderSegment, RoomLine } from './builder-segment'

export type OfferTone = 'ok' | 'info' | 'warn' | 'bad' | 'quiet'

/** What a room card shows of a room type for a stay's dates. */
export interface RoomOffer {
  /** `Rooms available: 3`; undefined without dates. */
  readonly label: string | undefined
  readonly tone: OfferTone
  /**
   * Can't be added: disabled, fully booked on a night, or all its rooms are in the stay already.
   */
  readonly isOff: boolean
  /**
   * Its availability on these dates is being fetched; a room that the supplier disabled waits for
   * nothing.
   */
  readonly isLoading: boolean
  /** Rooms left that aren't in this stay; undefined where they aren't counted. */
  readonly left: number | undefined
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
    const undated = { label: undefined, tone: 'quiet', isLoading: false, left: undefined } as const
    return { ...undated, isOff: room.disabled, price, rateCurrency }
  }
  const code =
    quoteMode === 'quote_only'
      ? -1
      : (entry?.available ?? (isLoading ? undefined : isUnknown ? -1 : 0))
  const counted = code !== undefined && code > 0 ? code - chosen.length : undefined
  const left = Math.min(counted ?? Number.POSITIVE_INFINITY, room.maxUnits - chosen.length)
  const isTaken = code !== undefined && !isAvailable(code)
  return {
    label: labelOf(code),
    tone: toneOf(code),
    isOff: room.disabled || isTaken || code === undefined || left <= 0,
    isLoading: code === undefined && !room.disabled,
    left: counted,
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
  if (segment !== undefined && offer.isOff) {
    const taken = takenNights(room.optionKey, { segment, codes })
    return taken.length === 0 || taken.length > 3
      ? ''
      : `Fully booked on ${joinWords(taken.map(shortDate))}`
  }
  if (offer.left === 1) return 'Last room on these dates'
  if (room.normalChildren === 0) return 'Adults only'
  return room.maxUnits === 1 ? 'Only one of this room exists' : ''
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

interface RoomGroup {
  readonly systemType: SystemType
  readonly label: string
  readonly rooms: readonly RoomType[]
}

const order: readonly SystemType[] = ['Twin', '_Double', 'Family', 'Single']

/** A room's rank in the list: available and suitable first, then other available ones. */
export function roomRank(room: RoomType, { party, available }: RankFacts): number {
  const [isFree, isFit] = [
    available === undefined || isAvailable(available),
    fitsParty(room, party),
  ]
  if (isFree) return isFit ? 0 : 1
  return isFit ? 2 : 3
}

interface RankFacts {
  readonly party: Travelers
  /** For the stay's dates; undefined while loading or without dates. */
  readonly available: AvailabilityCode | undefined
}

/**
 * Room types by system type, groups and rooms by rank; unknown types are logged and left out (2
 * §8).
 */
export function roomGroups(
  rooms: readonly RoomType[],
  rankOf: (room: RoomType) => number = () => 0,
): RoomGroup[] {
  for (const { optionKey, systemType } of rooms) {
    if (!order.includes(systemType))
      console.warn(`The room ${optionKey} has the unknown system type ${systemType}`)
  }
  const best = (group: RoomGroup) => Math.min(...group.rooms.map(rankOf))
  return order
    .map((systemType) => ({
      systemType,
      label: systemTypeLabels[systemType],
      rooms: rooms
        .filter((room) => room.systemType === systemType)
        .sort((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter((group) => group.rooms.length > 0)
    .sort((a, b) => best(a) - best(b))
}
