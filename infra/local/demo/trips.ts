import * as z from 'zod/mini'
import { addDays, addMonths, type CalendarMonth, firstDayOf } from '#shared/dates/calendar-date'
import { rowsOf } from './rows'

/** First and last day, counted from the day of arrival. */
const days = z.tuple([z.int(), z.int()])
const ages = z._default(z.array(z.int()), [])

const stay = z.strictObject({
  type: z.literal('stay'),
  days,
  supplierCode: z.string(),
  rooms: z.array(
    z.strictObject({
      optionKey: z.string(),
      adults: z.int(),
      children: z._default(z.int(), 0),
      childrenAges: ages,
    }),
  ),
})

/**
 * Everything between the stays, with the amount a supplier charges for it; nothing for what the
 * travelers arrange.
 */
const transfer = z.strictObject({
  type: z.enum(['entry', 'exit', 'flight', 'scheduled', 'chartered', 'road', 'service']),
  days,
  title: z.string(),
  /** transitPointCode where it arrives. */
  travelHubCode: z.string(),
  /** transitPointCode where it begins, and what clocks show there and where it arrives. */
  fromHubCode: z.optional(z.string()),
  flightNumber: z.optional(z.string()),
  departureTime: z.optional(z.string()),
  arrivalTime: z.optional(z.string()),
  costAmount: z.optional(z.string()),
  currency: z.optional(z.string()),
  arrangedBy: z.enum(['DMC', 'Agent']),
  /** Offered to the client, who has not taken it. */
  optional: z.optional(z.literal(true)),
  chargeable: z.optional(z.literal(false)),
})

const tripRow = z.strictObject({
  itineraryId: z.string(),
  agencyId: z.string(),
  agentId: z.string(),
  clientId: z.string(),
  name: z.string(),
  currency: z.string(),
  adults: z.int(),
  children: z._default(z.int(), 0),
  childrenAges: ages,
  /** Saved by hand before anything was asked. */
  isDraft: z.optional(z.literal(true)),
  /** Storage key of its film (demo-film.ts). */
  video: z.optional(z.string()),
  /** Who pays together, by full name. */
  groups: z.optional(z.array(z.strictObject({ name: z.string(), travelers: z.array(z.string()) }))),
  /** Months from the month of seeding, and the day of that month on which it starts. */
  monthsAhead: z.int(),
  firstDay: z.int(),
  nights: z.int(),
  segments: z.array(z.discriminatedUnion('type', [stay, transfer])),
})

const step = z.enum(['quote', 'hold', 'lose', 'ask', 'pay', 'request', 'confirm', 'cancel'])
/**
 * What is done to a trip in its life; `lose` is a hold that the supplier system does not answer.
 */
export type LifeStep = z.infer<typeof step>

const lifeRow = z.extend(tripRow, {
  madeDaysAgo: z.number(),
  /** Its client sees it in the portal once the steps were done. */
  isShared: z._default(z.boolean(), false),
  /** When each is done, in days before the demo data are loaded: first what is longest ago. */
  steps: z._default(z.array(z.tuple([step, z.number()])), []),
  /** Saved as a pattern for others when the steps were done. */
  pattern: z.optional(
    z.strictObject({
      itineraryId: z.string(),
      name: z.string(),
      savedDaysAgo: z.number(),
      /** Lead agents make examples. */
      state: z._default(z.enum(['saved', 'example']), 'saved'),
    }),
  ),
})

export type DemoItinerary = ReturnType<typeof itineraryOf>
export type DemoSegment = DemoItinerary['segments'][number]
export type DemoStay = Extract<DemoSegment, { type: 'stay' }>
/** A trip and what became of it. */
export type DemoLife = ReturnType<typeof livesFrom>[number]

const trips = rowsOf('trips', 'itineraryId', tripRow)
const lives = rowsOf('lives', 'itineraryId', lifeRow)

/**
 * Trips for the list, to be created as estimates; their dates move with the month in which they are
 * seeded.
 */
export const itinerariesFrom = (start: CalendarMonth): DemoItinerary[] =>
  trips.map((trip) => itineraryOf(trip, start))

/**
 * Trips of Marula Journeys in every state of their life, with dates that move with the month they
 * are seeded in.
 */
export const livesFrom = (start: CalendarMonth) =>
  lives.map(({ madeDaysAgo, steps, pattern, isShared, ...row }) => ({
    trip: itineraryOf(row, start),
    madeDaysAgo,
    steps,
    pattern,
    isShared,
  }))

/** A trip of a row with the dates that it has when it is seeded in a month. */
function itineraryOf(
  { monthsAhead, firstDay, nights, segments, ...trip }: z.infer<typeof tripRow>,
  start: CalendarMonth,
) {
  const day = (offset: number) =>
    addDays(firstDayOf(addMonths(start, monthsAhead)), firstDay - 1 + offset)
  return {
    ...trip,
    startDate: day(0),
    endDate: day(nights),
    segments: segments.map(({ days: [from, to], ...segment }) => ({
      ...segment,
      startDate: day(from),
      endDate: day(to),
    })),
  }
}
