import type { CalendarDate } from '#shared/dates/calendar-date'
import { timeInZone } from '#shared/dates/zoned-time'
import { shortDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import type { CalendarKind } from '#shared/itinerary/calendar-kinds'
import { entryId } from '#shared/itinerary/list-calendar-entries'
import { paymentLabel } from '#shared/itinerary/payments'
import type { IconName } from '../../../components/icons/icon-names'
import { moneyText } from '../../../components/money/money-parts'

interface KindLook {
  readonly one: string
  readonly many: string
  readonly icon: IconName
  readonly tone: 'ok' | 'plain' | 'warn' | 'info'
}

/** Words and looks of the kinds, in the order of the filter. */
export const kindLooks: Readonly<Record<CalendarKind, KindLook>> = {
  departure: { one: 'Departure', many: 'Departures', icon: 'plane-takeoff', tone: 'ok' },
  return: { one: 'Return', many: 'Returns', icon: 'plane-landing', tone: 'plain' },
  hold: { one: 'Hold ends', many: 'Holds that end', icon: 'hourglass', tone: 'warn' },
  payment: { one: 'Payment due', many: 'Payments due', icon: 'wallet', tone: 'info' },
  task: { one: 'Task', many: 'Tasks', icon: 'clipboard-list', tone: 'plain' },
}

/** What is to be done, or whose trip it is: the client, or the trip where there is none yet. */
export const entryTitle = (entry: CalendarEntry): string =>
  entry.kind === 'task' ? entry.title : (entry.clientName ?? entry.itineraryName)

/** The trip where the title does not name it; of a task its trip or client, where it has one. */
export function entryTrip(entry: CalendarEntry): string | undefined {
  if (entry.kind === 'task') return entry.itineraryName ?? entry.clientName
  return entry.clientName === undefined ? undefined : entry.itineraryName
}

/** What else there is to know on its day. */
export function entryNote(entry: CalendarEntry): string {
  switch (entry.kind) {
    case 'departure':
      return `Returns ${shortDate(entry.otherDate)}, ${countOf(entry.guests, 'guest')}`
    case 'return':
      return `Departed ${shortDate(entry.otherDate)}, ${countOf(entry.guests, 'guest')}`
    case 'hold':
      return `${timeInZone(new Date(entry.until), entry.zone)} camp time`
    case 'payment':
      return [
        `${paymentLabel(entry)} of ${moneyText(entry.amount, entry.currency)}`,
        ...(entry.partyName === undefined ? [] : [entry.partyName]),
      ].join(', ')
    case 'task':
      return entry.itineraryName === undefined ? '' : (entry.clientName ?? '')
  }
}

/** Whether money should have come, or something been done, by today. */
export const isOverdue = ({ kind, date }: CalendarEntry, today: CalendarDate): boolean =>
  (kind === 'payment' || kind === 'task') && date < today

/** `Departure`, `Payment overdue`. */
export function kindWords(entry: CalendarEntry, today: CalendarDate): string {
  if (!isOverdue(entry, today)) return kindLooks[entry.kind].one
  return entry.kind === 'task' ? 'Task overdue' : 'Payment overdue'
}

/** All of an entry in a line, where only its name has room. */
export function entryHint(entry: CalendarEntry, today: CalendarDate): string {
  const parts = [kindWords(entry, today), entryTitle(entry), entryTrip(entry), entryNote(entry)]
  return parts.filter(Boolean).join(', ')
}

/** The same entry has the same key, whatever period it is read with. */
export const entryKey = (entry: CalendarEntry): string => `${entry.kind} ${entryId(entry)}`
