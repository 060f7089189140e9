import { memo } from 'react'
import { weekdayHeads } from '#shared/calendar/month-grid'
import { availabilityWindowDays } from '#shared/calendar/quote-mode'
import { addDays, type CalendarDate, weekdayOf } from '#shared/dates/calendar-date'
import calendar from '../../../../components/calendar/calendar.module.css'
import { dayName } from '../../../../components/calendar/day-words'
import hues from '../../../../components/hue/hue.module.css'
import { Icon } from '../../../../components/icons/Icon'
import { weekAvailabilityQuery } from '../../../../trip/building/api/availability-query'
import { useCampDays } from '../../../../trip/building/calendar/use-camp-days'
import { CampToggles } from '../../../../trip/building/detail/CampToggles'
import { type BuilderCamp, isOwn, placeOf } from '../../../../trip/building/model/builder-camp'
import { featureRoom } from '../../../../trip/building/model/list-lines'
import { useBuilder, type ViewMode } from '../../../../trip/building/state/builder-store'
import { showAvailability } from '../../../../trip/building/state/search-actions'
import { toggleCampDay } from '../../../../trip/building/state/segment-actions'
import { CampFacts } from './CampFacts'
import { CampFeatures } from './CampFeatures'
import { CampPicture } from './CampPicture'
import { CampPrice } from './CampPrice'
import { CampRow } from './CampRow'

interface CampLineProps {
  readonly camps: readonly BuilderCamp[]
  readonly viewMode: ViewMode
  readonly columns: number
  /** Width of the list in pixels. */
  readonly width: number
  readonly hasDate: boolean
  readonly onView: (camp: BuilderCamp) => void
}

/** One line of the list: a row, or a few cards. */
export function CampLine({ camps, viewMode, columns, width, hasDate, onView }: CampLineProps) {
  const room = featureRoom({ viewMode, columns, width, hasDate })
  if (viewMode === 'list') {
    return camps.map((camp) => (
      <CampRow key={camp.supplierCode} camp={camp} hasDate={hasDate} room={room} onView={onView} />
    ))
  }
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {camps.map((camp) => (
        <CampCard
          key={camp.supplierCode}
          camp={camp}
          hasDate={hasDate}
          room={room}
          onView={onView}
        />
      ))}
    </div>
  )
}

interface CampCardProps {
  readonly camp: BuilderCamp
  readonly hasDate: boolean
  /** Width for its features, in pixels. */
  readonly room: number
  readonly onView: (camp: BuilderCamp) => void
}

/**
 * An accommodation as a card: picture first, and with a date chosen, a week of availability at the
 * bottom.
 */
const CampCard = memo(function CampCard({ camp, hasDate, room, onView }: CampCardProps) {
  return (
    <article className="card" aria-label={camp.campName}>
      <CampPicture camp={camp} onView={onView} />
      <div className="toggles">
        <CampToggles camp={camp} look="glass" />
      </div>
      <div className="body">
        <h2 className="name">{camp.campName}</h2>
        <p className="place">{placeOf(camp)}</p>
        <p className="text">{camp.campInfo}</p>
        <CampFeatures camp={camp} room={room} />
        {hasDate && <CampWeek camp={camp} />}
        <CampFacts camp={camp} />
        <footer className="foot">
          <CampPrice camp={camp} />
          <button type="button" className="view" data-view onClick={() => onView(camp)}>
            View
            <span className="visually-hidden"> {camp.campName}</span>
            <Icon name="arrow-right" size={15} />
          </button>
        </footer>
      </div>
    </article>
  )
})

/** A week of availability on a card: on request, but shown at once if pinned or self-arranged. */
function CampWeek({ camp }: { readonly camp: BuilderCamp }) {
  const date = useBuilder((data) => data.date)
  const isShown = useBuilder(
    ({ availabilityShown, pinnedAccommodationMap }) =>
      isOwn(camp) ||
      camp.supplierCode in availabilityShown ||
      camp.supplierCode in pinnedAccommodationMap,
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
  const { dayOf } = useCampDays(
    camp,
    weekAvailabilityQuery({ supplierCode: camp.supplierCode, quoteMode }, start),
  )
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
