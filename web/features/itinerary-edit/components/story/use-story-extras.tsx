import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { StatusChip } from '../../../../components/state/StatusChip'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { stayStatus } from '../../../../trip/journey/stay-status'
import { useMissingWays } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { FlightChip } from '../journey/FlightChip'
import { GapActions } from '../journey/GapActions'
import { gapLooks } from '../journey/gap-looks'
import { SegmentMarks } from '../journey/SegmentMarks'
import { SegmentMenu } from '../journey/SegmentMenu'
import { SellFigure } from '../journey/SellFigure'
import { useFlightStatus } from '../journey/use-flight-status'
import { dayLooks } from './day-looks'
import { EditableWords } from './EditableWords'
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
      figure: (segment) => <SellFigure segment={segment} look={segment.type === 'stay' ? 'strong' : 'plain'} />,
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
