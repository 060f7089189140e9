import * as z from 'zod/mini'
import { type AgencyId, type AgentId, agentIdSchema } from '#shared/ids/ids'
import { commit, putNew } from '../table/commit'
import { calendarFeedKey, calendarFeeds } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import { newToken, placeOfToken } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { type AuditEntry, auditWrite } from './audit-store'

const feedRecord = z.object({
  pk: z.string(),
  sk: z.string(),
  agentId: agentIdSchema,
  createdAt: z.iso.datetime(),
})
type FeedRecord = z.infer<typeof feedRecord>

interface Agent {
  readonly agencyId: AgencyId
  readonly agentId: AgentId
}

/**
 * Calendar feeds of agents. Only the hashes of their 256 random bits are stored; the agency stands
 * in the token, and so in every key.
 */
export function calendarFeedStore(table: Table) {
  const listFeeds = async ({ agencyId, agentId }: Agent): Promise<FeedRecord[]> => {
    const items = await table.all({
      ...queryOf(calendarFeeds(agencyId)),
      ConsistentRead: true,
    })
    return items
      .map((item) => parseRecord(feedRecord, item))
      .filter((feed) => feed.agentId === agentId)
  }
  const deletion = ({ pk, sk }: FeedRecord) => ({ write: { Delete: { Key: { pk, sk } } } })
  return {
    /** The feed of an agent; undefined where there is none. */
    get: async (agent: Agent): Promise<FeedRecord | undefined> => (await listFeeds(agent))[0],
    /** The agent whose feed a token opens; undefined for one that opens none. One Get in any case. */
    async find(token: string): Promise<Agent | undefined> {
      const { agencyId, hash } = placeOfToken(token)
      const item = await table.get(calendarFeedKey(agencyId, hash), { consistent: true })
      const feed = parseFound(feedRecord, item)
      return feed && { agencyId, agentId: feed.agentId }
    },
    /** Makes a feed in place of the agent’s earlier ones. @returns its token, which is told once */
    async create({ agencyId, agentId }: Agent, now: Date, audit: AuditEntry) {
      const earlier = await listFeeds({ agencyId, agentId })
      const { token, hash } = newToken(agencyId)
      const createdAt = now.toISOString()
      const item = { ...calendarFeedKey(agencyId, hash), agentId, createdAt }
      await commit(table, [putNew(item), ...earlier.map(deletion), auditWrite(audit)])
      return { token, createdAt }
    },
    /** Withdraws the feeds of an agent, from their next reading on; without any, nothing changes. */
    async remove(agent: Agent, audit: AuditEntry): Promise<void> {
      const feeds = await listFeeds(agent)
      if (feeds.length > 0) await commit(table, [...feeds.map(deletion), auditWrite(audit)])
    },
  }
}
