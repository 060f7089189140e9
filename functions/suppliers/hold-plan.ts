import { availabilityLabels } from '#shared/calendar/availability'
import { addDays, type CalendarDate, firstDayOf } from '#shared/dates/calendar-date'
import { errorText } from '#shared/errors/error-catalogue'
import { type Problem, problem } from '#shared/itinerary/problem'
import type { InventoryStatus } from '#shared/itinerary/supplier-status'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { AllotmentMove } from '../data/rates/allotment-writes'
import type { StayRequest } from './supplier-system'
import { monthKey, wantedRooms } from './wanted-rooms'

/** What is known before the rooms are taken. */
export interface HoldQuestion {
  readonly stays: readonly StayRequest[]
  /** What the booking has already: it goes back as the new rooms are taken. */
  readonly had: readonly AllotmentMove[]
  /**
   * Months that were refused, as they are. Of all others it is supposed that every night has rooms.
   */
  readonly known: readonly AllotmentMonth[]
}

export interface HoldPlan {
  /** What the booking will have. */
  readonly taken: AllotmentMove[]
  /** What moves: the rooms to take less those that it has. */
  readonly moves: AllotmentMove[]
  /** Nights that are not to be had. With any of them nothing may be taken. */
  readonly problems: Problem[]
  readonly stays: readonly {
    readonly segmentId: string
    readonly inventoryStatus: InventoryStatus
  }[]
}

/**
 * Plans a hold. A night with a count gives rooms; one on request (−2), that may be available (−1)
 * or that nobody knows is asked for and nothing is taken; a closed one, or too few rooms, is a
 * problem (domain.md, Supplier system).
 */
export function holdPlan({ stays, had, known }: HoldQuestion): HoldPlan {
  const knownDays = new Map(known.map((month) => [monthKey(month), month.days]))
  const hadDays = new Map(had.map((move) => [monthKey(move), move.days]))
  const statuses = new Map<string, InventoryStatus>()
  const problems: Problem[] = []
  const takenMonths = wantedRooms(stays).map((move) => {
    const free = knownDays.get(monthKey(move))
    const own = hadDays.get(monthKey(move))
    const days = new Map<number, number>()
    for (const [day, wanted] of move.days) {
      const count = free?.get(day)
      const status =
        free === undefined ? 'taken' : standing(count, { wanted, own: own?.get(day) ?? 0 })
      if (status === 'taken') days.set(day, wanted)
      else if (status === 'short') problems.push(shortage(move, { day, wanted, count, stays }))
      else statuses.set(`${move.optionKey} ${dateOf(move, day)}`, status)
    }
    return { ...move, days }
  })
  const rooms = takenMonths.filter(({ days }) => days.size > 0)
  return {
    taken: rooms,
    moves: differenceOf(rooms, had, knownDays),
    problems,
    stays: stays.map((stay) => standingOf(stay, statuses)),
  }
}

/** The outcome for a night with a known count. Rooms already taken stay taken. */
function standing(
  count: number | undefined,
  { wanted, own }: { wanted: number; own: number },
): 'taken' | 'short' | InventoryStatus {
  if (own >= wanted) return 'taken'
  if (count === undefined || count === -1) return 'Pending'
  if (count === -2) return 'Requested'
  return count >= 0 && count + own >= wanted ? 'taken' : 'short'
}

const dateOf = ({ month }: Pick<AllotmentMove, 'month'>, day: number): CalendarDate =>
  addDays(firstDayOf(month), day - 1)

interface Short {
  readonly day: number
  readonly wanted: number
  readonly count: number | undefined
  readonly stays: readonly StayRequest[]
}

function shortage(move: AllotmentMove, { day, wanted, count = 0, stays }: Short): Problem {
  const date = dateOf(move, day)
  const stay = stays.find(
    ({ startDate, endDate, rooms }) =>
      startDate <= date &&
      date < endDate &&
      rooms.some(({ optionKey }) => optionKey === move.optionKey),
  )
  const at = { date, ...(stay === undefined ? {} : { segmentId: stay.segmentId }) }
  if (count === -3) return problem('room-closed', errorText('rates.closed'), at)
  const message = `${availabilityLabels.noRooms}: ${move.optionKey} on ${date}, ${wanted} needed, ${Math.max(0, count)} available`
  return problem('no-rooms', message, at)
}

type Days = ReadonlyMap<number, number>

/**
 * What has to move from what a booking has to what it is to have. A night that has no count any
 * more takes nothing back.
 */
function differenceOf(
  wanted: readonly AllotmentMove[],
  had: readonly AllotmentMove[],
  known: ReadonlyMap<string, Days>,
): AllotmentMove[] {
  const byKey = new Map([...had, ...wanted].map((move) => [monthKey(move), move]))
  const daysOf = (list: readonly AllotmentMove[]) =>
    new Map(list.map((move) => [monthKey(move), move.days]))
  const [wantedDays, hadDays] = [daysOf(wanted), daysOf(had)]
  return [...byKey].flatMap(([key, move]) => {
    const [now, before, free] = [wantedDays.get(key), hadDays.get(key), known.get(key)]
    const days = new Map<number, number>()
    for (const day of new Set([...(now?.keys() ?? []), ...(before?.keys() ?? [])])) {
      const change = (now?.get(day) ?? 0) - (before?.get(day) ?? 0)
      const isCounted = free === undefined || (free.get(day) ?? -1) >= 0
      if (change !== 0 && isCounted) days.set(day, change)
    }
    return days.size === 0 ? [] : [{ ...move, days }]
  })
}

/** A stay's status is that of its least certain night. */
function standingOf(stay: StayRequest, asked: ReadonlyMap<string, InventoryStatus>) {
  const { segmentId, startDate, endDate, rooms, isDmcArranged } = stay
  const statuses = [...asked].flatMap(([night, status]) => {
    const [optionKey = '', date = ''] = night.split(' ')
    const isOurs =
      startDate <= date && date < endDate && rooms.some((room) => room.optionKey === optionKey)
    return isOurs ? [status] : []
  })
  if (isDmcArranged || statuses.includes('Requested'))
    return { segmentId, inventoryStatus: 'Requested' as const }
  const inventoryStatus = statuses.includes('Pending')
    ? ('Pending' as const)
    : ('Provisional' as const)
  return { segmentId, inventoryStatus }
}
