import type { Dashboard, PipelineStage, Sums } from '#shared/api/dashboard'
import { pipelineStages } from '#shared/api/dashboard'
import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import type { Where } from '#shared/catalogue/filter-types'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { soonDays, untouchedDays } from '#shared/itinerary/chase'
import { type ItineraryState, priceLockedStates } from '#shared/itinerary/states'
import { isPossibleAmount } from '#shared/money/minor-units'
import { supplierDebtsIn } from '#shared/pricing/supplier-debts'
import { groupBy } from '../data/table/group-by'
import { saleFields, salesAmong } from './sales'

/** What the figures need of a trip. */
export const figureFields = [
  ...saleFields,
  ...(['id', 'name', 'agentId', 'agentName', 'clientName', 'startDate', 'endDate'] as const),
  ...(['adults', 'children', 'currency', 'sell', 'margin', 'dueDate', 'published'] as const),
  ...(['problems', 'supplierDebts', 'unpriced'] as const),
] as const
export type FigureTrip = Pick<ItinerarySummary, (typeof figureFields)[number]>

const oldEstimateDays = 14
const waitingDays = 2
const monthsBack = 5
const monthsShown = 12

const stageOf: Readonly<Partial<Record<ItineraryState, PipelineStage>>> = {
  draft: 'estimate',
  estimate: 'estimate',
  quoting: 'quote',
  quote: 'quote',
  holding: 'provisional',
  provisional: 'provisional',
  confirm_requested: 'confirm_requested',
  confirming: 'confirm_requested',
  unknown: 'confirm_requested',
  confirmed: 'confirmed',
}

/**
 * The trips that count in some figure: those that are not over, and what was booked for the months
 * of the chart and the year before them.
 */
export const countedTrips = (today: CalendarDate): Where => {
  const firstDay = firstDayOf(addMonths(monthOf(today), -monthsBack - 12))
  const stateOf = (value: readonly string[]) =>
    ({ kind: 'inq', field: 'state', type: 'string', value }) as const
  const from = (field: string, value: CalendarDate) =>
    ({ kind: 'gte', field, type: 'date', value }) as const
  return {
    kind: 'or',
    of: [
      { kind: 'and', of: [stateOf(Object.keys(stageOf)), from('endDate', today)] },
      { kind: 'and', of: [stateOf(priceLockedStates), from('startDate', firstDay)] },
    ],
  }
}

type TripFigures = Pick<Dashboard, 'pipeline' | 'chase' | 'margin' | 'exposure'> & {
  /** Booked trips that leave within 60 days, the first to leave first. */
  readonly departing: readonly FigureTrip[]
}

/** The days that trips are compared with, each worked out once. */
const daysFrom = (today: CalendarDate) => ({
  today,
  untouched: addDays(today, -untouchedDays),
  soon: addDays(today, soonDays),
  oldEstimate: addDays(today, -oldEstimateDays),
  waiting: addDays(today, -waitingDays),
})
type Days = ReturnType<typeof daysFrom>

/** The figures of trips on a day, by one look at each. */
export function tripFigures(trips: readonly FigureTrip[], today: CalendarDate): TripFigures {
  const days = daysFrom(today)
  // Of the versions of a proposal a client is asked about one, and about none once another is booked.
  const tripsToChase = salesAmong(trips)(trips.filter((trip) => isToChase(trip, days))).toSorted(
    (one, other) => (one.updatedAt < other.updatedAt ? -1 : 1),
  )
  // Rooms are held or booked: the margin of these trips and what they owe suppliers count.
  const bookedTrips = trips.filter(({ state }) => priceLockedStates.includes(state))
  return {
    pipeline: pipelineOf(trips, days),
    chase: { count: tripsToChase.length, trips: tripsToChase },
    margin: marginOf(bookedTrips, today),
    exposure: exposureOf(bookedTrips.filter(({ endDate }) => endDate >= today)),
    departing: bookedTrips
      .filter(({ startDate }) => startDate >= today && startDate <= days.soon)
      .sort((one, other) => (one.startDate < other.startDate ? -1 : 1)),
  }
}

function pipelineOf(trips: readonly FigureTrip[], days: Days): Dashboard['pipeline'] {
  const stages = groupBy(trips, (trip) => pipelineStageOf(trip, days))
  const salesIn = salesAmong(trips)
  return pipelineStages.map((stage) => {
    const own = stages.get(stage) ?? []
    const sales = salesIn(own)
    return {
      stage,
      trips: own.length,
      alternatives: own.length - sales.length,
      sell: sumsOf(sales, ({ sell }) => sell),
      unpriced: sales.filter(({ unpriced = 0 }) => unpriced > 0).length,
      attention: own.filter((trip) => needsAttention(stage, trip, days)).length,
      guests: own.reduce((sum, { adults, children }) => sum + adults + children, 0),
    }
  })
}

/**
 * Where a trip stands; undefined for patterns, cancelled trips, and those that are over or were
 * never booked in time.
 */
function pipelineStageOf(
  { state, startDate, endDate }: FigureTrip,
  { today }: Days,
): PipelineStage | undefined {
  if (endDate < today) return undefined
  return state === 'confirmed' && startDate <= today ? 'traveling' : stageOf[state]
}

/**
 * Estimates that were left for 14 days, quotes to chase, confirmations nobody has answered for two
 * days, confirmed trips with a late payment, and problems of those who travel. What is held has its
 * own list.
 */
function needsAttention(stage: PipelineStage, trip: FigureTrip, days: Days): boolean {
  const changedOn = trip.updatedAt.slice(0, 10)
  switch (stage) {
    case 'estimate':
      return changedOn <= days.oldEstimate
    case 'quote':
      return isToChase(trip, days)
    case 'provisional':
      return false
    case 'confirm_requested':
      return trip.state === 'unknown' || changedOn <= days.waiting
    case 'confirmed':
      return trip.dueDate !== undefined && trip.dueDate < days.today
    case 'traveling':
      return trip.problems > 0
  }
}

const isToChase = (
  { state, updatedAt, startDate }: FigureTrip,
  { today, untouched, soon }: Days,
): boolean =>
  state === 'quote' &&
  startDate >= today &&
  (updatedAt.slice(0, 10) <= untouched || startDate <= soon)

function marginOf(booked: readonly FigureTrip[], today: CalendarDate): Dashboard['margin'] {
  const first = addMonths(monthOf(today), -monthsBack)
  const months = Array.from({ length: monthsShown }, (_, at) => addMonths(first, at))
  const byMonth = groupBy(booked, ({ startDate }) => monthOf(startDate))
  const inMonth = (month: CalendarMonth, isConfirmed: boolean) =>
    (byMonth.get(month) ?? []).filter(({ state }) => (state === 'confirmed') === isConfirmed)
  const marginIn = (trips: readonly FigureTrip[]) => sumsOf(trips, ({ margin = 0 }) => margin)
  const byAgent = groupBy(
    months.flatMap((month) => byMonth.get(month) ?? []),
    ({ agentId }) => agentId,
  )
  return {
    months: months.map((month) => ({
      month,
      confirmed: marginIn(inMonth(month, true)),
      held: marginIn(inMonth(month, false)),
      yearBefore: marginIn(inMonth(addMonths(month, -12), true)),
    })),
    agents: [...byAgent].map(([agentId, own]) => ({
      agentId,
      agentName: own[0]?.agentName ?? '',
      trips: own.length,
      margin: marginIn(own),
    })),
  }
}

function exposureOf(trips: readonly FigureTrip[]): Dashboard['exposure'] {
  const debts = trips.flatMap(({ supplierDebts, startDate }) =>
    supplierDebtsIn(supplierDebts).map((debt) => ({ ...debt, startDate })),
  )
  return [...groupBy(debts, ({ currency }) => currency)].map(([currency, own]) => {
    const open = own.filter(({ unpaid }) => unpaid > 0)
    const [next = own[0]?.startDate] = open.map(({ startDate }) => startDate).sort()
    return {
      currency,
      unpaid: own.reduce((sum, { unpaid }) => sum + unpaid, 0),
      whole: own.reduce((sum, { whole }) => sum + whole, 0),
      trips: own.length,
      next: next ?? ('' as CalendarDate),
    }
  })
}

/**
 * Sums by currency; an amount that no trip can have is left out, so that one bad record spoils
 * none.
 */
export function sumsOf<T extends { readonly currency: string }>(
  of: readonly T[],
  amountOf: (one: T) => number,
): Sums {
  const sums = new Map<string, number>()
  for (const one of of) {
    const sum = (sums.get(one.currency) ?? 0) + amountOf(one)
    if (isPossibleAmount(amountOf(one)) && Number.isSafeInteger(sum)) sums.set(one.currency, sum)
  }
  return Object.fromEntries(sums)
}
