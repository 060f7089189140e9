import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { PresentationSource } from '#shared/api/presentation-shapes'
import type { TripVersion } from '#shared/api/trip-versions'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import { tripVersionsQuery } from '../../../trip/api/trip-versions'

/** A version with what its client reads of it. */
export interface ComparedVersion {
  readonly version: TripVersion
  readonly source: PresentationSource
}

const readingQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['trip-reading', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/Itineraries/{id}/presentation/source', { params: { id }, signal }))
        .source,
    staleTime: 15_000,
  })

/** The versions of a trip's proposal, as their client reads them. */
export function useComparedVersions(id: ItineraryId) {
  const versions = useQuery(tripVersionsQuery(id))
  const readings = useQueries({
    queries: (versions.data ?? []).map((version) => readingQuery(version.id)),
  })
  const failure = [versions, ...readings].find(({ isError, data }) => isError && data === undefined)
  const readVersions = (versions.data ?? []).flatMap((version, at): ComparedVersion[] => {
    const source = readings[at]?.data
    return source === undefined ? [] : [{ version, source }]
  })
  return {
    error: failure?.error ?? undefined,
    retry: () => void failure?.refetch(),
    versions: readVersions.length === versions.data?.length ? readVersions : undefined,
  }
}
