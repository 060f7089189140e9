import type { PortalPart, PortalTrip } from '#shared/api/portal-shapes'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'

/**
 * The trip as a calendar file (iCalendar, RFC 5545): the whole trip and each of its parts, as days.
 * A way with a time says it in its title, because the file knows no time zone of airstrips.
 */
export function calendarFileOf(trip: PortalTrip, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = [
    eventOf({
      id: trip.id,
      stamp,
      title: trip.name,
      from: trip.startDate,
      to: addDays(trip.endDate, 1),
    }),
    ...trip.parts.map((part) =>
      eventOf({
        id: `${trip.id}-${part.id}`,
        stamp,
        title: titleOf(part),
        place: placeOf(part),
        from: part.startDate,
        to: part.nights > 0 ? part.endDate : addDays(part.startDate, 1),
      }),
    ),
  ]
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tembea//Portal//EN',
    'CALSCALE:GREGORIAN',
  ]
  return [...head, ...events.flat(), 'END:VCALENDAR', ''].map(foldLine).join('\r\n')
}

interface CalendarEvent {
  readonly id: string
  readonly stamp: string
  readonly title: string
  readonly place?: string | undefined
  readonly from: CalendarDate
  /** The day after the last. */
  readonly to: CalendarDate
}

const eventOf = ({ id, stamp, title, place, from, to }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@tembea`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${plain(from)}`,
  `DTEND;VALUE=DATE:${plain(to)}`,
  `SUMMARY:${escapeText(title)}`,
  ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

function titleOf({ title, flightNumber, departureTime, arrivalTime }: PortalPart): string {
  const times =
    departureTime === undefined
      ? arrivalTime
      : [departureTime, arrivalTime].filter(Boolean).join(' – ')
  return [title, flightNumber, times].filter(Boolean).join(', ')
}

const placeOf = ({ region, country }: PortalPart): string | undefined =>
  [region, country].filter(Boolean).join(', ') || undefined

const plain = (date: CalendarDate): string => date.replaceAll('-', '')
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/** Lines of at most 75 octets: longer ones go on after a space. */
function foldLine(line: string): string {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 74) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
