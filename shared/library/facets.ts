/** What media of the library are told apart by, in the order of the side bar. */
export const libraryFacets = [
  ...(['collections', 'lightboxes', 'type', 'status', 'country', 'region', 'camp'] as const),
  ...(['tags', 'categories', 'shape', 'by', 'month'] as const),
] as const
export type LibraryFacet = (typeof libraryFacets)[number]

/** What is chosen of each facet: one of its values will do, and every facet must agree. */
export type ChosenFacets = { readonly [Facet in LibraryFacet]?: readonly string[] | undefined }

/**
 * The orders that media are shown in: by when they came or were taken, by name, and the largest
 * first.
 */
export const libraryOrders = ['newest', 'oldest', 'taken', 'name', 'largest'] as const
export type LibraryOrder = (typeof libraryOrders)[number]

/** How many media one answer holds. */
export const libraryPage = 60

/** Most searches that an agency saves. */
export const maxSearches = 50

/** Most media that one edit changes: as many as go into one transaction. */
export const maxEdited = 90
