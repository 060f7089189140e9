import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../../../trip/page/trip'
import { segmentIcon, segmentName, segmentNote, segmentTimes } from '../../../../trip/segments/segment-words'
import styles from './story-days.module.css'
import type { StoryExtras } from './story-extras'

interface StoryJointProps {
  readonly segment: TripSegment
  readonly extras: StoryExtras
}

/** A flight, a transfer, arrival or departure, in one line. */
export function StoryJoint({ segment, extras }: StoryJointProps) {
  const [note, times] = [segmentNote(segment), segmentTimes(segment)]
  const own = isOwnArrangement(segment) && extras.figure === undefined ? 'arranged by you' : ''
  return (
    <div className={segment.hideFromClient ? `${styles.joint} ${styles.hidden}` : styles.joint}>
      <span className={styles.sign}>
        <Icon name={segmentIcon(segment.type)} size={16} />
      </span>
      <div className={styles.words}>
        <b>{segmentName(segment)}</b>
        <span className="tabular">{[times, note, own].filter(Boolean).join(' · ')}</span>
      </div>
      {extras.notes?.(segment)}
      {extras.figure !== undefined && <span className={styles.figure}>{extras.figure(segment)}</span>}
      {extras.menu?.(segment)}
    </div>
  )
}
