import type { CalendarDate } from '#shared/dates/calendar-date'
import { nightsOf } from '#shared/dates/calendar-date'
import { type Hue, hueOfStay } from '../../../components/calendar/calendar-day'
import type { BuilderSegment } from './builder-segment'

/** A stay as the calendars see it: the segment, its place in the journey and its colour. */
export interface Stay {
  readonly segment: BuilderSegment
  /** From 1. */
  readonly place: number
  readonly hue: Hue
}

const known = new WeakMap<readonly BuilderSegment[], ReadonlyMap<CalendarDate, Stay>>()

/** The stay that has each night (2 §3, dateMap). Computed once for each itinerary, however many calendars ask. */
export function staysByNight(segments: readonly BuilderSegment[]): ReadonlyMap<CalendarDate, Stay> {
  const computed = known.get(segments) ?? new Map(staysOf(segments).flatMap(nightsWith))
  known.set(segments, computed)
  return computed
}

/** The segments in order, with place and colour. */
export function staysOf(segments: readonly BuilderSegment[]): Stay[] {
  return segments.map((segment, index) => ({ segment, place: index + 1, hue: hueOfStay(index) }))
}

function nightsWith(stay: Stay): [CalendarDate, Stay][] {
  const { startDate, endDate } = stay.segment
  return nightsOf(startDate, endDate).map((night) => [night, stay])
}
