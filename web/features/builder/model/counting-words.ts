/** `1 room`, `2 rooms`; an irregular plural is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** `2 adults, 1 child`; whoever there is none of is left out. */
export function partyWords({ adults, children }: { readonly adults: number; readonly children: number }): string {
  const grown = counted(adults, 'adult')
  const small = counted(children, 'child', 'children')
  if (children === 0) return grown
  return adults === 0 ? small : `${grown}, ${small}`
}

/** `11 and 13`, `3, 8 and 12`. */
export function listed(words: readonly (string | number)[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

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
