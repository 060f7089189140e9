import { useMemo } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { useShortcuts } from '../../../components/shortcuts/shortcut-store'
import { type CalendarView, stepDay } from '../model/calendar-view'

/** Keys of the calendar, which `?` lists. */
export function useCalendarKeys(
  view: CalendarView,
  today: CalendarDate,
  onChange: (changes: Partial<CalendarView>) => void,
): void {
  const { span, day } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is named by its span and day
  const keys = useMemo(() => {
    const key = (name: string, label: string, run?: () => void) => ({
      keys: name,
      label,
      group: 'Calendar',
      run,
    })
    return [
      key('t', 'Today', () => onChange({ day: today })),
      key('p', `Previous ${span}`, () => onChange({ day: stepDay(view, -1) })),
      key('n', `Next ${span}`, () => onChange({ day: stepDay(view, 1) })),
      key('m', 'By month', () => onChange({ span: 'month' })),
      key('w', 'By week', () => onChange({ span: 'week' })),
      key('← → ↑ ↓', 'Move between days'),
    ]
  }, [span, day, today])
  useShortcuts(keys)
}
