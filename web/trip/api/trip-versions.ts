import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import type { TripEditor } from '../edits/trip-editor'
import { EditsNotStored } from '../edits/use-trip-call'
import { itineraryQuery } from './itinerary-query'

/** The versions of the proposal that a trip is one of, in the order of making. */
export const tripVersionsQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['trip-versions', id],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}/versions', { params: { id }, signal }),
    staleTime: 15_000,
  })

/**
 * Duplicates a trip as another version of its proposal, once its pending edits are saved; a repeated
 * request makes one version.
 */
export function useDuplicateTrip(id: ItineraryId, editor: TripEditor) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (name: string) => {
      if (!(await editor.saveNow()))
        throw new EditsNotStored('Your latest changes aren’t saved yet.')
      return api('POST /api/Itineraries/{id}/versions', {
        params: { id },
        body: { name },
        idempotencyKey,
      })
    },
    onSuccess: (version) => {
      queries.setQueryData(itineraryQuery(version.id).queryKey, version)
      void queries.invalidateQueries({ queryKey: ['trip-versions'] })
      void queries.invalidateQueries({ queryKey: ['trips'] })
      void queries.invalidateQueries({ queryKey: itineraryQuery(id).queryKey })
    },
  })
}
