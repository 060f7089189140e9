import { weekdayHeads } from '#shared/calendar/month-grid'
import { availabilityWindowDays } from '#shared/calendar/quote-mode'
import { addDays, type CalendarDate, weekdayOf } from '#shared/dates/calendar-date'
import calendar from '../../../../components/calendar/calendar.module.css'
import { dayName } from '../../../../components/calendar/day-words'
import hues from '../../../../components/hue/hue.module.css'
import { weekAvailabilityQuery } from '../../api/availability-query'
import { type BuilderCamp, isOwn } from '../../model/builder-camp'
import { useBuilder } from '../../state/builder-store'
import { showAvailability } from '../../state/search-actions'
import { toggleCampDay } from '../../state/segment-actions'
import { useCampDays } from '../calendar/use-camp-days'

/** A week of availability on a card: on request, but shown at once if pinned or self-arranged. */
export function CampWeek({ camp }: { readonly camp: BuilderCamp }) {
  const date = useBuilder((data) => data.date)
  const isShown = useBuilder(
    ({ availabilityShown, pinnedAccommodationMap }) =>
      isOwn(camp) || camp.supplierCode in availabilityShown || camp.supplierCode in pinnedAccommodationMap,
  )
  if (date === undefined) return null
  if (isShown) return <Week camp={camp} start={date} />
  return (
    <button type="button" className="week-ask" onClick={() => showAvailability(camp.supplierCode)}>
      Show availability
      <span className="visually-hidden"> of {camp.campName}</span>
    </button>
  )
}

function Week({ camp, start }: { readonly camp: BuilderCamp; readonly start: CalendarDate }) {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const { dayOf } = useCampDays(camp, weekAvailabilityQuery({ supplierCode: camp.supplierCode, quoteMode }, start))
  const dates = Array.from({ length: availabilityWindowDays }, (_, day) => addDays(start, day))
  return (
    <ul className="week" aria-label={`Availability of ${camp.campName}`}>
      {dates.map((date) => {
        const day = dayOf(date)
        return (
          <li key={date}>
            <button
              type="button"
              className={`${calendar.day} ${calendar[day.look]} ${day.hue ? hues[`hue${day.hue}`] : ''}`}
              aria-label={dayName(date, day)}
              aria-pressed={day.look === 'selected'}
              aria-disabled={day.isBlocked}
              data-tip={day.words}
              onClick={() => !day.isBlocked && toggleCampDay(camp, date)}
            >
              <small>{weekdayHeads[weekdayOf(date)]}</small>
              <span className={calendar.number}>{Number(date.slice(8))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
