import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { shownToClient, storyFacts } from '../../../../trip/story/story'
import { useStoryFacts } from '../../../../trip/story/use-story-facts'
import { AddButton } from '../journey/AddButton'
import { EmptyJourney } from '../journey/EmptyJourney'
import { LockNote } from '../LockNote'
import { WhenSeen } from '../WhenSeen'
import { IncludedCard } from './IncludedCard'
import { StoryDays } from './StoryDays'
import { StoryHero } from './StoryHero'
import { storyLooks } from './story-looks'
import { TripBar } from './TripBar'
import { useStoryExtras } from './use-story-extras'

/** The route loads after the first text. */
const StoryAside = lazyPage(() => import('./StoryAside'), 'StoryAside')

/** `/itinerary/{id}`, the second editor: the trip as its client will read it, edited in place. */
export function StoryView() {
  const { trip, price, journey } = useTripPage()
  const [isReading, setReading] = useState(false)
  const extras = useStoryExtras()
  const facts = useStoryFacts(trip)
  const shownJourney = useMemo(
    () => (isReading ? shownToClient(journey) : journey),
    [isReading, journey],
  )
  return (
    <main>
      <StoryHero isReading={isReading} onReading={setReading} />
      <Box sx={storyLooks.body}>
        <div className="story">
          <StoryFacts />
          <Box sx={{ mt: 2, '&:empty': { display: 'none' }, '@media print': { display: 'none' } }}>
            {!isReading && <LockNote trip={trip} />}
          </Box>
          {shownJourney.length === 0 ? (
            <Box sx={{ mt: 3 }}>
              {isReading ? (
                <p>This itinerary is empty.</p>
              ) : (
                <EmptyJourney>
                  <AddButton />
                </EmptyJourney>
              )}
            </Box>
          ) : (
            <StoryDays
              trip={trip}
              journey={shownJourney}
              facts={facts}
              {...(!isReading && { extras })}
            />
          )}
          {!isReading && shownJourney.length > 0 && (
            <Box sx={{ m: '6px 0 0 118px', '@media print': { display: 'none' } }}>
              <AddButton />
            </Box>
          )}
          <IncludedCard
            journey={journey}
            price={{ sell: price.finance.sell, currency: trip.currency }}
          />
        </div>
        <Box component="aside" sx={storyLooks.aside} aria-label="Route">
          <WhenSeen height={420}>
            <StoryAside journey={shownJourney} isReading={isReading} />
          </WhenSeen>
        </Box>
      </Box>
      <TripBar isReading={isReading} />
    </main>
  )
}

/** The trip in numbers, and its agent. */
function StoryFacts() {
  const { trip } = useTripPage()
  return (
    <section className="facts" aria-label="At a glance">
      <dl>
        {storyFacts(trip).map(({ value, label }) => (
          <Stack direction="column-reverse" key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </Stack>
        ))}
      </dl>
      {trip.user !== undefined && (
        <p>
          <b>{trip.user.agent.fullName}</b> of {trip.user.agency.name} planned this journey.
        </p>
      )}
    </section>
  )
}
