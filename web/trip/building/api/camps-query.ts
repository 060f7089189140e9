import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { literalLike } from '#shared/catalogue/like-pattern'
import { api } from '../../../lib/api/api'
import { builderCampOf } from '../model/builder-camp'

/** 2 §9. */
export const campsPageSize = 20

/** What the builder reads of an accommodation. */
export const campFields = [
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

/** The accommodations of a search, page by page (2 §7.2, getCamps). */
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
    structuralSharing: false, // structural comparison of ten thousand camps per page would block the browser
  })

/** How many accommodations a search finds (2 §7.2, getCampsCount). */
export const campsCountQuery = ({ sort: _order, ...search }: CampsSearch) =>
  queryOptions({
    queryKey: ['camps-count', search],
    queryFn: async ({ signal }) => {
      const where = JSON.stringify(campsWhere(search))
      return (await api('GET /api/Camps/count', { query: { where }, signal })).count
    },
    staleTime: 5 * 60_000,
  })

export function campsFilter(search: CampsSearch, page: number): string {
  return JSON.stringify({
    fields: campFields,
    where: campsWhere(search),
    order: orders[search.sort],
    include: ['featuredImage'],
    limit: campsPageSize,
    skip: page * campsPageSize,
  })
}

/** How the list may be sorted; the specification has only the name (2 §7.2). */
export const orders = {
  name: ['campName ASC'],
  price: ['guidePrice ASC'],
  priceDown: ['guidePrice DESC'],
  region: ['country ASC', 'regionName ASC'],
} as const
export type CampSort = keyof typeof orders

/** What somebody looks for in a camp, beside its place. */
export interface CampWishes {
  /** Ids of features that it has to have, all of them. */
  readonly features: readonly string[]
  /** Its guide price is at most this, whole dollars per person sharing and night. */
  readonly priceUpTo?: number | undefined
  /** It takes children of this age. */
  readonly childAge?: number | undefined
}

export const noWishes: CampWishes = { features: [] }

export interface CampsSearch {
  readonly term: string
  /** Ids of the features whose names have the term. */
  readonly termFeatures: readonly string[]
  /** countryRegionCodes; empty means every region. */
  readonly regionCodes: readonly string[]
  readonly onlineMode: boolean
  readonly restOfWorldMode: boolean
  readonly wishes: CampWishes
  readonly sort: CampSort
}

/** A term finds camps by name (2 §5.4), by the place that agents know them by, and by features. */
const searchedFields = ['campName', 'regionName', 'country'] as const

const likeText = (text: string) => ({ like: literalLike(text), options: 'i' }) as const

/**
 * The where clause for accommodations (2 §7.2). A search term ignores the chosen regions, and
 * disabled camps never show.
 */
export function campsWhere(search: Omit<CampsSearch, 'sort'>): CampsWhere {
  const { term, termFeatures, regionCodes, onlineMode, restOfWorldMode, wishes } = search
  const { features, priceUpTo, childAge } = wishes
  const text = term.trim()
  const byFeature = termFeatures.length === 0 ? [] : [{ campFeatures: { inq: termFeatures } }]
  return {
    ...(text === ''
      ? {}
      : { or: [...searchedFields.map((field) => ({ [field]: likeText(text) })), ...byFeature] }),
    ...(text === '' && regionCodes.length > 0 ? { countryRegionCode: { inq: regionCodes } } : {}),
    ...(restOfWorldMode ? {} : { restOfWorld: { neq: true } }),
    disabled: { neq: true },
    ...(onlineMode ? { online: true } : {}),
    ...(features.length > 0 ? { and: features.map((campFeatures) => ({ campFeatures })) } : {}),
    ...(priceUpTo === undefined ? {} : { guidePrice: { lte: priceUpTo } }),
    ...(childAge === undefined ? {} : { minChildAge: { lte: childAge } }),
  }
}

interface CampsWhere {
  readonly or?: readonly Readonly<
    Record<
      string,
      { readonly like: string; readonly options: 'i' } | { readonly inq: readonly string[] }
    >
  >[]
  readonly and?: readonly { readonly campFeatures: string }[]
  readonly guidePrice?: { readonly lte: number }
  readonly minChildAge?: { readonly lte: number }
  readonly countryRegionCode?: { readonly inq: readonly string[] }
  readonly restOfWorld?: { readonly neq: true }
  readonly disabled: { readonly neq: true }
  readonly online?: true
}

/**
 * One accommodation by its supplier code, as the builder keeps it, for results of 'Find anything'.
 */
export const foundCampQuery = (supplierCode: string | undefined) =>
  queryOptions({
    queryKey: ['camp', supplierCode],
    queryFn: async ({ signal }) =>
      builderCampOf(
        await api('GET /api/Camps/{id}', { params: { id: supplierCode ?? '' }, signal }),
      ),
    enabled: supplierCode !== undefined,
    staleTime: 5 * 60_000,
  })
