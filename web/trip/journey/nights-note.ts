import { countOf } from '#shared/format/words'
import { readAmount } from '#shared/money/money'
import { costStay, type StayCost, type StayToCost } from '#shared/rooms/cost-stay'
import { figureText } from '../../components/money/money-parts'
import { unlessAppError } from '../../lib/errors/unless-app-error'
import type { TripSegment } from '../page/trip'

/** The supplier's rates for a stay. */
export type StayRates = Pick<StayToCost, 'rules' | 'roomTypes'>

/**
 * How a stay's cost follows from its nights and rooms: `3 nights × (2 × 41,500)`. Undefined if today's rates don't give
 * exactly the quoted amount.
 */
export function nightsNote(segment: TripSegment, rates: StayRates): string | undefined {
  const { startDate, endDate, rooms, costAmount, currency } = segment
  const cost = costOf({ startDate, endDate, rooms, ...rates })
  if (cost === undefined || cost.currency !== currency) return undefined
  if (cost.amount !== readAmount(costAmount, cost.currency)) return undefined
  return nightGroups(cost)
    .map(({ nights, rooms: amounts }) => `${countOf(nights, 'night')} × ${roomsText(amounts, cost.currency)}`)
    .join(' + ')
}

function costOf(stay: StayToCost): StayCost | undefined {
  return stay.rooms.length === 0 ? undefined : unlessAppError(() => costStay(stay))
}

interface NightGroup {
  readonly nights: number
  /** The amount of each room on each of these nights, minor units. */
  readonly rooms: readonly number[]
}

/** Consecutive nights with the same cost per room. */
function nightGroups({ nights }: StayCost): NightGroup[] {
  const byDate = new Map<string, number[]>()
  for (const { date, amount } of nights) byDate.set(date, [...(byDate.get(date) ?? []), amount])
  const groups: NightGroup[] = []
  for (const rooms of byDate.values()) {
    const last = groups.at(-1)
    if (last !== undefined && last.rooms.join() === rooms.join())
      groups[groups.length - 1] = { rooms, nights: last.nights + 1 }
    else groups.push({ rooms, nights: 1 })
  }
  return groups
}

/** `41,500`, `(2 × 41,500)`, `(41,500 + 20,750)`. */
function roomsText(amounts: readonly number[], currency: string): string {
  const counts = new Map<number, number>()
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1)
  const parts = [...counts].map(([amount, count]) => `${count === 1 ? '' : `${count} × `}${plain(amount, currency)}`)
  return amounts.length === 1 ? parts.join('') : `(${parts.join(' + ')})`
}

const plain = (amount: number, currency: string): string => figureText(amount, currency).replace(/\.0+$/, '')
