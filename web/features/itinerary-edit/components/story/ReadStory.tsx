import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SupplierCode } from '#shared/ids/ids'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { api } from '../../../../lib/api/api'
import type { CampTexts } from '../../../../trip/api/camp-texts-query'
import { journeyOf } from '../../../../trip/journey/journey'
import { useCamps } from '../../../../trip/journey/use-camps'
import type { Trip, TripSegment } from '../../../../trip/page/trip'
import { shownToClient } from '../../../../trip/story/story'
import { useRoomNames } from '../../../../trip/story/use-room-names'
import { IncludedCard } from './IncludedCard'
import { StoryDays } from './StoryDays'

interface ReadProps {
  readonly trip: Pick<Trip, 'itinerary'>
}

/** A read-only trip, day by day; it may be another agent's. */
export function ReadStory({ trip }: ReadProps) {
  const { segments } = trip.itinerary
  const journey = useMemo(() => shownToClient(journeyOf(segments)), [segments])
  const { pictures } = useCamps(segments)
  const roomNames = useRoomNames(segments)
  const texts = useCampTexts(segments)
  return <StoryDays trip={trip} journey={journey} facts={{ pictures, roomNames, texts }} />
}

/** The read-only list of what a trip includes. */
export function ReadIncluded({ trip }: ReadProps) {
  const { segments } = trip.itinerary
  return <IncludedCard journey={useMemo(() => journeyOf(segments), [segments])} />
}

/**
 * The catalogue's data on the segments' camps, fetched camp by camp because the trip may be another
 * agent's.
 */
function useCampTexts(segments: readonly TripSegment[]): CampTexts {
  const codes = [
    ...new Set(
      segments.flatMap(({ type, supplierCode = [] }) => (type === 'stay' ? supplierCode : [])),
    ),
  ]
  return useQueries({
    queries: codes.filter((code) => code !== ownSupplierCode).map(campWordsQuery),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) =>
          data === undefined ? [] : [[data.supplierCode, data.words] as const],
        ),
      ),
  })
}

/** The catalogue's description of a camp, in paragraphs. */
const campWordsQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['camps', supplierCode, 'words'],
    queryFn: async ({ signal }) => {
      const call = { params: { id: supplierCode }, query: {}, signal }
      const { description } = await api('GET /api/Camps/{id}/camp-info', call)
      return { supplierCode, words: description }
    },
    staleTime: 30 * 60_000,
  })
