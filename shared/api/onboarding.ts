import * as z from 'zod/mini'
import { termsVersion } from '../access/terms-of-service'
import { defineRoutes, get, patch } from './contract'

/**
 * The objectives of the welcome wizard (2 §2.5), in its order; the first two are for lead agents.
 */
export const objectiveNames = [
  'customizeAgency',
  'inviteTeammates',
  'viewClients',
  'buildItinerary',
] as const
export type ObjectiveName = (typeof objectiveNames)[number]

/**
 * Keys of 2 §3 that users set by what they do, and `viewClients`, which has none of its own there.
 */
const objectiveKeys = z.record(z.string(), z.boolean())

export const onboardingRoutes = defineRoutes('onboarding', {
  getObjectives: {
    ...get('/api/Objectives', 'signedIn'),
    summary: 'The objectives of the welcome wizard that the caller has, and which of them are done',
    harm: 'New users do not see their first steps.',
    answer: z.array(z.object({ name: z.enum(objectiveNames), isDone: z.boolean() })),
  },
  patchObjectives: {
    ...patch('/api/Objectives', 'signedIn'),
    beforeTerms: true,
    summary:
      'Sets the caller’s objectives; `termsAccepted` names the version of Tembea’s terms that was shown',
    harm: 'New users cannot accept the terms and begin.',
    body: z.strictObject({
      termsAccepted: z.optional(
        z.literal(termsVersion, {
          error: 'These terms have changed. Reload the page to read the current ones',
        }),
      ),
      nextStepsSeen: z.optional(z.boolean()),
      objectivesSuppress: z.optional(z.boolean()),
      welcomeMessageSeen: z.optional(z.boolean()),
      buildItinerary: z.optional(z.boolean()),
      viewClients: z.optional(z.boolean()),
    }),
    answer: objectiveKeys,
    noMasquerade: true,
  },
})
