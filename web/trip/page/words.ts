/** `1 problem`, `3 problems`; an irregular plural is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

interface Party {
  readonly adults: number
  readonly children: number
  readonly childrenAges?: readonly number[]
}

/** `2 adults, 2 children (11, 13)`; whoever there is none of is left out. */
export function partyWords({ adults, children, childrenAges = [] }: Party): string {
  const ages = childrenAges.length === 0 ? '' : ` (${childrenAges.join(', ')})`
  const grown = adults > 0 || children === 0 ? [counted(adults, 'adult')] : []
  const small = children > 0 ? [`${counted(children, 'child', 'children')}${ages}`] : []
  return [...grown, ...small].join(', ')
}

/** `2 and 3`, `Jao, Mombo and Lebombo`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
