import { addDays } from '#shared/dates/calendar-date'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { dateInZone, zonedInstant } from '#shared/dates/zoned-time'
import type { HeldStay } from './supplier-system'

/** Rooms are held for three days, until five in the afternoon of the camp (domain.md), and for an hour at least. */
export const holdLimits = { days: 3, hour: 17, leastMs: 3_600_000 } as const

/**
 * When a hold ends: 17:00 at the camp three days from now, on the day of arrival where that comes first; of several camps
 * the earliest, because all rooms are held together.
 */
export function holdExpiry(stays: readonly HeldStay[], now: Date): Date {
  const ends = stays.map(({ country, startDate }) => {
    const zone = zoneOfCountry(country)
    const day = addDays(dateInZone(now, zone), holdLimits.days)
    return zonedInstant(day < startDate ? day : startDate, holdLimits.hour, zone).getTime()
  })
  const furthest = now.getTime() + holdLimits.days * 86_400_000
  return new Date(
    Math.max(now.getTime() + holdLimits.leastMs, Math.min(...ends, ends.length === 0 ? furthest : Infinity)),
  )
}
