import { monthOf } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { Icon } from '../../../../components/icons/Icon'
import type { BuilderCamp } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { useBuilder } from '../../state/builder-store'
import { setVisibleMonth, showAvailability } from '../../state/search-actions'
import { todayHere } from '../../state/today'
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
  if (!isShown) return <ShowAvailability camp={camp} />
  return (
    <div className={styles.column}>
      <CampCalendar camp={camp} month={month} onMonthChange={(next) => setVisibleMonth(supplierCode, next)} />
    </div>
  )
}

const ghosts = Array.from({ length: 35 }, (_, day) => day)

function ShowAvailability({ camp }: { readonly camp: BuilderCamp }) {
  const date = useBuilder((data) => data.date)
  return (
    <div className={`${styles.column} ${styles.shut}`}>
      <div className={styles.ghost} aria-hidden="true">
        {ghosts.map((day) => (
          <i key={day} />
        ))}
      </div>
      <button type="button" className={styles.ask} onClick={() => showAvailability(camp.supplierCode)}>
        <Icon name="calendar-search" size={16} />
        Show availability
        <span className="visually-hidden"> of {camp.campName}</span>
      </button>
      {date !== undefined && <p className={styles.note}>{shortDate(date)} and around it</p>}
    </div>
  )
}
