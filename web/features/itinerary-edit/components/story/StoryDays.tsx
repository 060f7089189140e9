import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { weekdayDate } from '#shared/format/dates'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { partNote } from '#shared/presentation/part-words'
import { Icon } from '../../../../components/icons/Icon'
import { notPrinted, radius } from '../../../../components/looks/looks'
import { anchorOf, type GapItem, type JourneyItem } from '../../../../trip/journey/journey'
import { gapTitle } from '../../../../trip/journey/journey-words'
import type { Trip, TripSegment } from '../../../../trip/page/trip'
import {
  segmentIcon,
  segmentName,
  segmentNote,
  segmentTimes,
} from '../../../../trip/segments/segment-words'
import { storyDays } from '../../../../trip/story/story'
import type { StoryFacts } from '../../../../trip/story/use-story-facts'
import { dayLooks } from './day-looks'
import { StayChapter } from './StayChapter'
import type { StoryExtras } from './story-extras'

interface StoryDaysProps {
  readonly trip: Pick<Trip, 'itinerary'>
  readonly journey: readonly JourneyItem[]
  readonly facts: StoryFacts
  readonly extras?: StoryExtras
}

const none: StoryExtras = {}

/** The journey day by day for reading: stays with picture and text, and travel between them. */
export function StoryDays({ trip, journey, facts, extras = none }: StoryDaysProps) {
  const { startDate } = trip.itinerary
  return (
    <Box component="ol" sx={looks.days}>
      {storyDays(journey, startDate).map(({ number, date, items }) => (
        <Box component="li" key={date} sx={looks.day}>
          <Box component="header" sx={looks.date}>
            <h2 className="tabular">Day {number}</h2>
            <time dateTime={date} className="tabular">
              {weekdayDate(date)}
            </time>
          </Box>
          <Box component="ol" sx={looks.items}>
            {items.map((item) => (
              <Box
                component="li"
                key={anchorOf(item)}
                id={anchorOf(item)}
                tabIndex={-1}
                sx={{
                  minWidth: 0,
                  outline: 0,
                  borderRadius: 'var(--mui-radius-card)',
                  scrollMargin: '20px',
                }}
              >
                {item.kind === 'gap' && <StoryGap gap={item} extras={extras} />}
                {item.kind === 'joint' && <StoryJoint segment={item.segment} extras={extras} />}
                {item.kind === 'stay' && extras.before?.(item.segment)}
                {item.kind === 'stay' && (
                  <StayChapter stay={item} startDate={startDate} facts={facts} extras={extras} />
                )}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Nights without a stay. */
function StoryGap({ gap, extras }: { readonly gap: GapItem; readonly extras: StoryExtras }) {
  return (
    <Stack component="article" direction="row" sx={looks.gap}>
      <Icon name="moon-star" size={20} />
      <div>
        <h3>{gapTitle(gap)}</h3>
        {gap.between !== '' && <p>{gap.between}</p>}
      </div>
      {extras.gap?.(gap)}
    </Stack>
  )
}

/** A flight, a transfer, arrival or departure in one line. */
function StoryJoint({ segment, extras }: { segment: TripSegment; extras: StoryExtras }) {
  const [note, times] = [segmentNote(segment), segmentTimes(segment)]
  const isOffered = segment.optional === true && segment.chargeable === false
  const isIncluded = !isOffered && !isOwnArrangement(segment)
  const own = extras.figure === undefined ? (partNote({ isIncluded, isOffered }) ?? '') : ''
  return (
    <Box
      className="joint"
      sx={
        segment.hideFromClient ? { opacity: 0.62, '@media print': { display: 'none' } } : undefined
      }
    >
      <span className="sign">
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

const looks = {
  days: {
    mt: '34px',
    '& .joint': { display: 'flex', alignItems: 'center', gap: '12px', minHeight: 44, p: '2px 0' },
    '& .sign': {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: 34,
      height: 34,
      borderRadius: '17px',
      bgcolor: 'background.paper',
      boxShadow: 1,
      color: 'forest.600',
    },
    '& .missing': { mb: '10px' },
    '& .missing .sign': {
      background: 'none',
      boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-ground-line2)',
      color: 'ink.note',
    },
    '@media print': { '& .joint button, & .missing': { display: 'none' } },
  },
  day: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    gap: 2,
    pb: 3,
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: '98px',
      top: '8px',
      bottom: '-6px',
      width: 2,
      background:
        'repeating-linear-gradient(180deg, var(--mui-palette-ground-line2) 0 5px, transparent 5px 9px)',
    },
    '@media (max-width: 700px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 1,
      '&:not(:last-child)::before': { display: 'none' },
    },
    '@media print': { pb: '18px' },
  },
  date: {
    position: 'sticky',
    top: '16px',
    alignSelf: 'start',
    pt: '4px',
    textAlign: 'right',
    '& h2': { fontSize: 20, lineHeight: '26px' },
    '& time': {
      display: 'block',
      fontSize: 12.5,
      lineHeight: '16px',
      color: 'ink.note',
      whiteSpace: 'nowrap',
    },
    '@media (max-width: 700px)': {
      position: 'static',
      display: 'flex',
      alignItems: 'baseline',
      gap: 1,
      textAlign: 'left',
    },
    '@media print': { position: 'static' },
  },
  items: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    pl: 1,
    '@media (max-width: 700px)': { p: 0 },
  },
  gap: {
    alignItems: 'center',
    gap: '14px',
    minHeight: 76,
    p: '12px 14px 12px 18px',
    borderRadius: radius.card,
    bgcolor: 'ember.50',
    outline: '1.5px dashed #e0a06a',
    outlineOffset: '-1.5px',
    '& > svg': { flex: 'none', color: 'ember.600' },
    '& > div': { flex: 1, minWidth: 0 },
    '& h3': { fontSize: 15, lineHeight: '20px' },
    '& p': { fontSize: 13, lineHeight: '17px', color: 'ink.second' },
    ...notPrinted,
    '@media (max-width: 560px)': {
      flexWrap: 'wrap',
      gap: '6px 12px',
      '& > div': { flexBasis: 'calc(100% - 40px)' },
    },
  },
} as const
