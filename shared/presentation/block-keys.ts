/** The key of the block with an agent's edits of a segment. */
export const segmentBlock = (id: string): string => `segment:${id}`

/** The key of the block with the order within a chapter. */
export const orderBlock = (chapter: string): string => `order:${chapter}`
