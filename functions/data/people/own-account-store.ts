import { AppError } from '#shared/errors/app-error'
import { commit, type PlannedWrite } from '../table/commit'
import { agentKey, agentLoginKey } from '../table/keys'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import type { AgentRecord } from './agency-records'
import { type AuditEntry, auditWrite } from './audit-store'
import { renewSession } from './session-store'

export type OwnChange = Partial<
  Pick<
    AgentRecord,
    'firstName' | 'lastName' | 'phone' | 'timeZone' | 'notices' | 'headshot' | 'signature'
  >
> & { readonly [Place in 'gsi2pk' | 'gsi2sk']?: string | undefined }

/** What agents change of their own account. */
export function ownAccountStore(table: Table) {
  return {
    /** Changes what is named; a headshot of undefined is taken away. */
    async change(
      { agencyId, id }: AgentRecord,
      change: OwnChange,
      audit: AuditEntry,
    ): Promise<void> {
      if (Object.keys(change).length === 0) return
      await commit(table, [
        { write: setFields(agentKey(agencyId, id), change), refused: notFound },
        auditWrite(audit),
      ])
    },
    /**
     * Sets a password over the one that was asked for; the other sessions end.
     * @throws AppError record.changed when it was set meanwhile
     */
    setPassword: (agent: AgentRecord, { before, passwordHash, token, now, audit }: NewPassword) =>
      commit(table, [
        {
          write: setFields(agentLoginKey(agent.email), { passwordHash }, { passwordHash: before }),
          refused: () => new AppError('record.changed'),
        },
        endSessionsBefore(agent, now),
        renewSession(token, now),
        auditWrite(audit),
      ]),
    /** Ends all sessions of an agent but one. */
    endOthers: (
      agent: AgentRecord,
      { token, now, audit }: Pick<NewPassword, 'token' | 'now' | 'audit'>,
    ) =>
      commit(table, [endSessionsBefore(agent, now), renewSession(token, now), auditWrite(audit)]),
  }
}

interface NewPassword {
  readonly before: string
  readonly passwordHash: string
  /** Of the session that goes on. */
  readonly token: string
  readonly now: Date
  readonly audit: AuditEntry
}

const notFound = () => new AppError('record.not-found')

const endSessionsBefore = ({ agencyId, id }: AgentRecord, now: Date): PlannedWrite => ({
  write: setFields(agentKey(agencyId, id), { sessionsFrom: now.getTime() }),
  refused: notFound,
})
