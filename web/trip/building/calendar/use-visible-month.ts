import { type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import { todayHere } from '../../../lib/time/today-here'
import type { BuilderSegment } from '../model/builder-segment'
import { useBuilder } from '../state/builder-store'
import { setVisibleMonth } from '../state/search-actions'

/**
 * The month that an accommodation's calendar shows: the last one looked at, else that of its dates
 * or of the journey's end.
 */
export function useVisibleMonth(supplierCode: string) {
  const month = useBuilder(
    ({ visibleMonths, segments, date }) =>
      visibleMonths[supplierCode] ??
      monthOf(
        firstNight(segments, supplierCode) ?? segments.at(-1)?.endDate ?? date ?? todayHere(),
      ),
  )
  return { month, show: (shown: CalendarMonth) => setVisibleMonth(supplierCode, shown) }
}

const firstNight = (segments: readonly BuilderSegment[], supplierCode: string) =>
  segments.find((segment) => segment.supplierCode === supplierCode)?.startDate
