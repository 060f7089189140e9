import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { zonedInstant } from '#shared/dates/zoned-time'
import { accountZone } from '../../../lib/time/today-here'

/** What the page shows: all of it in the address, so that a view can be shared and returned to. */
export interface AuditView {
  /** Who did it, or was signed in as whoever did. */
  readonly who: string
  readonly whoName: string
  readonly action: string
  /** The client, trip or agent that entries are about, by id, with a name for the screen. */
  readonly about: string
  readonly aboutName: string
  readonly from: string
  readonly to: string
  /** Of superadmins: an agency, or `all`. */
  readonly agency: string
}

const names = [
  'who',
  'whoName',
  'action',
  'about',
  'aboutName',
  'from',
  'to',
  'agency',
] as const satisfies readonly (keyof AuditView)[]

export function viewOfSearch(search: URLSearchParams): AuditView {
  const text = (name: (typeof names)[number]) => (search.get(name) ?? '').slice(0, 100)
  const day = (name: 'from' | 'to') => (isCalendarDate(text(name)) ? text(name) : '')
  return {
    who: text('who'),
    whoName: text('whoName'),
    action: text('action'),
    about: text('about'),
    aboutName: text('aboutName'),
    from: day('from'),
    to: day('to'),
    agency: text('agency'),
  }
}

export const searchOfView = (view: AuditView): URLSearchParams =>
  new URLSearchParams(names.filter((name) => view[name] !== '').map((name) => [name, view[name]]))

/** Whether anything but the agency narrows the list. */
export const isNarrowed = ({ who, action, about, from, to }: AuditView): boolean =>
  [who, action, about, from, to].some((text) => text !== '')

const aboutFields: Readonly<Record<string, string>> = {
  cli: 'clientId',
  itn: 'itineraryId',
  agt: 'agentId',
}

const startOf = (day: CalendarDate): Date => zonedInstant(day, 0, accountZone())

/**
 * The condition of a view, in the filter language; undefined when it has none. Days are those of
 * the account of whoever looks.
 */
export function whereOf({ who, action, about, from, to }: AuditView): object | undefined {
  const { [about.slice(0, 3)]: field } = aboutFields
  const parts = [
    ...(who === '' ? [] : [{ or: [{ by: who }, { masqueradedBy: who }] }]),
    ...(action === '' ? [] : [{ action }]),
    ...(field === undefined ? [] : [{ [field]: about }]),
    ...(isCalendarDate(from) ? [{ timestamp: { gte: startOf(from).toISOString() } }] : []),
    ...(isCalendarDate(to) ? [{ timestamp: { lt: startOf(addDays(to, 1)).toISOString() } }] : []),
  ]
  return parts.length === 0 ? undefined : { and: parts }
}
