import type { FollowUp, Task, Tasks } from '#shared/api/tasks'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { relativeDay, shortDate, weekdayDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { IconName } from '../../../components/icons/icon-names'

/** A row of the list: a task to do, or what a rule says. */
export type TaskLine =
  | { readonly kind: 'task'; readonly key: string; readonly task: Task }
  | { readonly kind: 'followUp'; readonly key: string; readonly followUp: FollowUp }

/** Tasks that are overdue or due today, then reminders, then tasks of later days. */
export function openLines({ tasks, followUps, today }: Tasks): TaskLine[] {
  const lines = tasks
    .filter(({ done }) => done === undefined)
    .map((task) => ({ kind: 'task' as const, key: task.id, task }))
  return [
    ...lines.filter(({ task }) => task.due <= today),
    ...followUps.map((followUp) => ({
      kind: 'followUp' as const,
      key: `${followUp.kind} ${followUp.itineraryId}`,
      followUp,
    })),
    ...lines.filter(({ task }) => task.due > today),
  ]
}

interface Wording {
  readonly text: string
  readonly tone: 'ink.second' | 'warning.main' | 'error.main'
}

/** When a task is due. */
export function dueWording(due: CalendarDate, today: CalendarDate): Wording {
  const days = daysBetween(today, due)
  if (days < 0) return { text: `${countOf(-days, 'day')} overdue`, tone: 'error.main' }
  if (days === 0) return { text: 'Today', tone: 'warning.main' }
  if (days === 1) return { text: 'Tomorrow', tone: 'ink.second' }
  return { text: days < 7 ? weekdayDate(due) : shortDate(due), tone: 'ink.second' }
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
