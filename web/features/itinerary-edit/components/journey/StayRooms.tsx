import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { partyWords } from '#shared/format/words'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { Icon } from '../../../../components/icons/Icon'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { RoomNames } from '../../../../trip/story/use-room-names'

interface StayRoomsProps {
  readonly segment: TripSegment
  readonly roomNames: RoomNames
  readonly mayEdit?: boolean
}

/** The rooms of a stay and who sleeps in each. */
export function StayRooms({ segment, roomNames, mayEdit = false }: StayRoomsProps) {
  const { rooms, dmcArrangedOnly, consultantInteractionRequired } = segment
  if (rooms.length === 0) {
    const isElsewhere = dmcArrangedOnly || consultantInteractionRequired
    if (isElsewhere)
      return (
        <Typography variant="body2" sx={{ mt: 0.8, color: 'ink.note' }}>
          Rooms arranged by the supplier.
        </Typography>
      )
    return mayEdit && !isOwnArrangement(segment) ? (
      <RoomsButton segment={segment} words="Choose rooms" />
    ) : null
  }
  const list = (
    <Box component="ul" sx={looks.rooms}>
      {rooms.map(({ id, optionKey, name, adults, children }, index) => (
        <li key={id ?? `${optionKey} ${index}`}>
          <Icon name="bed-double" size={14} />
          <span className="roomName">{name ?? roomNames.get(optionKey) ?? 'Room'}</span>
          <span className="guests tabular" title={partyWords({ adults, children })}>
            <span className="visually-hidden">{partyWords({ adults, children })}</span>
            <span aria-hidden="true">
              <Icon name="user-round" size={13} />
              {adults}
              {children > 0 && (
                <>
                  <Icon name="baby" size={13} />
                  {children}
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </Box>
  )
  if (!mayEdit) return list
  return (
    <Stack direction="row" sx={looks.roomsLine}>
      {list}
      <RoomsButton segment={segment} words="Edit rooms" />
    </Stack>
  )
}

function RoomsButton({
  segment,
  words,
}: {
  readonly segment: TripSegment
  readonly words: string
}) {
  const { openJourney } = useTripTools()
  return (
    <Box
      component="button"
      type="button"
      sx={looks.roomsButton}
      aria-label={`${words} at ${segmentName(segment)}`}
      onClick={() => openJourney({ kind: 'rooms', segmentId: segment.id })}
    >
      {words}
    </Box>
  )
}

const looks = {
  rooms: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3px',
    mt: '8px',
    fontSize: 13,
    lineHeight: '18px',
    '& li': { display: 'flex', alignItems: 'flex-start', gap: '8px', minWidth: 0 },
    '& svg': { flex: 'none', color: 'ink.note' },
    '& li > svg': { mt: '2px' },
    '& .roomName': { minWidth: 0, overflowWrap: 'anywhere' },
    '& .guests > span:last-child': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3px',
      fontSize: 12.5,
      color: 'ink.second',
    },
    '& .guests svg:nth-of-type(2)': { ml: '5px' },
  },
  roomsLine: {
    alignItems: 'flex-end',
    gap: '12px',
    '& > ul': { flex: 1, minWidth: 0 },
    '@media (max-width: 560px)': { flexDirection: 'column', alignItems: 'stretch', gap: '4px' },
  },
  roomsButton: {
    typography: 'label',
    flex: 'none',
    p: '2px 6px',
    m: '0 -6px -2px 0',
    borderRadius: '6px',
    color: 'forest.700',
    '&:hover': { bgcolor: 'ground.sand' },
    '@media (max-width: 560px)': { alignSelf: 'flex-start', ml: '-6px' },
    '@media print': { display: 'none' },
  },
} as const
