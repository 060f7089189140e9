import { type CalendarDate, daysBetween } from '../dates/calendar-date'
import type { Dated } from './shift-trip'

/** What the order of a trip is made of. */
export interface Placed extends Dated {
  readonly id: string
  readonly type: string
}

/** Stays that share nights move together; usually a single stay. */
export interface StayBlock<S> {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly stays: readonly S[]
}

/** The stays of a trip as blocks, in the order of their days. */
export function stayBlocks<S extends Placed>(segments: readonly S[]): StayBlock<S>[] {
  const blocks: StayBlock<S>[] = []
  const stays = segments.filter(({ type }) => type === 'stay')
  for (const stay of stays.toSorted((one, other) => daysBetween(other.startDate, one.startDate))) {
    const last = blocks.at(-1)
    if (last === undefined || stay.startDate >= last.endDate) {
      blocks.push({ startDate: stay.startDate, endDate: stay.endDate, stays: [stay] })
    } else {
      const endDate = stay.endDate > last.endDate ? stay.endDate : last.endDate
      blocks[blocks.length - 1] = { ...last, endDate, stays: [...last.stays, stay] }
    }
  }
  return blocks
}

/** What happens during a stay and ends within it. A guide for the whole trip belongs to no stay. */
export function isDuring({ startDate, endDate }: Dated, block: Dated): boolean {
  return block.startDate <= startDate && startDate < block.endDate && endDate <= block.endDate
}

/** Transport, as opposed to activities. */
export const isTransit = (type: string): boolean => !['stay', 'service', 'price'].includes(type)

/**
 * Whether something moves with a stay: what is done during it, and ways that begin after the day of
 * arrival.
 */
export function belongsTo(segment: Placed, block: Dated): boolean {
  if (!isDuring(segment, block)) return false
  return !isTransit(segment.type) || segment.startDate > block.startDate
}
