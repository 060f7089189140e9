import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '../dates/calendar-date'
import { dateInZone, zonedInstant } from '../dates/zoned-time'

/** Status of a flight. Delayed, diverted and cancelled are entered by agents. */
export const flightStatuses = [
  'scheduled',
  'delayed',
  'departed',
  'landed',
  'diverted',
  'cancelled',
] as const
export const flightStatusSchema = z.enum(flightStatuses)
export type FlightStatus = z.infer<typeof flightStatusSchema>

/** An hour of a clock, as in `07:10`. */
export const clockTimeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 07:10' }))

/**
 * When a flight is to leave and to arrive, by the clocks of the places; a zone (IANA name) that is
 * missing is not known.
 */
export interface Timetable {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly departureTime?: string | undefined
  readonly arrivalTime?: string | undefined
  readonly fromZone?: string | undefined
  readonly toZone?: string | undefined
}

/**
 * How a flight should stand by its timetable: scheduled until it leaves, in the air until it
 * arrives, then landed. Undefined on its days when hours or zones are not known: nothing is claimed
 * then.
 */
export function statusByTimetable(flight: Timetable, now: Date): FlightStatus | undefined {
  const { departsAt, arrivesAt } = instantsOf(flight)
  const today = dateInZone(now, 'UTC')
  if (departsAt === undefined ? addDays(today, 1) < flight.startDate : now < departsAt)
    return 'scheduled'
  if (arrivesAt === undefined ? today > addDays(flight.endDate, 1) : now >= arrivesAt)
    return 'landed'
  return departsAt === undefined || arrivesAt === undefined ? undefined : 'departed'
}

/** The instants of a timetable, each undefined when its hour or its zone is not known. */
export function instantsOf({
  startDate,
  endDate,
  departureTime,
  arrivalTime,
  fromZone,
  toZone,
}: Timetable) {
  return {
    departsAt: instantOf(startDate, departureTime, fromZone),
    arrivesAt: instantOf(endDate, arrivalTime, toZone),
  }
}

function instantOf(
  date: CalendarDate,
  time: string | undefined,
  zone: string | undefined,
): Date | undefined {
  if (time === undefined || zone === undefined) return undefined
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(zonedInstant(date, hour, zone).getTime() + minute * 60_000)
}
