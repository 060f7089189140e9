/** Text to put into a source at a place, and where what stands there ends. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A source with edits that do not overlap; of two at one place the first comes first. */
export function edited(source: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((one, other) => one.from - other.from)
  const parts = ordered.map(
    ({ from, text }, at) => source.slice(ordered[at - 1]?.to ?? 0, from) + text,
  )
  return parts.join('') + source.slice(ordered.at(-1)?.to ?? 0)
}
