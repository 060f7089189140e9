import Box from '@mui/material/Box'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../../../trip/page/trip'
import { segmentIcon, segmentName, segmentNote, segmentTimes } from '../../../../trip/segments/segment-words'
import { dayLooks } from './day-looks'
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
    <Box
      className={styles.joint}
      sx={segment.hideFromClient ? { opacity: 0.62, '@media print': { display: 'none' } } : undefined}
    >
      <span className={styles.sign}>
        <Icon name={segmentIcon(segment.type)} size={16} />
      </span>
      <Box sx={dayLooks.words}>
        <b>{segmentName(segment)}</b>
        <span className="tabular">{[times, note, own].filter(Boolean).join(' · ')}</span>
      </Box>
      {extras.notes?.(segment)}
      {extras.figure !== undefined && (
        <Box component="span" sx={{ '@media print': { display: 'none' } }}>
          {extras.figure(segment)}
        </Box>
      )}
      {extras.menu?.(segment)}
    </Box>
  )
}
