import type { FollowUp } from '#shared/api/follow-up'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { relativeDay } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { IconName } from '../../components/icons/icon-names'

/** Words about a day, and the color that says how much they press. */
export interface Wording {
  readonly text: string
  readonly tone: 'ink.second' | 'warning.main' | 'error.main'
}

const urgentDays = 14

/** What a rule says is to be done, and by when. */
export function followUpWording(
  { kind, due, occasion, missing = 0 }: FollowUp,
  today: CalendarDate,
): Wording & { readonly title: string; readonly icon: IconName } {
  const isToday = due <= today
  switch (kind) {
    case 'hold-ends': {
      const text = isToday ? 'Ends today' : `Ends ${relativeDay(due, today)}`
      return {
        icon: 'hourglass',
        title: 'Hold ends',
        text,
        tone: isToday ? 'error.main' : 'warning.main',
      }
    }
    case 'passports-missing': {
      const start = occasion as CalendarDate
      const tone = daysBetween(today, start) <= urgentDays ? 'error.main' : 'warning.main'
      const title = `${countOf(missing, 'passport')} missing`
      return { icon: 'id-card', title, text: `Leaves ${relativeDay(start, today)}`, tone }
    }
    case 'quote-unanswered': {
      const days = daysBetween(occasion.slice(0, 10) as CalendarDate, today)
      const text = `${countOf(days, 'day')} unanswered`
      return { icon: 'clock-alert', title: 'Follow up on the quote', text, tone: 'warning.main' }
    }
  }
}
