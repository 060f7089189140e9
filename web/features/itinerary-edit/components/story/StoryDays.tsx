import Box from '@mui/material/Box'
import { weekdayDate } from '#shared/format/dates'
import { anchorOf, type JourneyItem } from '../../../../trip/journey/journey'
import type { Trip } from '../../../../trip/page/trip'
import { storyDays } from '../../../../trip/story/story'
import type { StoryFacts } from '../../../../trip/story/use-story-facts'
import { StayChapter } from './StayChapter'
import { StoryGap } from './StoryGap'
import { StoryJoint } from './StoryJoint'
import type { StoryExtras } from './story-extras'

interface StoryDaysProps {
  readonly trip: Pick<Trip, 'itinerary'>
  readonly journey: readonly JourneyItem[]
  readonly facts: StoryFacts
  readonly extras?: StoryExtras
}

const none: StoryExtras = {}

/** The journey day by day, as one reads it: stays with their picture and words, and what one travels with between them. */
export function StoryDays({ trip, journey, facts, extras = none }: StoryDaysProps) {
  const { startDate } = trip.itinerary
  return (
    <Box component="ol" sx={{ mt: '34px' }}>
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
                sx={{ minWidth: 0, outline: 0, borderRadius: 'var(--mui-radius-card)', scrollMargin: '20px' }}
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

const looks = {
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
      background: 'repeating-linear-gradient(180deg, var(--mui-palette-ground-line2) 0 5px, transparent 5px 9px)',
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
    '& time': { display: 'block', fontSize: 12.5, lineHeight: '16px', color: 'ink.note', whiteSpace: 'nowrap' },
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
} as const
