import * as z from 'zod/mini'
import { agencyIdSchema, agentIdSchema, clientIdSchema } from '../ids/ids'
import { featureFlagNames } from './feature-flags'

export const featureFlagSchema = z.enum(featureFlagNames)
export type FeatureFlag = z.infer<typeof featureFlagSchema>

export const capabilitySchema = z.enum(['superadmin', 'contentmanager'])

/** Someone of an agency who signed in at /login. `agentId` is the specification's userId. */
export const agentPrincipalSchema = z.object({
  kind: z.literal('agent'),
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  agencyCode: z.string(),
  isAgencyAdmin: z.boolean(),
  capabilities: z.array(capabilitySchema),
  flags: z.array(featureFlagSchema),
  /** Of a superadmin who acts in another agency: their own. */
  homeAgencyId: z.optional(agencyIdSchema),
  /** Who acts as them, and until when (1 §4, Session). */
  masqueradedBy: z.optional(
    z.object({
      agencyId: agencyIdSchema,
      agentId: agentIdSchema,
      name: z.optional(z.string()),
      ends: z.optional(z.iso.datetime()),
    }),
  ),
  /** Their agency requires a second step of signing in, and they have none yet. */
  mustSetUpSecondStep: z.optional(z.boolean()),
  /** They have not accepted the present version of Tembea's terms. */
  mustAcceptTerms: z.optional(z.boolean()),
})
export type AgentPrincipal = z.infer<typeof agentPrincipalSchema>

/** A client of the portal: sees their own itineraries only. */
export const clientPrincipalSchema = z.object({
  kind: z.literal('client'),
  agencyId: agencyIdSchema,
  clientId: clientIdSchema,
  /**
   * The address that was proved to be theirs when the session began; it leads to the other agencies
   * they travel with.
   */
  email: z.optional(z.string()),
})

/** Someone with a share link: sees the one thing shared. */
export const guestPrincipalSchema = z.object({
  kind: z.literal('guest'),
  agencyId: agencyIdSchema,
  sharedId: z.string(),
})

/** What an API key may reach: the records of a domain, to read them or to write them. */
export const keyScopes = [
  ...([
    'itineraries:read',
    'clients:read',
    'payments:read',
    'catalogue:read',
    'rates:read',
  ] as const),
  ...(['audit:read', 'audit:write'] as const),
] as const
export const keyScopeSchema = z.enum(keyScopes)
export type KeyScope = z.infer<typeof keyScopeSchema>

/** A partner or a system by its API key, of one agency: API only. */
export const partnerPrincipalSchema = z.object({
  kind: z.enum(['partner', 'system']),
  agencyId: agencyIdSchema,
  keyId: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  scopes: z._default(z.array(keyScopeSchema), []),
  /** The agency's, in force now. */
  flags: z._default(z.array(featureFlagSchema), []),
})
export type PartnerPrincipal = z.infer<typeof partnerPrincipalSchema>

export const principalSchema = z.discriminatedUnion('kind', [
  agentPrincipalSchema,
  clientPrincipalSchema,
  guestPrincipalSchema,
  partnerPrincipalSchema,
])
export type Principal = z.infer<typeof principalSchema>
