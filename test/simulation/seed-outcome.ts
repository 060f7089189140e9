import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))

/** What a thread says of a seed that it has simulated. */
export const seedOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('held'),
    calls: count,
    faults: count,
    paid: count,
    mails: count,
    isRemote: z.boolean(),
    done: z.record(z.string(), count),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
export type SeedOutcome = z.infer<typeof seedOutcome>
