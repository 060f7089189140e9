import type { PortalPart } from '#shared/api/portal-shapes'
import type { CalendarDate } from '#shared/dates/calendar-date'

/** A part of the journey, with the activities that happen while one stays there. */
export interface JourneyEntry {
  readonly part: PortalPart
  readonly activities: readonly PortalPart[]
}

/**
 * The journey in the order of travel. Activities on days of a stay are told within it; on the day
 * of a move they belong to the stay that one comes from.
 */
export function journeyEntries(parts: readonly PortalPart[]): JourneyEntry[] {
  const stays = parts.filter(({ kind }) => kind === 'stay')
  const findHost = ({ kind, startDate }: PortalPart) =>
    kind === 'activity'
      ? stays.find((stay) => stay.startDate <= startDate && startDate <= stay.endDate)
      : undefined
  return parts.flatMap((part) =>
    findHost(part) === undefined
      ? [{ part, activities: parts.filter((other) => findHost(other)?.id === part.id) }]
      : [],
  )
}

export interface StayDay {
  readonly date: CalendarDate
  readonly activities: readonly PortalPart[]
}

/** Activities by day, those of a day by their time. */
export function stayDays(activities: readonly PortalPart[]): StayDay[] {
  const time = ({ departureTime = '' }: PortalPart) => departureTime
  const byTime = activities.toSorted((one, other) =>
    `${one.startDate} ${time(one)}`.localeCompare(`${other.startDate} ${time(other)}`),
  )
  const dates = [...new Set(byTime.map(({ startDate }) => startDate))]
  return dates.map((date) => ({
    date,
    activities: byTime.filter(({ startDate }) => startDate === date),
  }))
}

/** `Morning, 06:30`: when on a day something begins; undefined where that is not known. */
export function partOfDay({ departureTime }: Pick<PortalPart, 'departureTime'>) {
  if (departureTime === undefined) return undefined
  const word =
    departureTime < '12:00' ? 'Morning' : departureTime < '17:00' ? 'Afternoon' : 'Evening'
  return `${word}, ${departureTime}`
}
