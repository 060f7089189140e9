import * as z from 'zod/mini'
import { agencyIdSchema } from '../ids/ids'
import { mailDomainStates, ownDomainName, senderLocalPart } from '../mails/own-domain'
import { defineRoutes, getOwned, post, put, remove } from './contract'

const oneAgency = z.strictObject({ id: agencyIdSchema })

/** The address that an agency's mails are to be from, in its two parts. */
export const mailDomainInput = z.strictObject({ localPart: senderLocalPart, name: ownDomainName })
export type MailDomainInput = z.infer<typeof mailDomainInput>

/** An agency's own sending domain as its lead agents see it. */
const ownMailDomain = z.object({
  name: z.string(),
  localPart: z.string(),
  state: z.enum(mailDomainStates),
  /** What its DNS needs, to the letter. */
  records: z.array(
    z.object({ name: z.string(), type: z.enum(['CNAME', 'TXT']), value: z.string() }),
  ),
  setAt: z.iso.datetime(),
  /** When the records were last looked at. */
  checkedAt: z.optional(z.iso.datetime()),
  /** Since when a domain that was verified no longer is. */
  lostAt: z.optional(z.iso.datetime()),
  /** Whether another agency proved first that the domain is its own. */
  isTaken: z.boolean(),
})
export type OwnMailDomain = z.infer<typeof ownMailDomain>

/** Null while the agency has none. */
const mailDomainAnswer = z.object({ domain: z.nullable(ownMailDomain) })

const address = '/api/Agencies/{id}/mail-domain'

export const mailDomainRoutes = defineRoutes('agencies', {
  getMailDomain: {
    ...getOwned(address, 'admin'),
    summary: 'The domain that the agency’s emails are from, its DNS records and how it stands',
    harm: 'Lead agents cannot see how their sending domain stands.',
    params: oneAgency,
    answer: mailDomainAnswer,
  },
  saveMailDomain: {
    ...put(address, 'admin', 'mail-domains', 'mail-domains:write', 'mail-domains:delete'),
    summary:
      'Sets the address that the agency’s emails are from; they are once its domain is verified. Another domain replaces the one before; one that failed starts over once it is set again',
    harm: 'Lead agents cannot set up their own sending domain.',
    params: oneAgency,
    body: mailDomainInput,
    answer: mailDomainAnswer,
  },
  checkMailDomain: {
    ...post(`${address}/check`, 'admin', 'mail-domains'),
    summary: 'Looks at the DNS records of the agency’s sending domain now',
    harm: 'Lead agents wait up to an hour until their sending domain is verified.',
    params: oneAgency,
    body: z.strictObject({}),
    answer: mailDomainAnswer,
  },
  removeMailDomain: {
    ...remove(address, 'admin', 'mail-domains:delete'),
    summary: 'Removes the agency’s sending domain; removed again, nothing changes',
    harm: 'Lead agents cannot stop sending from their domain.',
    params: oneAgency,
    answer: mailDomainAnswer,
  },
})
