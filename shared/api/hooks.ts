import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { agencyIdSchema } from '../ids/ids'
import { zapEvent, zapPayload } from './audit'
import { defineRoutes, getOwned, ofAgency, post } from './contract'

/** How often a delivery is tried by itself before it is given up. */
export const hookTries = 5
/** Days for which deliveries can be seen and sent again. */
export const hookKeptDays = 30

/** One try to deliver an event: what the hook answered, or why there was no answer. */
export const hookTry = z.object({
  at: z.iso.datetime(),
  tookMs: z.int(),
  status: z.optional(z.int()),
  failure: z.optional(z.string()),
})

/** An event on its way to the automation hook, with what came of it. */
export const hookDelivery = z.object({
  id: z.string(),
  zap: zapEvent,
  agencyId: agencyIdSchema,
  at: z.iso.datetime(),
  payload: zapPayload,
  state: z.enum(['delivered', 'retrying', 'failed']),
  tries: z.array(hookTry),
})
export type HookDelivery = z.infer<typeof hookDelivery>

const named = z.strictObject({ id: textUpTo(100), at: z.iso.datetime() })

export const hooksRoutes = defineRoutes('audit', {
  listHookDeliveries: {
    ...getOwned('/api/Hooks', 'admin'),
    summary: `Events of the last ${hookKeptDays} days that went to the automation hook, newest first, with each try; page with \`x-next-cursor\``,
    harm: 'Lead agents cannot see whether their automations were told.',
    query: z.strictObject({
      state: z.optional(z.literal('failed')),
      cursor: z.optional(textUpTo(200)),
      ...ofAgency,
    }),
    answer: z.array(hookDelivery),
  },
  replayHookDeliveries: {
    ...post('/api/Hooks/replay', 'admin', 'queue:zap'),
    summary:
      'Sends events to the automation hook again, each with its first id, so that the receiver knows it',
    harm: 'Automations that were down cannot be caught up.',
    query: z.strictObject(ofAgency),
    body: z.strictObject({
      deliveries: z
        .array(named)
        .check(
          z.minLength(1, { error: 'Choose at least one delivery' }),
          z.maxLength(50, { error: 'At most 50' }),
        ),
    }),
    answer: z.object({ count: z.int() }),
  },
})
