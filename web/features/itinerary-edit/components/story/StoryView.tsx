import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { StatusChip } from '../../../../components/state/StatusChip'
import { draftKindsOf } from '../../model/draft-kinds'
import { stayStatus } from '../../model/stay-status'
import { shownToClient } from '../../model/story'
import { useTripPage } from '../../state/trip-page'
import { useTripTools } from '../../state/trip-tools'
import { useStoryFacts } from '../../state/use-story-facts'
import { SegmentMarks } from '../journey/SegmentMarks'
import { SegmentMenu } from '../journey/SegmentMenu'
import { SellFigure } from '../journey/SellFigure'
import { EditableWords } from './EditableWords'
import { IncludedCard } from './IncludedCard'
import { StoryAside } from './StoryAside'
import { StoryDays } from './StoryDays'
import { StoryFacts } from './StoryFacts'
import { StoryHero } from './StoryHero'
import type { StoryExtras } from './story-extras'
import styles from './story-view.module.css'
import { TripBar } from './TripBar'

/** `/itinerary/{id}`, the second editor: the trip as its client will read it, changed where it stands. */
export function StoryView() {
  const { trip, price, journey, addSegment } = useTripPage()
  const [isReading, setReading] = useState(false)
  const extras = useStoryExtras()
  const facts = useStoryFacts(trip)
  const shown = useMemo(() => (isReading ? shownToClient(journey) : journey), [isReading, journey])
  const mayAdd = draftKindsOf(trip).length > 0 && !isReading
  return (
    <main className={styles.page}>
      <StoryHero isReading={isReading} onReading={setReading} />
      <div className={styles.body}>
        <div className={styles.story}>
          <StoryFacts />
          {shown.length === 0 ? (
            <p className={styles.empty}>
              Nothing is in this itinerary yet. Stays that you choose in the builder appear here, day by day.
            </p>
          ) : (
            <StoryDays trip={trip} journey={shown} facts={facts} {...(!isReading && { extras })} />
          )}
          {mayAdd && (
            <Button
              className={styles.add}
              size="small"
              variant="outlined"
              startIcon={<Icon name="plus" size={16} />}
              onClick={addSegment}
            >
              Add to the journey
            </Button>
          )}
          <IncludedCard journey={journey} price={{ sell: price.finance.sell, currency: trip.currency }} />
        </div>
        <StoryAside journey={shown} isReading={isReading} />
      </div>
      <TripBar />
    </main>
  )
}

/** What those who work on the trip see beside the story. */
function useStoryExtras(): StoryExtras {
  const { mayArrange, arrangeNights } = useTripTools()
  return useMemo(
    () => ({
      notes: (segment) => (
        <>
          <SegmentMarks segment={segment} />
          {segment.type === 'stay' && <StatusChip status={stayStatus(segment)} />}
        </>
      ),
      figure: (segment) => <SellFigure segment={segment} look={segment.type === 'stay' ? 'strong' : 'plain'} />,
      menu: (segment) => <SegmentMenu segment={segment} />,
      words: (stay, words) => <EditableWords stay={stay} words={words} />,
      gap: (gap) =>
        mayArrange && (
          <Button size="xsmall" variant="outlined" onClick={() => arrangeNights(gap)}>
            Own arrangement
          </Button>
        ),
    }),
    [mayArrange, arrangeNights],
  )
}
