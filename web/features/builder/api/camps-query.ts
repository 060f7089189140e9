import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { builderCampOf } from '../model/builder-camp'
import type { CampsSearch } from '../model/camps-search'
import { campsWhere } from './camps-where'

/** 2 §9. */
export const campsPageSize = 20

const fields = [
  'supplierCode',
  'campName',
  'regionName',
  'regionCode',
  'countryRegionCode',
  'campInfo',
  'country',
  'dmcArrangedOnly',
  'consultantInteractionRequired',
  'restOfWorld',
  'campFeatures',
  'featuredImageId',
  'online',
  'minChildAge',
]

/** The accommodations of a search by name, page by page (2 §7.2, getCamps). */
export const campsQuery = (search: CampsSearch) =>
  infiniteQueryOptions({
    queryKey: ['camps', search],
    queryFn: async ({ pageParam, signal }) => {
      const filter = campsFilter(search, pageParam)
      return (await api('GET /api/Camps', { query: { filter }, signal })).map(builderCampOf)
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < campsPageSize ? undefined : pages.length),
    staleTime: 5 * 60_000,
    structuralSharing: false, // comparing ten thousand camps at each page would block
  })

/** How many accommodations a search finds (2 §7.2, getCampsCount). */
export const campsCountQuery = (search: CampsSearch) =>
  queryOptions({
    queryKey: ['camps-count', search],
    queryFn: async ({ signal }) => {
      const where = JSON.stringify(campsWhere(search))
      return (await api('GET /api/Camps/count', { query: { where }, signal })).count
    },
    staleTime: 5 * 60_000,
  })

/** The filter of one page of getCamps. */
export function campsFilter(search: CampsSearch, page: number): string {
  return JSON.stringify({
    fields,
    where: campsWhere(search),
    order: 'campName ASC',
    include: ['featuredImage'],
    limit: campsPageSize,
    skip: page * campsPageSize,
  })
}
