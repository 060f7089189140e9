import * as z from 'zod/mini'
import { type AccountLink, accountEmail, accountLinkSchema } from '#shared/api/accounts'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import type { AccountStore } from '../data/people/account-store'
import type { AgencyRecord } from '../data/people/agency-records'
import type { AgencyStore } from '../data/people/agency-store'
import { brandOf } from '../mail/brand'
import { letter } from '../mail/letter'
import type { Mail, Mailer } from '../mail/mailer'
import type { Clock } from '../runtime/clock'
import { log } from '../runtime/log'

/**
 * What the queue of mails carries: an address, and what it is for. Whether there is such an account
 * is looked up by the worker, so that a route answers alike, and as fast, for everybody.
 */
export const accountMailSchema = z.object({
  account: z.enum([...accountLinkSchema.options, 'exists']),
  email: accountEmail,
  /** Where a link to take another address goes. */
  newEmail: z.optional(accountEmail),
  /** Whom an agency invited: the address may sign in for another agency already. */
  invited: z.optional(z.object({ agencyId: agencyIdSchema, agentId: agentIdSchema })),
})
export type AccountMail = z.infer<typeof accountMailSchema>

export interface AccountMailDeps {
  readonly accounts: Pick<AccountStore, 'makeLink'>
  readonly agencies: Pick<AgencyStore, 'agency' | 'agent' | 'login'>
  readonly mailer: Mailer
  readonly webAddress: string
  readonly clock: Clock
}

/**
 * Sends a mail about an account, with a link made for it; nothing where there is no such account.
 * @throws AppError service.busy when it is not taken
 */
export async function mailAccount(
  { account, email, newEmail, invited }: AccountMail,
  deps: AccountMailDeps,
): Promise<void> {
  const login = await deps.agencies.login(email)
  if (login === undefined) return
  if (invited !== undefined && invited.agentId !== login.agentId)
    return tellInvitedElsewhere(email, invited, deps)
  if (newEmail !== undefined && (await deps.agencies.login(newEmail)) !== undefined)
    return mailAccount({ account: 'exists', email: newEmail }, deps)
  const [agency, agent] = await Promise.all([
    deps.agencies.agency(login.agencyId),
    deps.agencies.agent(login.agencyId, login.agentId),
  ])
  if (agency === undefined || agent === undefined || agency.archived || agent.archived) return
  // Who registers again chooses a new password: the one that waits may be a stranger's, who typed
  // this address first.
  const link = await deps.accounts.makeLink(account === 'exists' ? 'reset' : account, {
    email,
    newEmail,
    now: deps.clock.now(),
  })
  if (link === undefined) return
  const words = account === 'exists' && link.kind === 'reset' ? existsWords : wordsFor[link.kind]
  const url = `${deps.webAddress}${pathFor[link.kind](link.agentId, link.token)}`
  await deps.mailer.send(
    accountMail(words, {
      agency,
      to: newEmail ?? email,
      firstName: agent.firstName,
      url,
      webAddress: deps.webAddress,
    }),
  )
  log.info('account.mailed', { account, agentId: agent.id })
}

/** Somebody whose address signs in for another agency already; the inviting one does not learn it. */
async function tellInvitedElsewhere(
  email: string,
  { agencyId, agentId }: NonNullable<AccountMail['invited']>,
  { agencies, mailer, webAddress }: AccountMailDeps,
): Promise<void> {
  const [agency, agent] = await Promise.all([
    agencies.agency(agencyId),
    agencies.agent(agencyId, agentId),
  ])
  if (agency === undefined || agent === undefined || agency.archived || agent.archived) return
  const heading = `${agency.name} invites you`
  const parts = letter({
    heading,
    paragraphs: [
      `Hello ${agent.firstName},`,
      `${agency.name} would like you to work with them in Tembea. You already sign in with this email address for another agency, and an address belongs to one agency.`,
      'To join them, ask them to invite another address of yours. We haven’t told them that you have an account.',
    ],
    brand: brandOf(agency, { id: agency.id, name: agency.name }, webAddress),
  })
  await mailer.send({ to: email, subject: heading, ...parts })
  log.info('account.mailed', { account: 'invited-elsewhere', agentId })
}

const pathFor: Readonly<Record<AccountLink, (uid: string, token: string) => string>> = {
  verify: (uid, token) => `/verify/${uid}/${token}`,
  activate: (uid, token) => `/verify/${uid}/${token}`,
  reset: (_uid, token) => `/reset/${token}`,
  email: (uid, token) => `/verify/${uid}/${token}`,
}

interface Words {
  readonly subject: string
  readonly text: (agency: string) => string
  readonly label: string
  readonly closing: string
}

const wordsFor: Readonly<Record<AccountLink, Words>> = {
  verify: {
    subject: 'Verify your email address',
    text: (agency) => `Welcome to Tembea. Verify your email address to start working in ${agency}.`,
    label: 'Verify email',
    closing:
      'This link works once, for three days. If you didn’t register, you can ignore this email.',
  },
  activate: {
    subject: 'Activate your account',
    text: (agency) =>
      `An account has been set up for you at ${agency}. Choose a password to activate it.`,
    label: 'Activate account',
    closing: 'This link works once, for seven days.',
  },
  reset: {
    subject: 'Reset your password',
    text: (agency) => `We received a request to reset your password at ${agency}.`,
    label: 'Choose a new password',
    closing:
      'This link works once, for an hour. If you didn’t ask for it, you can ignore this email: your password stays the same.',
  },
  email: {
    subject: 'Confirm your new email address',
    text: (agency) =>
      `Confirm that you want to sign in to ${agency} with this email address from now on.`,
    label: 'Use this address',
    closing:
      'This link works once, for a day. If you didn’t ask for it, you can ignore this email: nothing changes.',
  },
}

const existsWords: Words = {
  ...wordsFor.reset,
  subject: 'You already have an account',
  text: (agency) =>
    `Someone tried to use this email address for an account, but you already have one at ${agency}. If you forgot your password, you can choose a new one.`,
}

interface Recipient {
  readonly agency: AgencyRecord
  readonly to: string
  readonly firstName: string
  readonly url: string
  readonly webAddress: string
}

function accountMail(words: Words, { agency, to, firstName, url, webAddress }: Recipient): Mail {
  const parts = letter({
    heading: words.subject,
    paragraphs: [`Hello ${firstName},`, words.text(agency.name)],
    action: { label: words.label, url },
    closing: [words.closing],
    brand: brandOf(agency, { id: agency.id, name: agency.name }, webAddress),
  })
  return { to, subject: words.subject, ...parts }
}
