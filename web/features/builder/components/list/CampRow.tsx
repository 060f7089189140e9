import { memo, useRef } from 'react'
import { monthOf } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { todayHere } from '../../../../lib/time/today-here'
import { CampToggles } from '../../../../trip/building/detail/CampToggles'
import { type BuilderCamp, isOwn, placeOf } from '../../../../trip/building/model/builder-camp'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { setVisibleMonth, showAvailability } from '../../../../trip/building/state/search-actions'
import { CampFacts } from './CampFacts'
import { CampFeatures } from './CampFeatures'
import { CampPicture } from './CampPicture'
import { CampPrice } from './CampPrice'

/** No calendar is shown before a date is chosen: the first screen needs none. */
export const ListCalendar = lazyPart(
  () => import('../../../../trip/building/calendar/CampCalendar'),
  'CampCalendar',
  <Bone height={230} />,
)

interface CampRowProps {
  readonly camp: BuilderCamp
  readonly hasDate: boolean
  /** Width for its features, in pixels. */
  readonly room: number
  readonly onView: (camp: BuilderCamp) => void
}

/** An accommodation as a row: picture, description, and with a date chosen, its calendar. */
export const CampRow = memo(function CampRow({ camp, hasDate, room, onView }: CampRowProps) {
  const isPinned = useBuilder(
    ({ pinnedAccommodationMap }) => camp.supplierCode in pinnedAccommodationMap,
  )
  return (
    <article className={hasDate ? 'row dated' : 'row'} aria-label={camp.campName}>
      <CampPicture camp={camp} onView={onView} />
      <div className="body">
        <header className="head">
          <div>
            <h2 className="name">{camp.campName}</h2>
            <p className="place">{placeOf(camp)}</p>
          </div>
          <CampToggles camp={camp} />
        </header>
        <p className="text">{camp.campInfo}</p>
        <CampFeatures camp={camp} room={room} />
        <footer className="foot">
          <CampFacts camp={camp} />
          <CampPrice camp={camp} />
          <button
            type="button"
            className={isPinned ? 'view primary' : 'view'}
            data-view
            onClick={() => onView(camp)}
          >
            View Detail
            <span className="visually-hidden"> of {camp.campName}</span>
            <Icon name="arrow-right" size={15} />
          </button>
        </footer>
      </div>
      {hasDate && <CampColumn camp={camp} />}
    </article>
  )
})

/**
 * The calendar beside an accommodation: on request, but shown at once if pinned or self-arranged.
 */
function CampColumn({ camp }: { readonly camp: BuilderCamp }) {
  const { supplierCode } = camp
  const isShown = useBuilder(
    ({ availabilityShown, pinnedAccommodationMap }) =>
      isOwn(camp) || supplierCode in availabilityShown || supplierCode in pinnedAccommodationMap,
  )
  const month = useBuilder(
    ({ visibleMonths, date }) => visibleMonths[supplierCode] ?? monthOf(date ?? todayHere()),
  )
  const wasAsked = useRef(false)
  const ask = () => {
    wasAsked.current = true
    showAvailability(supplierCode)
  }
  if (!isShown) return <ShowAvailability camp={camp} onAsk={ask} />
  return (
    <div className="column" ref={wasAsked.current ? focusOnDay : undefined}>
      <ListCalendar
        camp={camp}
        month={month}
        onMonthChange={(next) => setVisibleMonth(supplierCode, next)}
      />
    </div>
  )
}

const ghosts = Array.from({ length: 35 }, (_, day) => day)

/** The button is gone once pressed, so the focus goes to the calendar that replaced it. */
function focusOnDay(column: HTMLElement | null): void {
  column?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus({ preventScroll: true })
}

function ShowAvailability({ camp, onAsk }: { camp: BuilderCamp; onAsk: () => void }) {
  const date = useBuilder((data) => data.date)
  return (
    <div className="column shut">
      <div className="ghost" aria-hidden="true">
        {ghosts.map((day) => (
          <i key={day} />
        ))}
      </div>
      <button type="button" className="ask" onClick={onAsk}>
        <Icon name="calendar-search" size={16} />
        Show availability
        <span className="visually-hidden"> of {camp.campName}</span>
      </button>
      {date !== undefined && <p>{shortDate(date)} and nearby dates</p>}
    </div>
  )
}
