import type { CalendarDate } from '#shared/dates/calendar-date'
import { timeInZone } from '#shared/dates/zoned-time'
import { shortDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import type { CalendarKind } from '#shared/itinerary/calendar-kinds'
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
}

/** Whose trip it is: the client, or the trip where there is none yet. */
export const entryTitle = ({ clientName, itineraryName }: CalendarEntry): string =>
  clientName ?? itineraryName

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
  }
}

/** Whether money that is still open should have come by today. */
export const isOverdue = ({ kind, date }: CalendarEntry, today: CalendarDate): boolean =>
  kind === 'payment' && date < today

/** `Departure`, `Payment overdue`. */
export const kindWords = (entry: CalendarEntry, today: CalendarDate): string =>
  isOverdue(entry, today) ? 'Payment overdue' : kindLooks[entry.kind].one

/** All of an entry in a line, where only its name has room. */
export function entryHint(entry: CalendarEntry, today: CalendarDate): string {
  const trip = entry.clientName === undefined ? [] : [entry.itineraryName]
  return [kindWords(entry, today), entryTitle(entry), ...trip, entryNote(entry)].join(', ')
}

/** The same entry has the same key, whatever period it is read with. */
export const entryKey = (entry: CalendarEntry): string =>
  `${entry.kind} ${entry.kind === 'payment' ? entry.paymentId : entry.itineraryId}`
