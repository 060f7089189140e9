import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../../../trip/page/trip'
import styles from './journey.module.css'

/** What is out of the ordinary about a segment: hidden from the client, or its sell set by hand. */
export function SegmentMarks({ segment: { hideFromClient, sellOverride, sellOverrideReason } }: SegmentMarksProps) {
  if (!hideFromClient && sellOverride === undefined) return null
  const reason = sellOverrideReason === undefined ? '' : `: ${sellOverrideReason}`
  return (
    <span className={styles.marks}>
      {hideFromClient && (
        <span title="Hidden from the client">
          <Icon name="eye-off" size={14} label="Hidden from the client" />
        </span>
      )}
      {sellOverride !== undefined && (
        <span title={`Manual sell price${reason}`}>
          <Icon name="pen-line" size={14} label={`Manual sell price${reason}`} />
        </span>
      )}
    </span>
  )
}

interface SegmentMarksProps {
  readonly segment: TripSegment
}
