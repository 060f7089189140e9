import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { agencyIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { zapEvent, zapPayload } from './audit'
import { defineRoutes, get, getOwned, ofAgency, post, put, remove } from './contract'

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

/** Events of deliveries: those of the product, and the one that a test sends. */
export const hookEvent = z.enum([...zapEvent.options, 'test'])

/** Whose hook an event goes to: that of the whole installation, or the agency's own. */
export const hookTarget = z.enum(['installation', 'agency'])
export type HookTargetName = z.infer<typeof hookTarget>

/** An event on its way to an automation hook, with what came of it. */
export const hookDelivery = z.object({
  id: z.string(),
  zap: hookEvent,
  /** Deliveries from before agencies had hooks of their own name none. */
  target: z._default(hookTarget, 'installation'),
  agencyId: agencyIdSchema,
  at: z.iso.datetime(),
  payload: zapPayload,
  state: z.enum(['delivered', 'retrying', 'failed']),
  tries: z.array(hookTry),
})
export type HookDelivery = z.infer<typeof hookDelivery>

const eventHead = z.strictObject({
  id: textUpTo(100),
  at: z.iso.datetime(),
  target: z.optional(hookTarget),
})

/** An agency's own hook, without its secret. */
export const hookSettings = z.object({
  /** Null while the agency has none. */
  url: z.nullable(z.string()),
  updatedAt: z.optional(z.iso.datetime()),
  updatedBy: z.optional(z.string()),
})
export type HookSettings = z.infer<typeof hookSettings>

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
      deliveries: z.array(eventHead).check(
        z.minLength(1, { error: 'Choose at least one delivery' }),
        z.maxLength(50, { error: 'At most 50' }),
        withoutRepeats(({ id, at, target }) => JSON.stringify([id, at, target])),
      ),
    }),
    answer: z.object({ count: z.int() }),
  },
  getHookSettings: {
    ...get('/api/Hooks/settings', 'admin'),
    summary: 'The address of the agency’s own automation hook',
    harm: 'Lead agents cannot see where events of their agency go.',
    answer: hookSettings,
  },
  saveHookSettings: {
    ...put('/api/Hooks/settings', 'admin', 'sealed:hooks', 'audit'),
    summary:
      'Sets the address of the agency’s own automation hook; a first or renewed secret is told only by this answer',
    harm: 'Lead agents cannot connect their automations.',
    noMasquerade: true,
    body: z.strictObject({
      url: requiredText(1_000),
      /** Replaces the secret that deliveries are signed with. */
      renewSecret: z._default(z.boolean(), false),
    }),
    answer: z.object({ settings: hookSettings, secret: z.optional(z.string()) }),
  },
  removeHookSettings: {
    ...remove('/api/Hooks/settings', 'admin', 'audit'),
    summary: 'Removes the agency’s own automation hook; removed again, nothing changes',
    harm: 'Lead agents cannot disconnect their automations.',
    noMasquerade: true,
    answer: hookSettings,
  },
  testHook: {
    ...post('/api/Hooks/test', 'admin', 'sealed:hooks'),
    summary: 'Sends a test event to the agency’s own automation hook at once, and tells its answer',
    harm: 'Lead agents cannot try their automation hook.',
    answer: hookTry,
  },
})
