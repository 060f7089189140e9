import { type CalendarDate, dateOfDayNumber } from '#shared/dates/calendar-date'

const msPerDay = 86_400_000

/** Reads `2027-06-15`; undefined when the text is no date. The schema of shared/ says the same, at the cost of loading it. */
export function readDate(text: string | undefined): CalendarDate | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const ms = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(ms)) return undefined
  const date = dateOfDayNumber(ms / msPerDay)
  return date === text ? date : undefined
}
