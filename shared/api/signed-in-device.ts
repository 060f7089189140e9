import * as z from 'zod/mini'

/** A device on which an agent or a client is signed in, as its owner sees it. */
export const signedInDevice = z.object({
  id: z.string(),
  /** As in `Chrome on macOS`. */
  device: z.string(),
  /** As in `Maun, Botswana`. */
  place: z.string(),
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
})
