import { useRef } from 'react'
import { monthOf } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { Icon } from '../../../../components/icons/Icon'
import { todayHere } from '../../../../lib/time/today-here'
import type { BuilderCamp } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { useBuilder } from '../../state/builder-store'
import { setVisibleMonth, showAvailability } from '../../state/search-actions'
import { CampCalendar } from '../calendar/CampCalendar'
import styles from './camp-column.module.css'

/** The calendar beside an accommodation: asked for first, there at once when it is pinned or the agent's own. */
export function CampColumn({ camp }: { readonly camp: BuilderCamp }) {
  const { supplierCode } = camp
  const isShown = useBuilder(
    ({ availabilityShown, pinnedAccommodationMap }) =>
      isOwn(camp) || supplierCode in availabilityShown || supplierCode in pinnedAccommodationMap,
  )
  const month = useBuilder(({ visibleMonths, date }) => visibleMonths[supplierCode] ?? monthOf(date ?? todayHere()))
  const wasAsked = useRef(false)
  const ask = () => {
    wasAsked.current = true
    showAvailability(supplierCode)
  }
  if (!isShown) return <ShowAvailability camp={camp} onAsk={ask} />
  return (
    <div className={styles.column} ref={wasAsked.current ? focusOnDay : undefined}>
      <CampCalendar camp={camp} month={month} onMonthChange={(next) => setVisibleMonth(supplierCode, next)} />
    </div>
  )
}

const ghosts = Array.from({ length: 35 }, (_, day) => day)

/** The button that asked is gone: the focus goes to the calendar that came in its place. */
function focusOnDay(column: HTMLElement | null): void {
  column?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus({ preventScroll: true })
}

interface ShowAvailabilityProps {
  readonly camp: BuilderCamp
  readonly onAsk: () => void
}

function ShowAvailability({ camp, onAsk }: ShowAvailabilityProps) {
  const date = useBuilder((data) => data.date)
  return (
    <div className={`${styles.column} ${styles.shut}`}>
      <div className={styles.ghost} aria-hidden="true">
        {ghosts.map((day) => (
          <i key={day} />
        ))}
      </div>
      <button type="button" className={styles.ask} onClick={onAsk}>
        <Icon name="calendar-search" size={16} />
        Show availability
        <span className="visually-hidden"> of {camp.campName}</span>
      </button>
      {date !== undefined && <p className={styles.note}>{shortDate(date)} and around it</p>}
    </div>
  )
}
