import {
  type ChosenFacets,
  type LibraryOrder,
  libraryFacets,
  libraryOrders,
} from '#shared/library/facets'

/** What is looked for in the library, as its address has it. */
export interface LibraryView {
  readonly term: string
  readonly chosen: ChosenFacets
  readonly order: LibraryOrder
  /** Only photos that look alike. */
  readonly isAlike: boolean
}

/** The view of an address: `?q=mokoro&type=photo&tags=delta&tags=dry+season`. */
export function viewOf(search: URLSearchParams): LibraryView {
  const facetValues = libraryFacets.map((facet) => [facet, search.getAll(facet)] as const)
  return {
    term: search.get('q') ?? '',
    isAlike: search.has('alike'),
    order: libraryOrders.find((order) => order === search.get('order')) ?? 'newest',
    chosen: Object.fromEntries(facetValues.filter(([, values]) => values.length > 0)),
  }
}
