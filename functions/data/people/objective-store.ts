import { AppError } from '#shared/errors/app-error'
import { commit, type PlannedWrite } from '../table/commit'
import { agentKey } from '../table/keys'
import type { Table } from '../table/table-access'
import type { AgentRecord } from './agency-records'
import { type AuditEntry, auditWrite } from './audit-store'

/** The onboarding objectives of agents. */
export const objectiveStore = (table: Table) => ({
  /**
   * Sets some of an agent's objectives and leaves the others.
   * @param accepted - the version of the terms that they accept with it, and what that changes of
   * their agency
   * @throws AppError record.not-found when the agent is gone
   */
  async set(
    { agencyId, id }: AgentRecord,
    values: Readonly<Record<string, boolean>>,
    {
      audit,
      accepted,
    }: {
      audit: AuditEntry
      accepted?: { version: string; also: readonly PlannedWrite[] } | undefined
    },
  ): Promise<void> {
    const entries = Object.entries(values)
    const Update = {
      Key: agentKey(agencyId, id),
      UpdateExpression: `SET ${[...entries.map((_, at) => `objectives.#key${at} = :value${at}`), ...(accepted ? ['acceptedTerms = :version'] : [])].join(', ')}`,
      ConditionExpression: 'attribute_exists(objectives)',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([key], at) => [`#key${at}`, key])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(entries.map(([, value], at) => [`:value${at}`, value])),
        ...(accepted && { ':version': accepted.version }),
      },
    }
    const notFound = () => new AppError('record.not-found')
    await commit(table, [
      { write: { Update }, refused: notFound },
      ...(accepted?.also ?? []),
      auditWrite(audit),
    ])
  },
})
