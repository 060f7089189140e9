import { randomBytes, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { type ClientLink, clientLinkSchema, portalPlaceSchema } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import {
  type AgencyId,
  agencyIdSchema,
  type ClientId,
  clientIdSchema,
  itineraryIdSchema,
} from '#shared/ids/ids'
import { retryContended } from '../../runtime/backoff'
import type { ClientRecord } from '../clients/client-records'
import { mailPlaceSchema } from '../mail/sent-mails'
import { commit, deleteAll, type PlannedWrite, putNew, putOver } from '../table/commit'
import {
  clientLinkKey,
  clientLoginKey,
  linksOfClient,
  portalAccountKey,
  sessionsOfClient,
} from '../table/keys'
import { parseFound } from '../table/parse-record'
import { queryIndex } from '../table/query'
import { hashOf } from '../table/secret-token'
import type { Item, Table } from '../table/table-access'
import { putFields, setFields } from '../table/update'

const hour = 3_600_000
/** How long links of mails work, in milliseconds; what a client asked for is a ticket. */
export const clientLinkLifeMs = {
  enter: 3 * 24 * hour,
  activate: 7 * 24 * hour,
  reset: hour,
} as const

const accountSchema = z.object({ agencyId: agencyIdSchema, clientId: clientIdSchema })
type Account = z.infer<typeof accountSchema>

/** How somebody signs in to the portal: one password for an email, whichever agencies know it. */
const clientLogin = z.object({
  version: z.int(),
  /** Empty until a password is chosen. */
  passwordHash: z.string(),
  /**
   * Their client id at each agency whose link they have opened, the last one first. The password
   * opens these alone.
   */
  accounts: z.array(accountSchema),
  /**
   * Agencies that invited them, whose link nobody has opened yet: anyone can invite anyone. The
   * last one first.
   */
  invited: z._default(z.array(accountSchema), []),
  /** The agency that they chose last, at a sign-in or inside. */
  chosen: z.optional(agencyIdSchema),
})
export type ClientLogin = z.infer<typeof clientLogin>

/** Invitations kept for an address; older ones still work by their own link. */
const maxInvited = 20

const linkRecord = z.object({
  kind: clientLinkSchema,
  agencyId: agencyIdSchema,
  clientId: clientIdSchema,
  /** The address that it was mailed to: it works while that is the client's. */
  email: z.string(),
  itineraryId: z.optional(itineraryIdSchema),
  place: z.optional(portalPlaceSchema),
  /** The record of the mail that it was in. */
  mail: z.optional(mailPlaceSchema),
  /** What the password was: a link to choose one is void once it is another. */
  passwordWas: z.string(),
  expiresAt: z.number(),
})
/** A link that works, with the hash under which it is kept. */
export type ClientLinkRecord = z.infer<typeof linkRecord> & { readonly hash: string }

type Reached = Pick<ClientRecord, 'agencyId' | 'id' | 'email'>

export interface LinkWanted {
  readonly kind: ClientLink
  readonly lifeMs: number
  readonly itineraryId?: ClientLinkRecord['itineraryId']
  readonly place?: ClientLinkRecord['place']
  readonly mail?: ClientLinkRecord['mail']
  /** Hash of the device that asked: a code is made for it. */
  readonly device?: string | undefined
  readonly now: Date
}

interface PasswordSet {
  readonly passwordHash: string
  readonly now: Date
  /** Writes that belong to it. */
  readonly also: readonly PlannedWrite[]
}

/**
 * Who may use the portal, how they sign in, and the links of our mails. Only hashes of secrets are
 * kept.
 */
export function portalAccounts(table: Table) {
  const login = async (email: string) =>
    parseFound(clientLogin, await table.get(clientLoginKey(email), { consistent: true }))

  return {
    /** Whose an email is; one Get, upper and lower case alike. */
    login,
    /**
     * Lets a client enter by a link of the agency. How they sign in otherwise stays as it is until
     * they open one: else any agency could take over the sign-in of another's client (domain.md,
     * Invitation to the portal).
     */
    open: ({ agencyId, id: clientId, email }: Reached): Promise<void> =>
      changeLogin(email, (before) => {
        const write = {
          write: putFields(portalAccountKey(agencyId, clientId), { agencyId, clientId, email }),
        }
        const account = { agencyId, clientId }
        const { accounts = [], invited = [] } = before ?? {}
        const isNew = ![...accounts, ...invited].some((one) => isSameAccount(one, account))
        const next = {
          ...emptyLogin,
          ...before,
          invited: [account, ...invited].slice(0, maxInvited),
        }
        return isNew ? [write, loginWrite(email, before, next)] : [write]
      }),
    /**
     * Makes a link for a client, and a code where a device asks for one; both are told once and
     * work once.
     */
    async makeLink({ agencyId, id: clientId, email }: Reached, wanted: LinkWanted) {
      const { kind, lifeMs, itineraryId, place, mail, device, now } = wanted
      const token = randomBytes(32).toString('base64url')
      const expiresAt = now.getTime() + lifeMs
      const ttl = Math.ceil(expiresAt / 1000)
      const passwordWas = hashOf((await login(email))?.passwordHash ?? '')
      const names = { kind, agencyId, clientId, email, itineraryId, place, mail }
      const record = { ...names, passwordWas, expiresAt }
      const code = device === undefined ? undefined : String(randomInt(1_000_000)).padStart(6, '0')
      const item = (hash: string, own: object): Item => ({
        ...clientLinkKey(hash),
        gsi1pk: linksOfClient(agencyId, clientId),
        gsi1sk: hash,
        ...own,
        ttl,
      })
      const items = [item(hashOf(token), record)]
      if (code !== undefined) items.push(item(codeHash(device, code), { leadsTo: hashOf(token) }))
      await commit(
        table,
        items.map((item) => putNew(item)),
      )
      return { token, code }
    },
    /**
     * The link of a secret while it works: undefined once it was used, is over, or its password was
     * changed.
     */
    link: (token: string, now: Date) => linkAt(hashOf(token), now),
    /** The link whose code was sent for a device. */
    async linkOfCode(
      { device, code }: { readonly device: string; readonly code: string },
      now: Date,
    ) {
      const codeLink = await table.get(clientLinkKey(codeHash(hashOf(device), code)), {
        consistent: true,
      })
      return typeof codeLink?.leadsTo === 'string' ? linkAt(codeLink.leadsTo, now) : undefined
    },
    /**
     * Forgets that clients of an agency may use the portal: accounts, links, and their part of how
     * emails sign in.
     */
    async forget(
      agencyId: AgencyId,
      { ids, emails }: { ids: readonly ClientId[]; emails: readonly string[] },
    ) {
      const isOther = (one: Account) => one.agencyId !== agencyId || !ids.includes(one.clientId)
      for (const email of emails) {
        await changeLogin(email, (before) => {
          if (before === undefined || [...before.accounts, ...before.invited].every(isOther))
            return []
          const accounts = before.accounts.filter(isOther)
          const otherInvitations = before.invited.filter(isOther)
          const isEmpty = accounts.length + otherInvitations.length === 0
          const removal = { write: { Delete: { Key: clientLoginKey(email) } } }
          return [
            isEmpty
              ? removal
              : loginWrite(email, before, { ...before, accounts, invited: otherInvitations }),
          ]
        })
      }
      const lists = ids.flatMap((id) => [
        linksOfClient(agencyId, id),
        sessionsOfClient(agencyId, id),
      ])
      const items = lists.map((list) => table.all(queryIndex('gsi1', list)))
      await deleteAll(table, [
        ...(await Promise.all(items)).flat(),
        ...ids.map((id) => portalAccountKey(agencyId, id)),
      ])
    },
    /**
     * Uses a link up together with what it brings: from now on the person signs in to its agency,
     * too.
     * @throws AppError portal.link-over when it was used meanwhile
     */
    use: (link: ClientLinkRecord, also: readonly PlannedWrite[]): Promise<void> =>
      changeLogin(link.email, (before) => [
        useUp(link.hash),
        loginWrite(link.email, before, acceptAccount(before, link)),
        ...also,
      ]),
    /** The writes of a sign-in, and which of several agencies was chosen by it. */
    choose: (
      email: string,
      agencyId: AgencyId | undefined,
      also: readonly PlannedWrite[],
    ): Promise<void> =>
      changeLogin(email, (before) =>
        before === undefined || agencyId === undefined || before.chosen === agencyId
          ? also
          : [loginWrite(email, before, { ...before, chosen: agencyId }), ...also],
      ),
    /**
     * Uses a link up and sets the password of its email; all sessions from before end.
     * @throws AppError portal.link-over when it was used meanwhile
     */
    setPassword: (
      link: ClientLinkRecord,
      { passwordHash, now, also }: PasswordSet,
    ): Promise<void> =>
      changeLogin(link.email, (before) => {
        if (before === undefined) throw new AppError('portal.link-over')
        const next = { ...acceptAccount(before, link), passwordHash }
        const ends = next.accounts.map(({ agencyId, clientId }) =>
          sessionsFrom(agencyId, clientId, now),
        )
        return [useUp(link.hash), loginWrite(link.email, before, next), ...ends, ...also]
      }),
  }

  /**
   * Commits what follows from how an email signs in now, and looks again when somebody else changed
   * that meanwhile.
   */
  async function changeLogin(
    email: string,
    plan: (before: ClientLogin | undefined) => readonly PlannedWrite[],
  ) {
    return retryContended(isLoginChanged, async () => {
      const writes = plan(await login(email))
      if (writes.length > 0) await commit(table, writes)
    })
  }

  async function linkAt(hash: string, now: Date): Promise<ClientLinkRecord | undefined> {
    const item = await table.get(clientLinkKey(hash), { consistent: true })
    if (item === undefined || 'leadsTo' in item) return undefined
    const linkRead = parseFound(linkRecord, item)
    if (linkRead === undefined || linkRead.expiresAt <= now.getTime()) return undefined
    if (linkRead.kind !== 'enter') {
      const { passwordHash = '' } = (await login(linkRead.email)) ?? {}
      if (hashOf(passwordHash) !== linkRead.passwordWas) return undefined
    }
    return { ...linkRead, hash }
  }
}

/** The items of a client who may use the portal: the account, and the sign-in found by email. */
export const portalAccountItems = (
  { agencyId, id: clientId, email }: Reached,
  passwordHash: string,
): readonly [Item, Item] => [
  { ...portalAccountKey(agencyId, clientId), agencyId, clientId, email },
  {
    ...clientLoginKey(email),
    ...emptyLogin,
    version: 1,
    passwordHash,
    accounts: [{ agencyId, clientId }],
  },
]

export type PortalAccounts = ReturnType<typeof portalAccounts>

/** A code is looked for together with the device that asked, whose secret nobody guesses. */
const codeHash = (device: string | undefined, code: string): string => hashOf(`${device} ${code}`)

const emptyLogin = { passwordHash: '', accounts: [], invited: [] }

const isSameAccount = (one: Account, other: Account): boolean =>
  one.agencyId === other.agencyId && one.clientId === other.clientId

/** How somebody signs in once they opened the link of an agency: one client of each agency. */
function acceptAccount(before: ClientLogin | undefined, { agencyId, clientId }: Account) {
  const isOther = (one: Account) => one.agencyId !== agencyId
  const { accounts, invited, ...rest } = before ?? emptyLogin
  return {
    ...rest,
    accounts: [{ agencyId, clientId }, ...accounts.filter(isOther)],
    invited: invited.filter((one: Account) => !isSameAccount(one, { agencyId, clientId })),
  }
}

const useUp = (hash: string): PlannedWrite => ({
  write: { Delete: { Key: clientLinkKey(hash), ConditionExpression: 'attribute_exists(pk)' } },
  refused: () => new AppError('portal.link-over'),
})

class LoginChanged extends Error {}
const isLoginChanged = (error: unknown): boolean => error instanceof LoginChanged

/** The item of how an email signs in: over the one that was read, or the first. */
function loginWrite(
  email: string,
  known: ClientLogin | undefined,
  next: Omit<ClientLogin, 'version'>,
): PlannedWrite {
  const item = { ...clientLoginKey(email), ...next, version: (known?.version ?? 0) + 1 }
  const loginChanged = () => new LoginChanged()
  return known === undefined
    ? putNew(item, loginChanged)
    : putOver(item, known.version, loginChanged)
}

const sessionsFrom = (agencyId: AgencyId, clientId: ClientId, now: Date): PlannedWrite => ({
  write: setFields(portalAccountKey(agencyId, clientId), { sessionsFrom: now.getTime() }),
  refused: () => new AppError('portal.link-over'),
})
