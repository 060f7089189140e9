import { useMemo } from 'react'
import { journeyOf } from '../../../../trip/journey/journey'
import { useCamps } from '../../../../trip/journey/use-camps'
import type { Trip } from '../../../../trip/page/trip'
import { shownToClient } from '../../../../trip/story/story'
import { useCampTexts } from '../../../../trip/story/use-camp-texts'
import { useRoomNames } from '../../../../trip/story/use-room-names'
import { IncludedCard } from './IncludedCard'
import { StoryDays } from './StoryDays'

interface ReadProps {
  readonly trip: Pick<Trip, 'itinerary'>
}

/** A trip day by day, only to be read: also one that is not this agent's own. */
export function ReadStory({ trip }: ReadProps) {
  const { segments } = trip.itinerary
  const journey = useMemo(() => shownToClient(journeyOf(segments)), [segments])
  const { pictures } = useCamps(segments)
  const roomNames = useRoomNames(segments)
  const texts = useCampTexts(segments)
  return <StoryDays trip={trip} journey={journey} facts={{ pictures, roomNames, texts }} />
}

/** What a trip holds, only to be read. */
export function ReadIncluded({ trip }: ReadProps) {
  const { segments } = trip.itinerary
  return <IncludedCard journey={useMemo(() => journeyOf(segments), [segments])} />
}
