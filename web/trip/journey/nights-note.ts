import { countOf } from '#shared/format/words'
import { isHoneymoon } from '#shared/itinerary/supplier-stays'
import { readAmount } from '#shared/money/money'
import { costStay, type NightCost, type StayCost, type StayToCost } from '#shared/rooms/cost-stay'
import type { Offer } from '#shared/rooms/offers'
import { figureText } from '../../components/money/money-parts'
import { unlessAppError } from '../../lib/errors/unless-app-error'
import type { TripSegment } from '../page/trip'

/** The supplier's rates for a stay. */
export type StayRates = Pick<StayToCost, 'rules' | 'roomTypes' | 'market'>

/**
 * How a stay's cost follows from its nights and rooms: `3 nights × (2 × 41,500) + 240 Park fee`, and `1 night free
 * (stay 4, pay 3)`, `(10% off, early bird)` or `(child of 8 50%)` behind nights, where an offer or a
 * rate of its own gives it. Undefined if
 * today's rates don't give exactly the quoted amount.
 */
export function nightsNote(
  segment: TripSegment,
  rates: StayRates,
  quotedAt?: string,
): string | undefined {
  const { startDate, endDate, rooms, costAmount, currency } = segment
  const facts = { bookedOn: quotedAt?.slice(0, 10), isHoneymoon: isHoneymoon(segment) }
  const cost = costOf({ startDate, endDate, rooms, ...rates, ...facts })
  if (cost === undefined || cost.currency !== currency) return undefined
  if (cost.amount !== readAmount(costAmount, cost.currency)) return undefined
  const groups = nightGroups(cost).map(({ nights, rooms: amounts, because }) => {
    const why = because.length === 0 ? '' : ` (${because.join(', ')})`
    return amounts.every((amount) => amount === 0) && why !== ''
      ? `${countOf(nights, 'night')} free${why}`
      : `${countOf(nights, 'night')} × ${roomsText(amounts, cost.currency)}${why}`
  })
  const charges = (cost.charges ?? [])
    .filter(({ isPaidLocally }) => !isPaidLocally)
    .map(({ name, amount }) => `${plain(amount, cost.currency)} ${name}`)
  return [...groups, ...charges].join(' + ')
}

const offerText = (offer: Offer): string =>
  'stay' in offer ? `stay ${offer.stay}, pay ${offer.pay}` : `${offer.percent}% off, ${offer.name}`

function costOf(stay: StayToCost): StayCost | undefined {
  return stay.rooms.length === 0 ? undefined : unlessAppError(() => costStay(stay))
}

interface NightGroup {
  readonly nights: number
  /** The amount of each room on each of these nights, minor units. */
  readonly rooms: readonly number[]
  /** What makes them cheaper, or free, and the rates of children and extra adults. */
  readonly because: readonly string[]
}

const reasons = ({ offers = [], notes = [] }: NightCost): string[] => [
  ...notes,
  ...offers.map(offerText),
]

/** Consecutive nights with the same cost per room. */
function nightGroups({ nights }: StayCost): NightGroup[] {
  const groups: NightGroup[] = []
  for (const date of new Set(nights.map((night) => night.date))) {
    const ofDate = nights.filter((night) => night.date === date)
    const rooms = ofDate.map(({ amount }) => amount)
    const because = [...new Set(ofDate.flatMap(reasons))]
    const last = groups.at(-1)
    if (last?.rooms.join() === rooms.join() && last.because.join() === because.join())
      groups[groups.length - 1] = { ...last, nights: last.nights + 1 }
    else groups.push({ nights: 1, rooms, because })
  }
  return groups
}

/** `41,500`, `(2 × 41,500)`, `(41,500 + 20,750)`. */
function roomsText(amounts: readonly number[], currency: string): string {
  const counts = new Map<number, number>()
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1)
  const parts = [...counts].map(
    ([amount, count]) => `${count === 1 ? '' : `${count} × `}${plain(amount, currency)}`,
  )
  return amounts.length === 1 ? parts.join('') : `(${parts.join(' + ')})`
}

const plain = (amount: number, currency: string): string =>
  figureText(amount, currency).replace(/\.0+$/, '')
