import type { RoomAvailability, RoomType } from '#shared/api/availability'
import { roomAvailabilityLabel } from '#shared/calendar/availability'
import { matchParty } from '#shared/calendar/match-party'
import type { MatchedRooms, SleptRoom } from '#shared/calendar/match-rooms'
import { partyWords } from '#shared/format/words'
import { type GuideTerms, guidePrice } from '#shared/pricing/guide-price'

/** What a camp can offer a stay's party for its nights. */
export interface CampOffer extends MatchedRooms {
  readonly words: string
  readonly tone: 'ok' | 'warn' | 'bad' | 'info'
  /**
   * Per person per night at the trip's margins, in minor units of USD; undefined without a price.
   */
  readonly perPerson: number | undefined
}

/**
 * Evaluates a camp by room types and availability over all nights: rooms for the party as they
 * share now, else as the default rooms of 2 §7.1, else in as few more rooms as possible.
 */
export function campOffer(
  slept: readonly SleptRoom[],
  {
    roomTypes,
    rooms,
  }: { readonly roomTypes: readonly RoomType[]; readonly rooms: readonly RoomAvailability[] },
  terms: GuideTerms,
): CampOffer {
  const campRooms = {
    roomTypes,
    available: new Map(rooms.map(({ optionKey, available }) => [optionKey, available])),
    prices: new Map(rooms.map(({ optionKey, price }) => [optionKey, price])),
  }
  const match = matchParty(slept, campRooms)
  const perPerson = match.unmatched.length === 0 ? meanPrice(match, rooms, terms) : undefined
  return { ...match, ...standingOf(match, rooms), perPerson }
}

function standingOf(
  { rooms: lines, unmatched }: MatchedRooms,
  rooms: readonly RoomAvailability[],
): Pick<CampOffer, 'words' | 'tone'> {
  const [first] = unmatched
  if (first !== undefined) {
    const isNothing = rooms.every(({ available }) => (available ?? 0) === 0 || available === -3)
    return {
      words: isNothing ? roomAvailabilityLabel(0) : `No room for ${partyWords(first)}`,
      tone: 'bad',
    }
  }
  const codes = lines.map(
    ({ optionKey }) => rooms.find((one) => one.optionKey === optionKey)?.available ?? -2,
  )
  const worst = Math.min(...codes)
  if (worst > 0) return { words: `${roomAvailabilityLabel(worst)}: ${worst}`, tone: 'ok' }
  return { words: roomAvailabilityLabel(worst), tone: worst === -1 ? 'warn' : 'info' }
}

/** The average over the party of the per-person-sharing price of their rooms. */
function meanPrice(
  { rooms: lines }: MatchedRooms,
  rooms: readonly RoomAvailability[],
  terms: GuideTerms,
): number | undefined {
  let [sum, people] = [0, 0]
  for (const { optionKey, adults, children } of lines) {
    const { price, rateCurrency } = rooms.find((one) => one.optionKey === optionKey) ?? {}
    if (price === undefined || price === null || price === 0) return undefined
    sum +=
      guidePrice({ amount: price, rateCurrency: rateCurrency ?? 'USD' }, terms) *
      (adults + children)
    people += adults + children
  }
  return people === 0 ? undefined : Math.round(sum / people)
}
