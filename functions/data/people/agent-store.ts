import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { retryContended } from '../../runtime/backoff'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { agencyKey, agentInvitationKey, agentKey, agentLoginKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { deleteOver, setFields } from '../table/update'
import {
  type AgencyRecord,
  type AgentRecord,
  agentLoginRecord,
  agentRecord,
} from './agency-records'
import { agentItems } from './agency-store'
import { type AuditEntry, auditWrite } from './audit-store'

/** The people of an agency, as its lead agents keep them. */
export function agentStore(table: Table) {
  const ofAgency = async (agency: AgencyId): Promise<AgentRecord[]> => {
    const query = queryOf(agencyKey(agency).pk, { begins: 'AGENT#' })
    const items = await table.all({ ...query, ConsistentRead: true })
    return items.map((item) => parseRecord(agentRecord, item))
  }
  const findLogin = async (email: string) =>
    parseFound(agentLoginRecord, await table.get(agentLoginKey(email), { consistent: true }))
  /** The write that meets another invitation of the same address by the same agency. */
  const invitationOf = async ({ agencyId, email }: AgentRecord): Promise<PlannedWrite> => {
    const key = agentInvitationKey(agencyId, hashOf(email.trim().toLowerCase()))
    const before = parseFound(invitationRecord, await table.get(key, { consistent: true }))
    const invitedMeanwhile = () => new InvitedMeanwhile()
    const item = { ...key, version: (before?.version ?? 0) + 1, ttl: Date.now() / 1000 + 3_600 }
    return before === undefined
      ? putNew(item, invitedMeanwhile)
      : putOver(item, before.version, invitedMeanwhile)
  }
  return {
    /** Everybody of an agency: one Query. */
    ofAgency,
    /**
     * Adds someone without a password. Who signs in at another agency by this email is added like
     * anybody, so that nobody learns of them; they keep their sign-in, and their mail says so.
     * @throws AppError client.email-exists when somebody of the same agency has the email
     */
    add: (agent: AgentRecord, audit: AuditEntry): Promise<void> =>
      retryContended(
        (error) => error instanceof InvitedMeanwhile,
        async () => {
          const invitation = await invitationOf(agent)
          const [login, colleagues] = await Promise.all([
            findLogin(agent.email),
            ofAgency(agent.agencyId),
          ])
          if (colleagues.some((one) => sameEmail(one.email, agent.email)))
            throw new AppError('client.email-exists')
          const [person, own] = agentItems(agent, '')
          await commit(table, [
            invitation,
            putNew(person),
            ...(login === undefined ? [putNew(own, () => new InvitedMeanwhile())] : []),
            auditWrite(audit),
          ])
        },
      ),
    /**
     * Removes somebody who never accepted the invitation; the email is free again, and its links
     * work no more.
     * @throws AppError agent.not-invited when they have chosen a password meanwhile
     */
    async remove({ id, agencyId, email }: AgentRecord, audit: AuditEntry): Promise<void> {
      const isTheirs = (await findLogin(email))?.agentId === id
      const login = {
        write: deleteOver(agentLoginKey(email), { agentId: id, passwordHash: '' }),
        refused: () => new AppError('agent.not-invited'),
      }
      await commit(table, [
        { write: { Delete: { Key: agentKey(agencyId, id) } } },
        ...(isTheirs ? [login] : []),
        auditWrite(audit),
      ])
    },
    /**
     * Changes what somebody is in their agency, and their name. Who is archived leads it no longer,
     * and their sessions end.
     * @throws AppError agent.last-admin when nobody would lead the agency; record.changed when its
     * lead agents changed meanwhile
     */
    async setStanding(
      { agency, agent }: { readonly agency: AgencyRecord; readonly agent: AgentRecord },
      { isAdmin, archived, ...named }: Standing,
      { audit, now, also = [] }: { audit: AuditEntry; now: Date; also?: readonly PlannedWrite[] },
    ): Promise<void> {
      const others = agency.admins.filter((id) => id !== agent.id)
      const admins = isAdmin && !archived ? [...others, agent.id] : others
      if (admins.length === 0) throw new AppError('agent.last-admin')
      const isSame = agency.admins.includes(agent.id) === (isAdmin && !archived)
      const standing = { archived, ...named, ...(archived && { sessionsFrom: now.getTime() }) }
      await commit(table, [
        ...(isSame ? [] : [newAdmins(agency, admins)]),
        ...also,
        {
          write: setFields(agentKey(agency.id, agent.id), standing),
          refused: () => new AppError('record.not-found'),
        },
        auditWrite(audit),
      ])
    },
  }
}

/** How often an address was invited lately; it stands for an hour. */
const invitationRecord = z.object({ version: z.int() })

class InvitedMeanwhile extends Error {}

/** What somebody is in their agency; a name and an email are left out where they stay. */
interface Standing
  extends Partial<Pick<AgentRecord, 'firstName' | 'lastName' | 'email' | 'contentRights'>> {
  readonly isAdmin: boolean
  readonly archived: boolean
}

const newAdmins = ({ id, admins }: AgencyRecord, next: AgencyRecord['admins']): PlannedWrite => ({
  write: setFields(agencyKey(id), { admins: next }, { admins }),
  refused: () => new AppError('record.changed'),
})

const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
