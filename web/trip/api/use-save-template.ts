import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/api'
import type { TripEditor } from '../edits/trip-editor'
import { EditsNotStored } from '../edits/use-trip-call'
import type { Trip } from '../page/trip'

/** Saves what a trip holds as a template for others; sent twice it is saved once. */
export function useSaveTemplate({ id }: Pick<Trip, 'id'>, editor: TripEditor) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (name: string) => {
      if (!(await editor.saveNow())) throw new EditsNotStored('Your last changes are not stored yet.')
      return api('POST /api/SavedItineraries/createSavedItineraryFromItinerary', {
        body: { itineraryId: id, name },
        idempotencyKey,
      })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['saved-itineraries'] }),
  })
}
