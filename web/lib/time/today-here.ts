import type { CalendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'

/** Time zone of this browser, an IANA name. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

let chosenZone = ''

/** Sets the time zone of whoever signed in: that of their account, where they have chosen one. */
export function setAccountZone(zone: string | undefined): void {
  chosenZone = zone ?? ''
}

/**
 * The time zone (IANA name) in which every screen shows times: the account's, else the browser's.
 */
export const accountZone = (): string => chosenZone || browserZone

/** Today in the user's time zone, as a calendar date. */
export const todayHere = (now: Date = new Date()): CalendarDate => dateInZone(now, accountZone())

/** Today as the server counts the days that it books on. */
export const todayUtc = (now: Date = new Date()): CalendarDate => dateInZone(now, 'UTC')
