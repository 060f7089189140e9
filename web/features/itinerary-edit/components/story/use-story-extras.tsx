import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Suspense, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { StatusChip } from '../../../../components/state/StatusChip'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { segmentFieldPath } from '../../../../trip/edits/trip-edits'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { stayStatus } from '../../../../trip/journey/stay-status'
import { useMissingWays } from '../../../../trip/journey/use-camps'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { StayWords } from '../../../../trip/story/story'
import { FlightChip } from '../journey/FlightChip'
import { GapActions } from '../journey/GapActions'
import { gapLooks } from '../journey/gap-looks'
import { SegmentMarks } from '../journey/SegmentMarks'
import { SegmentMenu } from '../journey/SegmentMenu'
import { SellFigure } from '../journey/SellFigure'
import { useFlightStatus } from '../journey/use-flight-status'
import { dayLooks } from './day-looks'
import { StoryWords } from './StoryWords'
import type { StoryExtras } from './story-extras'

/** What agents see beside the story, with the dialogs and menus of the costing view. */
export function useStoryExtras(): StoryExtras {
  const { trip, permission } = useTripPage()
  const { mayArrange } = useTripTools()
  const flights = useFlightStatus(trip)
  const missing = useMissingWays(trip.itinerary.segments)
  const ways = permission.transit ? missing : none
  return useMemo(
    () => ({
      mayEditRooms: mayArrange,
      notes: (segment) => {
        const flight = flights.get(segment.id)
        return (
          <>
            <SegmentMarks segment={segment} />
            {segment.type === 'stay' && <StatusChip status={stayStatus(segment)} />}
            {flight !== undefined && <FlightChip status={flight} />}
          </>
        )
      },
      figure: (segment) => (
        <SellFigure segment={segment} look={segment.type === 'stay' ? 'strong' : 'plain'} />
      ),
      menu: (segment) => <SegmentMenu segment={segment} />,
      words: (stay, words) => <EditableWords stay={stay} words={words} />,
      before: (stay) => {
        const way = ways.find(({ to }) => to.id === stay.id)
        return way === undefined ? null : <StoryMissing way={way} />
      },
      gap: (gap) =>
        mayArrange && (
          <Box sx={gapLooks.gapActions}>
            <GapActions gap={gap} />
          </Box>
        ),
    }),
    [mayArrange, flights, ways],
  )
}

const none: readonly MissingWay[] = []

/** Two stays with no travel between them yet. */
function StoryMissing({ way }: { readonly way: MissingWay }) {
  const { openJourney } = useTripTools()
  return (
    <div className="joint missing">
      <span className="sign">
        <Icon name="move-right" size={16} />
      </span>
      <Box sx={dayLooks.words}>
        <span>{way.text}</span>
      </Box>
      <Button
        size="xsmall"
        variant="text"
        onClick={() => openJourney({ kind: 'add', draft: 'road', start: way.start })}
      >
        Add transfer
      </Button>
    </div>
  )
}

const WordsForm = lazyPage(() => import('./WordsForm'), 'WordsForm')

/**
 * The description of a stay, edited in place. Without the agent's own text, the camp's is shown.
 */
function EditableWords({ stay, words }: { stay: TripSegment; words: StayWords }) {
  const { editor, permissionOf } = useTripTools()
  const [isWriting, setWriting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = segmentName(stay)
  const givenText = words.paragraphs.join('\n\n')
  const finish = (next: string | undefined) => {
    setWriting(false)
    requestAnimationFrame(() => button.current?.focus())
    if (next === undefined || next === givenText) return
    editor.edit({ [segmentFieldPath(stay.id, 'description')]: next === '' ? null : next })
  }
  const storyText = (
    <Box sx={{ minWidth: 0 }}>
      <StoryWords words={words} />
      {permissionOf(stay).details && (
        <Stack
          component="p"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: '4px 18px', mt: 1, '@media print': { display: 'none' } }}
        >
          <Box
            component="button"
            ref={button}
            type="button"
            sx={looks.change}
            onClick={() => setWriting(true)}
          >
            <Icon name="pen-line" size={14} />
            {words.isOwn ? 'Edit description' : 'Write your own description'}
            <span className="visually-hidden"> for {name}</span>
          </Box>
          {words.isOwn && (
            <Box component="button" type="button" sx={looks.change} onClick={() => finish('')}>
              Restore camp text
              <span className="visually-hidden"> for {name}</span>
            </Box>
          )}
        </Stack>
      )}
    </Box>
  )
  if (!isWriting) return storyText
  return (
    <Suspense fallback={storyText}>
      <WordsForm name={name} given={givenText} onDone={finish} />
    </Suspense>
  )
}

const looks = {
  change: {
    typography: 'h6',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 24,
    color: 'forest.700',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
} as const
