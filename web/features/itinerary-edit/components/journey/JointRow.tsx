import { memo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { datesOfSegment } from '../../model/journey-words'
import { segmentIcon, segmentName, segmentNote } from '../../model/segment-words'
import type { TripSegment } from '../../model/trip'
import styles from './journey.module.css'
import { SegmentMarks } from './SegmentMarks'
import { SegmentMenu } from './SegmentMenu'
import { SellFigure } from './SellFigure'

/** What lies between two stays: a flight, a transfer, arrival or departure. */
export const JointRow = memo(({ segment }: { readonly segment: TripSegment }) => {
  const [name, note] = [segmentName(segment), segmentNote(segment)]
  return (
    <div className={styles.joint}>
      <span className={styles.sign}>
        <Icon name={segmentIcon(segment.type)} size={15} />
      </span>
      <div className={styles.jointWords}>
        <b title={name}>{name}</b>
        <span title={note}>{note}</span>
      </div>
      <span className={`${styles.jointDay} tabular`}>
        <SegmentMarks segment={segment} />
        {datesOfSegment(segment)}
      </span>
      <span className={styles.jointSell}>
        <SellFigure segment={segment} />
      </span>
      <SegmentMenu segment={segment} />
    </div>
  )
})
