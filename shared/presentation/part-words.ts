/** A part of a trip as its client reads it. */
interface ReadPart {
  /** Whether the price includes it. */
  readonly isIncluded: boolean
  /** An optional extra that the client has not taken. */
  readonly isOffered?: boolean | undefined
}

/**
 * What story, comparison and papers say of a part that is not in the price; undefined of one that
 * is. An extra that was not taken is nobody's to arrange: it is offered.
 */
export function partNote({ isIncluded, isOffered = false }: ReadPart): string | undefined {
  if (isIncluded) return undefined
  return isOffered ? 'optional extra, not included' : 'arranged by you'
}

/** Titles of the parts that the price leaves out: the extras offered, and what travelers arrange. */
export function excludedTitles(parts: readonly (ReadPart & { readonly title: string })[]): {
  readonly offered: string[]
  readonly own: string[]
} {
  const excludedParts = parts.filter(({ isIncluded }) => !isIncluded)
  const titles = (of: typeof excludedParts) => [...new Set(of.map(({ title }) => title))]
  return {
    offered: titles(excludedParts.filter(({ isOffered }) => isOffered === true)),
    own: titles(excludedParts.filter(({ isOffered }) => isOffered !== true)),
  }
}
