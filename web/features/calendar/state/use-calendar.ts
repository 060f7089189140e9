import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { useNow } from '../../../lib/time/use-now'
import { calendarQuery } from '../api/calendar-query'
import { type CalendarView, listDays, readView, writeView } from '../model/calendar-view'

/** The view that the address names, how to change it, and the entries of its days. */
export function useCalendar() {
  const isLead = useSession().may('admin')
  const today: CalendarDate = todayHere(useNow(60_000))
  const [search, setSearch] = useSearchParams()
  const view = readView(search, today)
  const days = listDays(view)
  const query = useQuery(
    calendarQuery({
      from: days[0] ?? view.day,
      to: days.at(-1) ?? view.day,
      whose: isLead ? view.whose : 'mine',
    }),
  )
  const change = (changes: Partial<CalendarView>, replace = true) =>
    setSearch((old) => writeView({ ...readView(old, today), ...changes }, today), { replace })
  return { isLead, today, view, days, query, change }
}
