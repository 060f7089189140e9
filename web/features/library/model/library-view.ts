import type { CalendarMonth } from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import type { LibraryFacet, LibraryOrder } from '#shared/library/facets'
import type { Medium } from '../api/library'

/** An address with a facet's values chosen, or none of them. */
export function withChosen(
  search: URLSearchParams,
  facet: LibraryFacet,
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(facet)
  for (const value of values) next.append(facet, value)
  return next
}

export const orderWords: Readonly<Record<LibraryOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  taken: 'Date taken',
  name: 'Name',
  largest: 'Largest first',
}

export const facetTitles: Readonly<Record<LibraryFacet, string>> = {
  collections: 'Collections',
  lightboxes: 'Lightboxes',
  type: 'Type',
  status: 'Status',
  country: 'Country',
  region: 'Region',
  camp: 'Camp',
  tags: 'Tags',
  categories: 'Categories',
  shape: 'Shape',
  by: 'Uploaded by',
  month: 'Uploaded in',
}

const words = new Map<string, string>([
  ...([
    ['photo', 'Images'] as const,
    ['video', 'Films'] as const,
    ['audio', 'Sound'] as const,
  ] as const),
  ...([['uploaded', 'In review'] as const, ['approved', 'Approved'] as const] as const),
])

/** A value of a facet in words. */
export function valueWords(facet: LibraryFacet, label: string): string {
  if (facet === 'month') return monthLabel(label as CalendarMonth) // as the list writes it
  if (facet === 'shape') return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`
  return facet === 'type' || facet === 'status' ? (words.get(label) ?? label) : label
}

/** What some media have of a kind of label, each with how many have it, the most frequent first. */
export function labelCounts(
  media: readonly Medium[],
  list: 'tags' | 'collections' | 'categories',
): [string, number][] {
  const counts = new Map<string, number>()
  for (const medium of media)
    for (const label of medium[list]) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}
