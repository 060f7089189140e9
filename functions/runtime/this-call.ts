/**
 * What is noted of the call that this container is at: on AWS it is at one call at a time, and only
 * there anybody reads it.
 */
export const thisCall: {
  /** Units of the table that the call used. */
  readUnits: number
  writeUnits: number
  /** Who calls, as a hash: for the log. */
  caller: string | undefined
} = { readUnits: 0, writeUnits: 0, caller: undefined }
