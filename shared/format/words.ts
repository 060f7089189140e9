/** `1 problem`, `3 problems`, `1,200 trips`; an irregular plural is given. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

interface Guests {
  readonly adults: number
  readonly children: number
}

/** `2 adults, 1 child`; whoever there is none of is left out, and nobody at all is `0 adults`. */
export function guestWords({ adults, children }: Guests): string {
  return partyWords({ adults, children })
}

/** `2 adults, 2 children (11, 13)`: the same with the ages that are known. */
export function partyWords({
  adults,
  children,
  childrenAges = [],
}: Guests & { readonly childrenAges?: readonly number[] }): string {
  const ages = childrenAges.length === 0 ? '' : ` (${childrenAges.join(', ')})`
  const adultWords = adults > 0 || children === 0 ? [countOf(adults, 'adult')] : []
  const small = children > 0 ? [`${countOf(children, 'child', 'children')}${ages}`] : []
  return [...adultWords, ...small].join(', ')
}

/** `2 and 3`, `Jao, Mombo and Lebombo`. */
export function joinWords(words: readonly (string | number)[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The word with a capital first letter. */
export const capitalize = (word: string): string =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** A text with a full stop, so that another sentence may follow. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
