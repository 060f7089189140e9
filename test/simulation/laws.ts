import { inFlightStates, itineraryStates } from '#shared/itinerary/states'
import { transitions } from '#shared/itinerary/transitions'
import { bookingIn } from '../../functions/data/booking-records'
import type { Item } from '../../functions/data/table-access'
import type { MemoryTable } from '../support/memory-table'

/** What holds after every step, whatever happens; each law that is broken throws. */
export interface Laws {
  /** Looks at what the last step wrote. */
  check(): void
  /** Rooms that are not free, over all camps and nights. */
  roomsTaken(): number
}

/** A night of a room type: `month optionKey day`. */
type Night = string

export function lawsOf(table: MemoryTable): Laws {
  const free = new Map<Night, number>()
  const taken = new Map<Night, number>()
  const total = new Map<Night, number>()
  let touched = new Set<Night>()
  const broken: string[] = []

  const countFree = (item: Item) => {
    for (const [name, count] of Object.entries(item)) {
      if (!/^d\d\d$/.test(name) || typeof count !== 'number') continue
      const night = `${item.sk} ${name.slice(1)}`.replace('#', ' ')
      if (!total.has(night)) total.set(night, count)
      if (free.get(night) !== count) touched.add(night)
      free.set(night, count)
    }
  }
  const countTaken = (item: Item | undefined, sign: 1 | -1) => {
    if (item === undefined) return
    for (const { month, optionKey, days } of bookingIn(item).taken) {
      for (const [day, count] of Object.entries(days)) {
        const night = `${month} ${optionKey} ${day}`
        taken.set(night, (taken.get(night) ?? 0) + sign * count)
        touched.add(night)
      }
    }
  }
  table.watch((before, after) => {
    const { pk, sk } = after ?? before ?? {}
    if (String(pk).endsWith('#CALENDAR') && !String(sk).endsWith('~rates')) countFree(after ?? {})
    if (sk === 'BOOKING') {
      countTaken(before, -1)
      countTaken(after, 1)
    }
    if (sk === 'ITINERARY' && before !== undefined && after !== undefined) {
      const step = `${before.state} → ${after.state}`
      if (before.state !== after.state && !lawfulSteps.has(step)) broken.push(`${pk}: ${step} is not in the table`)
      if (Number(after.version) !== Number(before.version) + 1)
        broken.push(`${pk}: version ${after.version} after ${before.version}`)
    }
  })
  return {
    check() {
      for (const night of touched) {
        const [left = 0, gone = 0, all = 0] = [free.get(night), taken.get(night), total.get(night)]
        if (left < 0) broken.push(`${night}: ${left} rooms free`)
        if (left + gone !== all) broken.push(`${night}: ${left} free and ${gone} taken of ${all}`)
      }
      touched = new Set()
      if (broken.length > 0) throw new Error(broken.join('\n'))
    },
    roomsTaken: () => [...taken.values()].reduce((sum, count) => sum + count, 0),
  }
}

/** Every change of state that some row of the table allows: into flight, to rest, and what a supplier's status maps to. */
const lawfulSteps: ReadonlySet<string> = new Set(
  Object.values(transitions).flatMap(({ from, inFlight, endsIn, onFailure }) => {
    const mapped = ['confirmed', 'provisional', 'quote', 'cancelled', 'unknown']
    const ends = [endsIn, onFailure.refused, onFailure.unanswered].flatMap((end) =>
      end === 'supplier-status' ? mapped : [end],
    )
    const starts = inFlight === undefined ? from : [inFlight]
    const into = inFlight === undefined ? [] : from.map((state) => `${state} → ${inFlight}`)
    return [...into, ...starts.flatMap((state) => ends.map((end) => `${state} → ${end}`))]
  }),
)

export const isInFlightState = (state: unknown): boolean => inFlightStates.some((flying) => flying === state)
export const knownStates: readonly string[] = itineraryStates
