import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'
import { mailDomainStates } from '#shared/mails/own-domain'

/** An agency's own sending domain as it is stored. */
export const mailDomainRecord = z.object({
  agencyId: agencyIdSchema,
  name: z.string(),
  localPart: z.string(),
  state: z.enum(mailDomainStates),
  /** What the agency puts into the domain's DNS, to prove that it may change it. */
  proof: z.string(),
  /** By which the mail service signs; the same for all agencies that name the domain. */
  dkimTokens: z.array(z.string()),
  setAt: z.iso.datetime(),
  checkedAt: z.optional(z.iso.datetime()),
  /** Since when a domain that was verified no longer is. */
  lostAt: z.optional(z.iso.datetime()),
  /** When lead agents were told of that. */
  toldAt: z.optional(z.iso.datetime()),
  /** Whether another agency proved first that the domain is its own. */
  isTaken: z._default(z.boolean(), false),
  version: z.int(),
})
export type MailDomainRecord = z.infer<typeof mailDomainRecord>

/** The address that an agency's mails are from once its domain is verified. */
export const ownAddress = ({ localPart, name }: Pick<MailDomainRecord, 'localPart' | 'name'>) =>
  `${localPart}@${name}`
