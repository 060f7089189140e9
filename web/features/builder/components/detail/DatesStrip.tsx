import { weekdayDate } from '#shared/format/dates'
import { counted } from '#shared/format/words'
import hues from '../../../../components/hue/hue.module.css'
import { Icon } from '../../../../components/icons/Icon'
import { nightsCount } from '../../model/date-words'
import type { Stay } from '../../model/stay-of-night'
import { chooseSegment } from '../../state/segment-actions'
import styles from './your-dates.module.css'

interface DatesStripProps {
  readonly stay: Stay
  readonly isEdited: boolean
  readonly isAlone: boolean
}

/** Arrival, departure and nights of one stay; of several it can be picked to be edited. */
export function DatesStrip({ stay, isEdited, isAlone }: DatesStripProps) {
  const { segment, hue } = stay
  const look = [styles.strip, hues[`hue${hue}`], !isEdited && styles.resting].filter(Boolean).join(' ')
  const words = (
    <>
      <span className={styles.day}>
        <small>Arrive</small>
        <b>{weekdayDate(segment.startDate)}</b>
      </span>
      <Icon name="arrow-right" />
      <span className={styles.day}>
        <small>Leave</small>
        <b>{weekdayDate(segment.endDate)}</b>
      </span>
      <em className={styles.nights}>{counted(nightsCount(segment), 'night')}</em>
    </>
  )
  if (isAlone) {
    return <div className={look}>{words}</div>
  }
  return (
    <button type="button" className={look} aria-pressed={isEdited} onClick={() => chooseSegment(segment.id)}>
      {words}
    </button>
  )
}
