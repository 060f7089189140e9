import { zoneOfCountry } from '#shared/dates/country-zones'
import { heldUntil } from '#shared/itinerary/hold-clock'
import type { Trip } from './trip'

export interface HoldTimes {
  readonly until: string
  /** `Tue, Nov 24, 17:00` on the clocks of the first camp. */
  readonly atCamp: string
  readonly country: string
  /** The same on the agent's clock; undefined when it shows the same. */
  readonly here: string | undefined
  readonly isSoon: boolean
}

const soonMs = 24 * 3_600_000

/** Until when rooms are held that then go back by themselves; undefined when none are. */
export function holdTimes(
  trip: Trip,
  { now, zone }: { readonly now: Date; readonly zone: string },
): HoldTimes | undefined {
  const until = heldUntil(trip)
  if (until === undefined) return undefined
  const country = trip.itinerary.segments.find(({ type }) => type === 'stay')?.country ?? ''
  const at = new Date(until)
  const atCamp = clockIn(at, zoneOfCountry(country))
  const here = clockIn(at, zone)
  return {
    ...{ until, atCamp, country },
    here: here === atCamp ? undefined : here,
    isSoon: at.getTime() - now.getTime() < soonMs,
  }
}

function clockIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(at)
}
