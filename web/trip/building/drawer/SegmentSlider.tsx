import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Fragment, useEffect, useRef, useState } from 'react'
import { countOf, guestWords } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import {
  ellipsis,
  inColumn,
  inRow,
  insetLine,
  paint,
  radius,
} from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { isArrangedByOthers, isOwn } from '../model/builder-camp'
import { type BuilderSegment, type Stay, staysOf } from '../model/builder-segment'
import { nightsCount, rangeWords } from '../model/date-words'
import { pictureOf } from '../model/picture-of'
import { useBuilder } from '../state/builder-store'
import { HueMark } from './HueMark'
import { RemoveStay } from './RemoveStay'

/** The stays side by side; the slider doesn't wrap around (2 §2.2). */
export function SegmentSlider({ onEdit }: { readonly onEdit: (segmentId: string) => void }) {
  const segments = useBuilder((data) => data.segments)
  const [leaving, setLeaving] = useState<BuilderSegment>()
  const row = useRef<HTMLUListElement>(null)
  const count = segments.length
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current)
      row.current?.scrollTo({ left: row.current.scrollWidth, behavior: 'smooth' })
    before.current = count
  }, [count])
  const stays = staysOf(segments)
  return (
    <>
      <Box component="ul" ref={row} sx={looks.row} aria-label="Stays">
        {stays.map((stay, index) => (
          <Fragment key={stay.segment.id}>
            {index > 0 && <Joint before={stays[index - 1]?.segment} after={stay.segment} />}
            <SegmentCard
              stay={stay}
              onEdit={() => onEdit(stay.segment.id)}
              onRemove={() => setLeaving(stay.segment)}
            />
          </Fragment>
        ))}
      </Box>
      <RemoveStay leaving={leaving} onEnd={() => setLeaving(undefined)} />
    </>
  )
}

/** Between two stays: a dashed line, or the unplanned nights. */
function Joint({
  before,
  after,
}: {
  readonly before: BuilderSegment | undefined
  readonly after: BuilderSegment
}) {
  const isGap = before !== undefined && before.endDate < after.startDate
  return (
    <Box
      component="li"
      sx={[looks.joint, isGap && looks.gap]}
      aria-hidden={!isGap}
      data-tip={isGap ? 'There is a gap in the itinerary dates' : undefined}
    >
      {isGap && <span className="visually-hidden">There is a gap in the itinerary dates</span>}
    </Box>
  )
}

interface SegmentCardProps {
  readonly stay: Stay
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A stay in the drawer: picture, dates, rooms, and buttons to change or remove it. */
export function SegmentCard({ stay: { segment, place, hue }, onEdit, onRemove }: SegmentCardProps) {
  const own = isOwn(segment)
  const name = own && segment.title ? segment.title : segment.campName
  return (
    <Box component="li" sx={looks.card}>
      <Box component="span" sx={looks.picture}>
        <Picture src={pictureOf(segment.featuredImage, '1x1')} alt="" ratio="fill" />
        <Box component="span" sx={looks.mark}>
          <HueMark hue={hue} place={place} />
        </Box>
      </Box>
      <Box component="span" sx={{ ...inColumn, flex: 1, minWidth: 0, p: '8px 4px 8px 10px' }}>
        <Box component="b" sx={{ ...ellipsis, fontWeight: 600, lineHeight: '20px' }}>
          {name}
        </Box>
        <Box component="span" className="tabular" sx={looks.line}>
          {rangeWords(segment)} <i>·</i> {countOf(nightsCount(segment), 'night')}
        </Box>
        <RoomsLine segment={segment} />
        <Box component="span" sx={{ ...inRow(0), justifyContent: 'space-between', mt: 'auto' }}>
          <Link
            component="button"
            variant="note"
            type="button"
            sx={{ minHeight: 24 }}
            onClick={onEdit}
          >
            {own ? 'Edit Stay' : 'Edit Rooms'}
            <span className="visually-hidden"> of {name}</span>
          </Link>
          <IconAction
            icon="trash-2"
            iconSize={14}
            label={`Remove ${name}`}
            sx={{
              width: 24,
              height: 24,
              mr: 0.4,
              '&:hover': { bgcolor: 'error.ground', color: 'error.main' },
            }}
            data-tip="Remove Accommodation"
            onClick={onRemove}
          />
        </Box>
      </Box>
    </Box>
  )
}

/** The room and who is in it, the number of rooms, or what is missing. */
function RoomsLine({ segment }: { readonly segment: BuilderSegment }) {
  const [room, ...more] = segment.rooms
  const missing = isOwn(segment)
    ? !segment.regionCode && 'No region yet'
    : room === undefined && missingRooms(segment)
  if (missing) return <Box sx={looks.warning}>{missing}</Box>
  if (room === undefined)
    return <Box sx={looks.line}>{isOwn(segment) ? segment.regionName : 'Arranged for you'}</Box>
  if (more.length > 0) return <Box sx={looks.line}>{segment.rooms.length} Rooms</Box>
  return (
    <Box sx={looks.line}>
      {room.room.name}{' '}
      <Box
        component="span"
        sx={{ '& svg': { ml: 0.3, verticalAlign: '-2px' } }}
        data-tip={guestWords(room)}
      >
        <Icon name="user-round" size={12} />
        {room.adults}
        {room.children > 0 && <Icon name="baby" size={12} />}
        {room.children > 0 && room.children}
        <span className="visually-hidden"> {guestWords(room)}</span>
      </Box>
    </Box>
  )
}

const missingRooms = (segment: BuilderSegment) => !isArrangedByOthers(segment) && 'No rooms yet'

const looks = {
  row: {
    ...inRow(0),
    height: 96,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
  },
  card: {
    position: 'relative',
    display: 'flex',
    flex: '1 0 206px',
    maxWidth: 330,
    height: 96,
    scrollSnapAlign: 'start',
    borderRadius: radius.card,
    bgcolor: 'background.default',
    boxShadow: insetLine(),
  },
  picture: {
    position: 'relative',
    flex: 'none',
    width: 62,
    overflow: 'hidden',
    borderRadius: '12px 0 0 12px',
  },
  mark: {
    position: 'absolute',
    left: 7,
    top: 7,
    display: 'flex',
    borderRadius: '10px',
    boxShadow: '0 0 0 2px rgba(255, 255, 255, 0.9)',
  },
  gap: {
    height: 96,
    width: 22,
    background: `repeating-linear-gradient(0deg, ${paint('ember-500')} 0 4px, transparent 4px 8px) center / 2px 60% no-repeat`,
  },
  joint: {
    flex: 'none',
    width: 16,
    height: 2,
    background:
      'repeating-linear-gradient(90deg, var(--mui-palette-forest-400) 0 4px, transparent 4px 6px)',
  },
  line: {
    typography: 'note',
    ...ellipsis,
    color: 'ink.second',
    '& i': { fontStyle: 'normal', color: 'ink.note' },
  },
  warning: { typography: 'note', ...ellipsis, color: 'warning.main' },
} as const
