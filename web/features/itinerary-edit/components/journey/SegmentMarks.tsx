import Box from '@mui/material/Box'
import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../../../trip/page/trip'

/**
 * Marks for exceptions: an option of the client's, hidden from the client, or sell price set by
 * hand.
 */
export function SegmentMarks({ segment }: SegmentMarksProps) {
  const { hideFromClient, sellOverride, sellOverrideReason, optional, chargeable } = segment
  if (!hideFromClient && sellOverride === undefined && !optional) return null
  const reason = sellOverrideReason === undefined ? '' : `: ${sellOverrideReason}`
  return (
    <Box component="span" className="marks" sx={look}>
      {optional && (
        <span title={chargeable === false ? 'Option, not taken' : 'Option, taken'}>
          <Icon
            name={chargeable === false ? 'plus' : 'circle-check'}
            size={14}
            label={chargeable === false ? 'Option, not taken' : 'Option, taken'}
          />
        </span>
      )}
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
    </Box>
  )
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: 'ember.600',
  '& span': { display: 'inline-flex' },
}

interface SegmentMarksProps {
  readonly segment: TripSegment
}
