import { counted } from '#shared/format/words'

/** `5 regions, 4 countries`; 'All Regions' when none is chosen. */
export function regionsWords(regions: readonly { readonly countryCode: string }[]): string {
  if (regions.length === 0) return 'All Regions'
  const countries = new Set(regions.map(({ countryCode }) => countryCode)).size
  return `${counted(regions.length, 'region')}, ${counted(countries, 'country', 'countries')}`
}

/** The count beside the heading: pins when there are some, what a search found, else 'All' or the number (2 §2.1). */
export function countWords({ pinned, term, total, narrowed }: CountFacts): string {
  if (pinned > 0) return `${pinned} pinned`
  if (term.trim() !== '') return total === undefined ? '' : `${total.toLocaleString('en-US')} Found`
  return narrowed && total !== undefined ? total.toLocaleString('en-US') : 'All'
}

interface CountFacts {
  readonly pinned: number
  readonly term: string
  readonly total: number | undefined
  /** Whether regions or live availability narrow the list. */
  readonly narrowed: boolean
}
