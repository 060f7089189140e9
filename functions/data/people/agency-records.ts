import * as z from 'zod/mini'
import { contentRightsSchema } from '#shared/access/content-rights'
import { capabilitySchema } from '#shared/access/principal'
import { firstTermsVersion } from '#shared/access/terms-of-service'
import {
  type NoticeKind,
  noticeKinds,
  noticesSchema,
  signatureSchema,
} from '#shared/api/account-shapes'
import { agencyShape } from '#shared/api/agency-shapes'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { agencyTermsSchema } from '#shared/rates/agency-terms'

/** An agency as it is stored (1 §3, User; 2 §3, Agency). */
export const agencyRecord = z.extend(agencyShape, {
  theme: z._default(agencyShape.shape.theme, {}),
  objectives: z._default(agencyShape.shape.objectives, {}),
  archived: z._default(z.boolean(), false),
  /**
   * How it priced until its settings were first changed here: what trips from before follow
   * (shared/pricing/agency-terms.ts).
   */
  firstTerms: z.optional(agencyTermsSchema),
  mfaRequired: z._default(z.boolean(), false),
})
export type AgencyRecord = z.infer<typeof agencyRecord>

/** Someone of an agency. */
export const agentRecord = z.object({
  id: agentIdSchema,
  agencyId: agencyIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  capabilities: z.array(capabilitySchema),
  /** What of the catalogue they keep as a content manager; all of it where this is left out. */
  contentRights: z.optional(contentRightsSchema),
  objectives: z._default(z.record(z.string(), z.boolean()), {}),
  archived: z._default(z.boolean(), false),
  phone: z._default(z.string(), ''),
  /** IANA name; empty until they choose one. */
  timeZone: z._default(z.string(), ''),
  /** Storage key of their picture, shown below `/media/`. */
  headshot: z.optional(z.string()),
  /** What stands under their name in mails to clients; phone and portrait until they choose. */
  signature: z.optional(signatureSchema),
  /** Which notices come by mail; all of them until they choose. */
  notices: z._default(noticesSchema, { emails: [...noticeKinds] }),
  /**
   * The version of Tembea's terms that they accepted last, where `objectives.termsAccepted` says
   * that they did.
   */
  acceptedTerms: z._default(z.string(), firstTermsVersion),
  /** Whether signing in takes a second step: they have an authenticator app or a passkey. */
  hasSecondStep: z._default(z.boolean(), false),
  /** From which they have signed in, in words; those of the last twenty. */
  devices: z.optional(z.array(z.string())),
  /** Sessions begun before it have ended: the instant of the last password, in milliseconds. */
  sessionsFrom: z._default(z.number(), 0),
})
export type AgentRecord = z.infer<typeof agentRecord>

/** Whether an agent is told of a kind of notice by mail; one who is gone cannot have said no. */
export const wantsMail = (
  agent: Pick<AgentRecord, 'notices'> | undefined,
  kind: NoticeKind,
): boolean => agent?.notices.emails.includes(kind) ?? true

/**
 * What signing in needs, found by email alone: whose it is, and the scrypt hash of the password.
 */
export const agentLoginRecord = z.object({
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  /** Empty until the account is activated. */
  passwordHash: z.string(),
  /** Whether the address was proved to be theirs. */
  isVerified: z._default(z.boolean(), true),
})
