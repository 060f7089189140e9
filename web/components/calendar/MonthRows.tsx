import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import type { CalendarDay, DayOf } from './calendar-day'
import { DayCell } from './DayCell'
import { weeksOf } from './month-grid'

interface MonthRowsProps {
  readonly month: CalendarMonth
  readonly dayOf: DayOf
  /** The day that Tab reaches, if any does. */
  readonly stop?: CalendarDate
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** Head and weeks of a month's table. */
export function MonthRows({ month, dayOf, stop }: MonthRowsProps) {
  return (
    <>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <WeekRow key={week.find(Boolean) ?? `empty-${index}`} week={week} dayOf={dayOf} stop={stop} />
        ))}
      </tbody>
    </>
  )
}

interface WeekRowProps {
  readonly week: readonly (CalendarDate | undefined)[]
  readonly dayOf: DayOf
  readonly stop: CalendarDate | undefined
}

function WeekRow({ week, dayOf, stop }: WeekRowProps) {
  const days = week.map((date) => (date === undefined ? undefined : dayOf(date)))
  return (
    <tr>
      {week.map((date, weekday) => {
        const day = days[weekday]
        // biome-ignore lint/suspicious/noArrayIndexKey: a weekday never moves
        if (date === undefined || day === undefined) return <td key={weekday} />
        return (
          <DayCell
            key={date}
            date={date}
            day={day}
            startsRun={!isSameRun(day, days[weekday - 1])}
            endsRun={!isSameRun(day, days[weekday + 1])}
            isStop={date === stop}
          />
        )
      })}
    </tr>
  )
}

function isSameRun(day: CalendarDay, other: CalendarDay | undefined): boolean {
  return other !== undefined && other.look === day.look && other.stayId === day.stayId && other.hue === day.hue
}
