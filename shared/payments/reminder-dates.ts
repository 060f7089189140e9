import { addDays, type CalendarDate } from '../dates/calendar-date'

/**
 * Days from the due date on which a payer is reminded: once a week before, and three times after.
 */
export const reminderOffsets = [-7, 1, 7, 14] as const
export type ReminderOffset = (typeof reminderOffsets)[number]

export interface Reminder {
  readonly offset: ReminderOffset
  readonly date: CalendarDate
}

/** The first reminder on a day or later; undefined when all are over. */
export function nextReminder(dueDate: CalendarDate, from: CalendarDate): Reminder | undefined {
  return reminders(dueDate).find(({ date }) => date >= from)
}

/**
 * The reminder to send on a day: the last that is due, so that a job which was late sends one and
 * not all.
 */
export function reminderFor(dueDate: CalendarDate, today: CalendarDate): Reminder | undefined {
  return reminders(dueDate).findLast(({ date }) => date <= today)
}

const reminders = (dueDate: CalendarDate): Reminder[] =>
  reminderOffsets.map((offset) => ({ offset, date: addDays(dueDate, offset) }))
