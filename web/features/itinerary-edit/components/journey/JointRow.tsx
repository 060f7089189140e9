import Box from '@mui/material/Box'
import { memo } from 'react'
import type { FlightStatusView } from '#shared/api/flight-status'
import { Icon } from '../../../../components/icons/Icon'
import { datesOfSegment } from '../../../../trip/journey/journey-words'
import type { TripSegment } from '../../../../trip/page/trip'
import {
  segmentIcon,
  segmentName,
  segmentNote,
  segmentTimes,
} from '../../../../trip/segments/segment-words'
import { FlightChip } from './FlightChip'
import { SegmentMarks } from './SegmentMarks'
import { SegmentMenu } from './SegmentMenu'
import { SellFigure } from './SellFigure'

/** A row between two stays: a flight, a transfer, arrival or departure. */
export const JointRow = memo(
  ({ segment, status }: { segment: TripSegment; status: FlightStatusView | undefined }) => {
    const [name, note, times] = [segmentName(segment), segmentNote(segment), segmentTimes(segment)]
    const dates = datesOfSegment(segment)
    return (
      <div className="joint">
        <span className="sign">
          <Icon name={segmentIcon(segment.type)} size={15} />
        </span>
        <div className="jointWords">
          <b title={name}>{name}</b>
          <span title={note}>{note}</span>
        </div>
        <span className="jointDay tabular">
          <SegmentMarks segment={segment} />
          {status !== undefined && <FlightChip status={status} />}
          <Box component="span" sx={looks.jointTimes}>
            {times !== '' && <b>{times}</b>}
            <span>{dates}</span>
          </Box>
        </span>
        <span className="jointSell">
          <SellFigure segment={segment} />
        </span>
        <SegmentMenu segment={segment} />
      </div>
    )
  },
)

const looks = {
  jointTimes: {
    display: 'grid',
    justifyItems: 'end',
    lineHeight: '17px',
    '& b': { fontWeight: 400, color: 'ink.main' },
    '& b + span': { fontSize: 12, color: 'ink.note' },
    '@media (max-width: 560px)': { display: 'flex', alignItems: 'baseline', gap: '8px' },
  },
} as const
