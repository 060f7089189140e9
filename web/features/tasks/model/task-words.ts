import type { FollowUp } from '#shared/api/follow-up'
import type { Task, Tasks } from '#shared/api/tasks'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { shortDate, weekdayDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { Wording } from '../../../trip/life/follow-up-words'

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

/** When a task is due. */
export function dueWording(due: CalendarDate, today: CalendarDate): Wording {
  const days = daysBetween(today, due)
  if (days < 0) return { text: `${countOf(-days, 'day')} overdue`, tone: 'error.main' }
  if (days === 0) return { text: 'Today', tone: 'warning.main' }
  if (days === 1) return { text: 'Tomorrow', tone: 'ink.second' }
  return { text: days < 7 ? weekdayDate(due) : shortDate(due), tone: 'ink.second' }
}
