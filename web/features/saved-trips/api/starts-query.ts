import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { LookedTrip } from '../model/types'

/** Every start of the next twelve months at which the saved rooms of all its stays can be had. */
export const startsQuery = ({ id, version }: { readonly id: ItineraryId } & Pick<LookedTrip, 'version'>) =>
  queryOptions({
    queryKey: ['saved-itineraries', id, 'starts', version],
    queryFn: ({ signal }) =>
      api('POST /api/Itineraries/{id}/date-slide', { params: { id }, body: {}, safe: true, signal }),
    staleTime: 60_000,
  })
