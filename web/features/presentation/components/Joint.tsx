import type { ChapterPart } from '#shared/api/presentation-shapes'
import { weekdayDate } from '#shared/format/dates'
import { hubName } from '#shared/map/route-plan'
import { partNote } from '#shared/presentation/part-words'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import styles from './presentation.module.css'

const icons: Readonly<Record<ChapterPart['kind'], IconName>> = {
  stay: 'bed-double',
  flight: 'plane',
  road: 'car',
  activity: 'binoculars',
  arrival: 'plane-landing',
  departure: 'plane-takeoff',
  other: 'map-pin',
}

/** What lies between two stays: a flight with its local times, a drive, an arrival. */
export function Joint({ part }: { readonly part: ChapterPart }) {
  const {
    id,
    kind,
    day,
    startDate,
    from,
    place,
    departureTime,
    arrivalTime,
    title,
    text,
    flightNumber,
  } = part
  const isWay = from !== undefined && place !== undefined && from.name !== place.name
  return (
    <div className={styles.joint} id={`part-${id}`}>
      <span className={styles.jointPin}>
        <Icon name={icons[kind]} size={19} />
      </span>
      <p className={styles.jointDay}>
        <b>Day {day}</b>
        {weekdayDate(startDate)}
      </p>
      {isWay && (
        <p className={styles.leg}>
          <End name={hubName(from.name)} time={departureTime} />
          <svg viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
            <path d="M2 40Q150 -30 298 40" />
          </svg>
          <span className="visually-hidden">to</span>
          <End name={hubName(place.name)} time={arrivalTime} />
        </p>
      )}
      <div className={styles.jointNote} dir="auto">
        <h3>{title}</h3>
        <p>
          {[flightNumber, isWay ? undefined : timesOf(part), partNote(part), text]
            .filter((words) => words !== undefined && words !== '')
            .join('. ')}
        </p>
      </div>
    </div>
  )
}

const timesOf = ({ departureTime, arrivalTime }: ChapterPart): string | undefined =>
  [departureTime, arrivalTime].filter((time) => time !== undefined).join(' – ') || undefined

function End({ name, time }: { readonly name: string; readonly time: string | undefined }) {
  return (
    <span className={styles.end} dir="auto">
      <b>{name}</b>
      {time !== undefined && <span className="tabular">{time}</span>}
    </span>
  )
}
