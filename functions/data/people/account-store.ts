import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type AccountLink, accountLinkSchema } from '#shared/api/accounts'
import { AppError } from '#shared/errors/app-error'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { accountLinkKey, agentKey, agentLoginKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import {
  type AgencyRecord,
  type AgentRecord,
  agentLoginRecord,
  agentRecord,
} from './agency-records'
import { agencyItem, agentItems } from './agency-store'
import { type AuditEntry, auditWrite } from './audit-store'
import { loginMove } from './email-change'

const hour = 3_600_000
/** How long a link of a mail works, in milliseconds. */
export const linkLifeMs: Readonly<Record<AccountLink, number>> = {
  verify: 3 * 24 * hour,
  activate: 7 * 24 * hour,
  reset: hour,
  email: 24 * hour,
}

const linkRecord = z.object({
  kind: accountLinkSchema,
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  email: z.string(),
  /** The address that takes its place, of a link to that. */
  newEmail: z.optional(z.string()),
  /** What the password was: once it is another, this link is void. */
  passwordWas: z.string(),
  expiresAt: z.number(),
})
/** A link that works, with the hash under which it is kept. */
export type AccountLinkRecord = z.infer<typeof linkRecord> & { readonly hash: string }

/**
 * Accounts of agents: registering, and the links that mails carry. Only hashes of links are kept
 * (domain.md, Who is who).
 */
export function accountStore(table: Table) {
  const loginOf = async (email: string) =>
    parseFound(agentLoginRecord, await table.get(agentLoginKey(email), { consistent: true }))

  return {
    /**
     * Stores an agency with its first agent, who has yet to verify the address.
     * @returns whether the email was free
     */
    async register(
      agency: AgencyRecord,
      agent: AgentRecord,
      passwordHash: string,
    ): Promise<boolean> {
      const emailTaken = new EmailTaken()
      const [person, login] = agentItems(agent, passwordHash)
      const items = [agencyItem(agency), person, { ...login, isVerified: false }]
      try {
        await commit(
          table,
          items.map((item) => putNew(item, () => emailTaken)),
        )
        return true
      } catch (error) {
        if (error === emailTaken) return false
        throw error
      }
    },
    /**
     * Makes a link for the account of an email; the secret is told once and never stored. What has
     * no password yet is activated, whatever is asked for.
     * @returns undefined when there is no such account, or nothing to verify
     */
    async makeLink(
      asked: AccountLink,
      { email, newEmail, now }: { email: string; newEmail?: string | undefined; now: Date },
    ) {
      const login = await loginOf(email)
      if (login === undefined) return undefined
      const { agencyId, agentId, passwordHash, isVerified } = login
      const kind = passwordHash === '' ? 'activate' : asked
      if (asked === 'verify' && kind !== 'activate' && isVerified) return undefined
      const token = randomBytes(32).toString('base64url')
      const expiresAt = now.getTime() + linkLifeMs[kind]
      const record = {
        kind,
        agencyId,
        agentId,
        email,
        newEmail,
        passwordWas: hashOf(passwordHash),
        expiresAt,
      }
      await commit(table, [
        putNew({ ...accountLinkKey(hashOf(token)), ...record, ttl: Math.ceil(expiresAt / 1000) }),
      ])
      return { kind, token, agencyId, agentId }
    },
    /**
     * The link of a secret while it works: undefined once it was used, is over, or the password was
     * changed.
     */
    async link(token: string, now: Date): Promise<AccountLinkRecord | undefined> {
      const hash = hashOf(token)
      const foundLink = parseFound(
        linkRecord,
        await table.get(accountLinkKey(hash), { consistent: true }),
      )
      if (foundLink === undefined || foundLink.expiresAt <= now.getTime()) return undefined
      const login = await loginOf(foundLink.email)
      const isCurrent =
        login?.agentId === foundLink.agentId && hashOf(login.passwordHash) === foundLink.passwordWas
      return isCurrent ? { ...foundLink, hash } : undefined
    },
    /**
     * Uses a link up: the address is its owner's.
     * @throws AppError account.invalid-link when it was used meanwhile
     */
    async verify(link: AccountLinkRecord): Promise<void> {
      await commit(table, [useUp(link), changeLogin(link.email, {})])
    },
    /**
     * Uses a link up, and its owner signs in with the address that it went to.
     * @throws AppError account.invalid-link when it was used meanwhile; client.email-exists
     */
    async changeEmail(
      link: AccountLinkRecord,
      auditOf: (agent: AgentRecord) => AuditEntry,
    ): Promise<void> {
      const key = agentKey(link.agencyId, link.agentId)
      const [found, login] = await Promise.all([
        table.get(key, { consistent: true }),
        loginOf(link.email),
      ])
      const agent = parseFound(agentRecord, found)
      if (agent === undefined || login === undefined || link.newEmail === undefined)
        throw new AppError('account.invalid-link')
      const write = setFields(key, { email: link.newEmail }, { email: agent.email })
      const invalidLink = () => new AppError('account.invalid-link')
      const loginWrites = loginMove(agent, login, link.newEmail)
      await commit(table, [
        useUp(link),
        ...loginWrites,
        { write, refused: invalidLink },
        auditWrite(auditOf(agent)),
      ])
    },
    /**
     * Uses a link up and sets the password that it is for. Whoever has the mail owns the address;
     * sessions from before end.
     * @throws AppError account.invalid-link when it was used meanwhile
     */
    async setPassword(
      link: AccountLinkRecord,
      { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
    ) {
      const key = agentKey(link.agencyId, link.agentId)
      const agent = parseFound(agentRecord, await table.get(key, { consistent: true }))
      if (agent === undefined) throw new AppError('account.invalid-link')
      const objectives = { ...agent.objectives, passwordSet: true }
      const write = setFields(key, { objectives, sessionsFrom: now.getTime() })
      await commit(table, [
        useUp(link),
        changeLogin(link.email, { passwordHash }),
        { write, refused: () => new AppError('account.invalid-link') },
      ])
    },
  }
}
export type AccountStore = ReturnType<typeof accountStore>

class EmailTaken extends Error {}

const useUp = ({ hash }: AccountLinkRecord): PlannedWrite => ({
  write: { Delete: { Key: accountLinkKey(hash), ConditionExpression: 'attribute_exists(pk)' } },
  refused: () => new AppError('account.invalid-link'),
})

const changeLogin = (email: string, more: { readonly passwordHash?: string }): PlannedWrite => ({
  write: setFields(agentLoginKey(email), { isVerified: true, ...more }),
  refused: () => new AppError('account.invalid-link'),
})
