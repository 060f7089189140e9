import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { api } from '../../lib/api/api'
import type { TripSegment } from '../page/trip'
import type { CampPictures } from '../story/featured-image'
import { type MissingWay, missingWays } from './missing-ways'

type Camps = NonNullable<ReturnType<typeof useCampList>['data']>
export type CampFacts = Camps[number]

function useCampList(segments: readonly TripSegment[]) {
  const codes = segments.flatMap(({ supplierCode }) =>
    supplierCode === undefined || supplierCode === ownSupplierCode ? [] : [supplierCode],
  )
  return useQuery(campsQuery(codes))
}

/** The catalogue's data on the trip's camps by supplier code; `pictures` is empty while loading. */
export function useCamps(segments: readonly TripSegment[]) {
  const { data, isPending, fetchStatus } = useCampList(segments)
  return useMemo(() => {
    const camps = new Map<string, CampFacts>((data ?? []).map((camp) => [camp.supplierCode, camp]))
    const pictures: CampPictures = new Map(
      (data ?? []).flatMap(({ supplierCode, featuredImageId }) =>
        featuredImageId === undefined ? [] : [[supplierCode, featuredImageId] as const],
      ),
    )
    return { camps, pictures, isLoading: isPending && fetchStatus !== 'idle' }
  }, [data, isPending, fetchStatus])
}

/** The missing transfers of a journey, judged by its camps' airstrips. */
export function useMissingWays(segments: readonly TripSegment[]): readonly MissingWay[] {
  const { camps } = useCamps(segments)
  return useMemo(
    () =>
      missingWays(segments, ({ supplierCode = '' }) => camps.get(supplierCode)?.transitPointCode),
    [segments, camps],
  )
}

const fields = [
  'supplierCode',
  'campName',
  'latitude',
  'longitude',
  'featuredImageId',
  'transitPointCode',
  'countryCode',
  'countryRegionCode',
]

/**
 * Location and pictures of a trip's camps. A trip has a few dozen at most, so one page is enough.
 */
const campsQuery = (supplierCodes: readonly string[]) => {
  const codes = [...new Set(supplierCodes)].sort()
  return queryOptions({
    queryKey: ['camps', 'by-code', codes],
    queryFn: ({ signal }) => {
      const filter = { fields, where: { supplierCode: { inq: codes.slice(0, 100) } }, limit: 100 }
      return api('GET /api/Camps', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: codes.length > 0,
    staleTime: 30 * 60_000,
  })
}
