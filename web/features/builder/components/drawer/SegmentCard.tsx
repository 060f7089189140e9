import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { counted, guestWords } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { centered, ellipsis, inColumn, inRow, insetLine, radius } from '../../../../components/looks/looks'
import { Picture } from '../../../../components/picture/Picture'
import { isArrangedByOthers, isOwn } from '../../model/builder-camp'
import type { BuilderSegment, Stay } from '../../model/builder-segment'
import { nightsCount, rangeWords } from '../../model/date-words'
import { pictureOf } from '../../model/picture-of'
import { HueMark } from '../HueMark'

interface SegmentCardProps {
  readonly stay: Stay
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A stay in the drawer: picture, dates, rooms, and the ways to change or remove it. */
export function SegmentCard({ stay: { segment, place, hue }, onEdit, onRemove }: SegmentCardProps) {
  const own = isOwn(segment)
  const name = own && segment.title ? segment.title : segment.campName
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flex: '1 0 206px',
        maxWidth: 330,
        height: 96,
        borderRadius: radius.card,
        bgcolor: 'background.default',
        boxShadow: insetLine(),
        scrollSnapAlign: 'start',
      }}
    >
      <Box
        component="span"
        sx={{ position: 'relative', flex: 'none', width: 62, overflow: 'hidden', borderRadius: '12px 0 0 12px' }}
      >
        <Picture src={pictureOf(segment.featuredImage, '1x1')} alt="" ratio="fill" />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            left: 7,
            top: 7,
            display: 'flex',
            borderRadius: '10px',
            boxShadow: '0 0 0 2px rgba(255, 255, 255, 0.9)',
          }}
        >
          <HueMark hue={hue} place={place} />
        </Box>
      </Box>
      <Box component="span" sx={{ ...inColumn, flex: 1, minWidth: 0, p: '8px 4px 8px 10px' }}>
        <Box component="b" sx={{ ...ellipsis, fontWeight: 600, lineHeight: '20px' }}>
          {name}
        </Box>
        <Box component="span" className="tabular" sx={looks.line}>
          {rangeWords(segment)} <i>·</i> {counted(nightsCount(segment), 'night')}
        </Box>
        <RoomsLine segment={segment} />
        <Box component="span" sx={{ ...inRow(0), justifyContent: 'space-between', mt: 'auto' }}>
          <Link component="button" variant="note" type="button" onClick={onEdit}>
            {own ? 'Edit Stay' : 'Edit Rooms'}
            <span className="visually-hidden"> of {name}</span>
          </Link>
          <Box
            component="button"
            type="button"
            sx={{
              ...centered,
              width: 24,
              height: 20,
              mr: 0.4,
              borderRadius: '6px',
              color: 'ink.note',
              '&:hover': { bgcolor: 'error.ground', color: 'error.main' },
            }}
            aria-label={`Remove ${name}`}
            data-tip="Remove Accommodation"
            onClick={onRemove}
          >
            <Icon name="trash-2" size={14} />
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

/** The one room and who is in it, or how many rooms. */
function RoomsLine({ segment }: { readonly segment: BuilderSegment }) {
  const [room] = segment.rooms
  if (isOwn(segment)) {
    return segment.regionCode ? (
      <Box component="span" sx={looks.line}>
        {segment.regionName}
      </Box>
    ) : (
      <Box component="span" sx={looks.warning}>
        No region yet
      </Box>
    )
  }
  if (room === undefined) {
    return isArrangedByOthers(segment) ? (
      <Box component="span" sx={looks.line}>
        Arranged for you
      </Box>
    ) : (
      <Box component="span" sx={looks.warning}>
        No rooms yet
      </Box>
    )
  }
  if (segment.rooms.length > 1)
    return (
      <Box component="span" sx={looks.line}>
        {segment.rooms.length} Rooms
      </Box>
    )
  return (
    <Box component="span" sx={looks.line}>
      {room.room.name}{' '}
      <Box component="span" sx={{ '& svg': { ml: 0.3, verticalAlign: '-2px' } }} data-tip={guestWords(room)}>
        <Icon name="user-round" size={12} />
        {room.adults}
        {room.children > 0 && (
          <>
            <Icon name="baby" size={12} />
            {room.children}
          </>
        )}
        <span className="visually-hidden"> {guestWords(room)}</span>
      </Box>
    </Box>
  )
}

const looks = {
  line: { typography: 'note', ...ellipsis, color: 'ink.second', '& i': { fontStyle: 'normal', color: 'ink.note' } },
  warning: { typography: 'note', ...ellipsis, color: 'warning.main' },
} as const
