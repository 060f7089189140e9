import type { PresentationBlock, PresentationBlocks } from '../api/presentation-blocks'
import type { BlockChanges, EditedBlocks, EditOutcome } from '../api/presentation-edits'

interface Change extends Pick<EditedBlocks[string], 'by' | 'at'> {
  /** Of the edits after the change. */
  readonly version: number
}

/**
 * Puts changes over blocks, each for itself: two people who change different blocks both have
 * theirs, in either order. A block that somebody else changed since stays theirs and is told as a
 * collision, unless both made it the same.
 */
export function mergeBlocks(before: EditedBlocks, changes: BlockChanges, change: Change) {
  const blocks = new Map(Object.entries(before))
  const collisions: EditOutcome['collisions'] = []
  let isChanged = false
  for (const [key, { base, value }] of Object.entries(changes)) {
    const storedBlock = blocks.get(key)
    if (isSameBlock(storedBlock?.value ?? {}, value)) continue
    if (storedBlock !== undefined && base !== undefined && storedBlock.version !== base) {
      collisions.push({ key, theirs: storedBlock })
      continue
    }
    blocks.set(key, { value, ...change })
    isChanged = true
  }
  return { blocks: Object.fromEntries(blocks) as EditedBlocks, collisions, isChanged }
}

/** Whether two blocks hold the same, whatever the order of their fields. */
export const isSameBlock = (one: PresentationBlock, other: PresentationBlock): boolean =>
  textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** What blocks hold, without who wrote it. */
export const valuesOfBlocks = (blocks: EditedBlocks): PresentationBlocks =>
  Object.fromEntries(Object.entries(blocks).map(([key, { value }]) => [key, value]))
