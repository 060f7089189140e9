/** The answer that agrees to what publishing a room takes away. */
export const removalId = (key: string): string => `removed ${key}`
