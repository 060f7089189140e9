import { useQuery } from '@tanstack/react-query'
import { type CampTexts, campTextsQuery } from '../api/camp-texts-query'
import { useCamps } from '../journey/use-camps'
import type { Trip } from '../page/trip'
import type { CampPictures } from './featured-image'
import { type RoomNames, useRoomNames } from './use-room-names'

/** The catalogue's data on a trip's stays. */
export interface StoryFacts {
  readonly pictures: CampPictures
  readonly texts: CampTexts
  readonly roomNames: RoomNames
}

const noTexts: CampTexts = new Map()

export function useStoryFacts({
  id,
  itinerary: { segments },
}: Pick<Trip, 'id' | 'itinerary'>): StoryFacts {
  const { pictures } = useCamps(segments)
  const roomNames = useRoomNames(segments)
  const texts = useQuery(
    campTextsQuery(
      id,
      segments.flatMap(({ type, supplierCode = [] }) => (type === 'stay' ? supplierCode : [])),
    ),
  )
  return { pictures, roomNames, texts: texts.data ?? noTexts }
}
