import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import {
  AvailabilityCalendar,
  type AvailabilityCalendarProps,
} from '../../../../components/calendar/AvailabilityCalendar'
import type { BuilderCamp } from '../../model/builder-camp'
import { useBuilder } from '../../state/builder-store'
import { toggleCampDay } from '../../state/segment-actions'
import styles from './camp-calendar.module.css'
import { useCampDays } from './use-camp-days'

interface CampCalendarProps extends Pick<AvailabilityCalendarProps, 'size' | 'arrows' | 'onMonthChange'> {
  readonly camp: BuilderCamp
  readonly month: CalendarMonth
}

/** One month of one accommodation; a click on a day builds the itinerary. */
export function CampCalendar({ camp, month, ...calendar }: CampCalendarProps) {
  const { dayOf, isError, retry } = useCampDays(camp, month)
  const firstStop = useBuilder(({ segments, date }): CalendarDate | undefined => {
    return segments.find(({ supplierCode }) => supplierCode === camp.supplierCode)?.startDate ?? date
  })
  return (
    <div className={styles.box}>
      <AvailabilityCalendar
        {...calendar}
        label={camp.campName}
        month={month}
        dayOf={dayOf}
        firstStop={firstStop}
        onToggle={(date) => toggleCampDay(camp, date)}
      />
      {isError && (
        <p className={styles.failed} role="alert">
          Availability could not be loaded.
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
