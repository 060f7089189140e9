import { useQuery } from '@tanstack/react-query'
import { weekdayHeads } from '#shared/calendar/month-grid'
import { availabilityWindowDays } from '#shared/calendar/quote-mode'
import { addDays, type CalendarDate, weekdayOf } from '#shared/dates/calendar-date'
import { youngestChildAge } from '#shared/rooms/child-age'
import { dayName } from '../../../../components/calendar/day-words'
import { todayHere } from '../../../../lib/time/today-here'
import { weekAvailabilityQuery } from '../../api/availability-query'
import { type BuilderCamp, isOwn } from '../../model/builder-camp'
import { staysByNight } from '../../model/builder-segment'
import { drawnDay } from '../../model/drawn-day'
import { useBuilder } from '../../state/builder-store'
import { showAvailability } from '../../state/search-actions'
import { toggleCampDay } from '../../state/segment-actions'
import styles from './camp-week.module.css'

/** The seven days from the chosen date on a card: asked for first, there at once when it is pinned or the agent's own. */
export function CampWeek({ camp }: { readonly camp: BuilderCamp }) {
  const date = useBuilder((data) => data.date)
  const isShown = useBuilder(
    ({ availabilityShown, pinnedAccommodationMap }) =>
      isOwn(camp) || camp.supplierCode in availabilityShown || camp.supplierCode in pinnedAccommodationMap,
  )
  if (date === undefined) return null
  if (isShown) return <Week camp={camp} date={date} />
  return (
    <button type="button" className={styles.ask} onClick={() => showAvailability(camp.supplierCode)}>
      Show availability
      <span className="visually-hidden"> of {camp.campName}</span>
    </button>
  )
}

function Week({ camp, date: start }: { readonly camp: BuilderCamp; readonly date: CalendarDate }) {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const stays = staysByNight(useBuilder((data) => data.segments))
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const asked = { supplierCode: camp.supplierCode, quoteMode }
  const { data: codes, isFetching } = useQuery({ ...weekAvailabilityQuery(asked, start), enabled: !isOwn(camp) })
  const today = todayHere()
  const days = Array.from({ length: availabilityWindowDays }, (_, day) => {
    const date = addDays(start, day)
    const code = isFetching ? undefined : codes?.camp.get(date)
    const facts = { date, today, camp, quoteMode, code, stay: stays.get(date), youngestChildAge: youngest }
    return { date, drawn: drawnDay(facts) }
  })
  return (
    <ul className={styles.week} aria-label={`Availability of ${camp.campName}`}>
      {days.map(({ date, drawn }) => (
        <li key={date}>
          <button
            type="button"
            className={[styles.day, styles[drawn.look]].join(' ')}
            style={
              drawn.hue && {
                background: `var(--mui-palette-stay-${drawn.hue}-${drawn.look === 'selected' ? 'main' : 'tint'})`,
              }
            }
            aria-label={dayName(date, drawn)}
            aria-pressed={drawn.look === 'selected'}
            aria-disabled={drawn.isBlocked}
            data-weekday={weekdayHeads[weekdayOf(date)]}
            data-tip={drawn.words}
            onClick={() => !drawn.isBlocked && toggleCampDay(camp, date)}
          >
            {Number(date.slice(8))}
          </button>
        </li>
      ))}
    </ul>
  )
}
