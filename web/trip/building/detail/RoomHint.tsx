import Box from '@mui/material/Box'
import { isAvailable } from '#shared/calendar/availability'
import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { SeeFreeDates } from '../calendar/SeeFreeDates'
import { nightsCount } from '../model/date-words'
import { roomHint } from '../model/room-offer'
import { ChooseAges } from '../party/ChooseAges'
import { useBuilder } from '../state/builder-store'
import type { RoomActionsProps } from './RoomCard'

/**
 * Beside the buttons of a room card: why the room is as it is, and the one way on. A child too
 * young comes first (2 §5.4), then rooms that are fully booked.
 */
export function RoomHint({ camp, room, segment, offer, codes }: RoomActionsProps) {
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  if (isTooYoung(youngest, room.minChildAge))
    return (
      <Box component="span" sx={[looks.hint, { color: 'warning.main' }]}>
        {childRestriction(room.minChildAge)}. <ChooseAges />
      </Box>
    )
  const isBooked = segment !== undefined && offer.isBooked
  return (
    <Box component="span" sx={looks.hint}>
      {roomHint({ room, offer, segment, codes })}{' '}
      {isBooked && (
        <SeeFreeDates
          camp={camp}
          from={segment.startDate}
          nights={nightsCount(segment)}
          isFree={(night) => isAvailable(night[room.optionKey])}
        />
      )}
    </Box>
  )
}

const looks = {
  hint: { typography: 'caption', flex: '1 1 120px', ml: 0.4, color: 'ink.note' },
} as const
