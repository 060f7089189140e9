import * as z from 'zod/mini'

/** A message of a queue, as it is kept. Times are milliseconds since 1970. */
export const messageSchema = z.object({
  id: z.string(),
  body: z.string(),
  attributes: z.record(
    z.string(),
    z.object({
      DataType: z.string(),
      StringValue: z.optional(z.string()),
      BinaryValue: z.optional(z.string()),
    }),
  ),
  sentAt: z.number(),
  /** Hidden until then: delayed, being worked on, or waiting to be tried again. */
  visibleAt: z.number(),
  receiveCount: z.number(),
  /** A worker has it now. After a restart nobody has, and it is visible again. */
  inFlight: z.optional(z.boolean()),
  firstReceivedAt: z.optional(z.number()),
  /** Why the last delivery failed; shown among the dead letters. */
  lastFailure: z.optional(z.string()),
})
export type Message = z.infer<typeof messageSchema>
