import type { ReactNode } from 'react'
import { addMonths, type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import { todayHere } from '../../../../lib/time/today-here'
import type { BuilderCamp } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { useBuilder } from '../../state/builder-store'
import { setVisibleMonth } from '../../state/search-actions'
import { CampCalendar } from '../calendar/CampCalendar'
import styles from './availability-panel.module.css'
import { CalendarLegend } from './CalendarLegend'

interface AvailabilityPanelProps {
  readonly camp: BuilderCamp
  /** The chosen dates, at the right. */
  readonly children: ReactNode
}

/** Two months side by side that move together, what their looks mean, and the chosen dates. */
export function AvailabilityPanel({ camp, children }: AvailabilityPanelProps) {
  const { supplierCode } = camp
  const month = useBuilder(
    ({ visibleMonths, segments, date }) =>
      visibleMonths[supplierCode] ??
      monthOf(segments.find(({ supplierCode: code }) => code === supplierCode)?.startDate ?? date ?? todayHere()),
  )
  const show = (first: CalendarMonth) => setVisibleMonth(supplierCode, first)
  return (
    <section className={styles.panel} aria-label="Availability and dates">
      <div className={styles.months}>
        <div className={styles.month}>
          <CampCalendar camp={camp} month={month} size="detail" onMonthChange={show} />
        </div>
        <span className={styles.rule} />
        <div className={styles.month}>
          <CampCalendar
            camp={camp}
            month={addMonths(month, 1)}
            size="detail"
            onMonthChange={(second) => show(addMonths(second, -1))}
          />
        </div>
      </div>
      <aside className={styles.side}>{children}</aside>
      <CalendarLegend isOwn={isOwn(camp)} />
    </section>
  )
}
