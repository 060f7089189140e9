/** Text to put into a source at a place, and where what stands there ends. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A source with edits that do not overlap; of two at one place the first comes first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const editsInOrder = edits.toSorted((one, other) => one.from - other.from)
  const parts = editsInOrder.map(
    ({ from, text }, at) => source.slice(editsInOrder[at - 1]?.to ?? 0, from) + text,
  )
  return parts.join('') + source.slice(editsInOrder.at(-1)?.to ?? 0)
}
