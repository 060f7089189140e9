import type { CalendarMonth } from '#shared/dates/calendar-date'
import { itineraryOf } from './itineraries'
import type { DemoTrip } from './itinerary-rows'
import { farTrips } from './life-rows-far'
import { nearTrips } from './life-rows-near'
import type { DemoItinerary } from './people-types'

/** What is done to a trip in its life; `lose` is a hold that the supplier system does not answer. */
export type LifeStep = 'quote' | 'hold' | 'lose' | 'ask' | 'pay' | 'request' | 'confirm' | 'cancel'

/** When each is done, in days before the demo data are loaded: first what is longest ago. */
export type LifeSteps = readonly (readonly [step: LifeStep, daysAgo: number])[]

/** A trip and what became of it. */
export interface DemoLife {
  readonly trip: DemoItinerary
  readonly madeDaysAgo: number
  readonly steps: LifeSteps
  readonly pattern?: DemoPattern | undefined
}

/** A trip that was saved as a pattern for others when its steps were done; its id and name, and how many days ago. */
export interface DemoPattern {
  readonly itineraryId: string
  readonly name: string
  readonly savedDaysAgo: number
}

/** A trip as it is written down, with its life. */
export type LifeRow = DemoTrip & Omit<DemoLife, 'trip'>

/** Trips of Marula Journeys in every state of their life, with dates that move with the month they are seeded in. */
export const livesFrom = (start: CalendarMonth): DemoLife[] =>
  [...nearTrips, ...farTrips].map(({ madeDaysAgo, steps, pattern, ...row }) => ({
    trip: itineraryOf(row, start),
    madeDaysAgo,
    steps,
    pattern,
  }))
