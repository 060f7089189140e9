import { mergeFlags } from '#shared/access/merge-flags'
import { type AgencyId, type AgentId, agencyIdSchema } from '#shared/ids/ids'
import { serverFlags } from '../../runtime/configuration'
import { agencies, agencyKey, agentKey, agentLoginKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Item, Table } from '../table/table-access'
import {
  type AgencyRecord,
  type AgentRecord,
  agencyRecord,
  agentLoginRecord,
  agentRecord,
} from './agency-records'

/**
 * Agencies, their people, and how they sign in. An agency's flags are those in force: its own and
 * the server's (1 §6).
 */
export function agencyStore(table: Table) {
  return {
    agency: async (id: AgencyId) => {
      const agency = parseFound(agencyRecord, await table.get(agencyKey(id)))
      return agency && withServerFlags(agency)
    },
    agent: async (agency: AgencyId, id: AgentId) =>
      parseFound(agentRecord, await table.get(agentKey(agency, id))),
    /** Whose an email address is; one Get, upper and lower case alike. */
    login: async (email: string) =>
      parseFound(agentLoginRecord, await table.get(agentLoginKey(email), { consistent: true })),
  }
}
export type AgencyStore = ReturnType<typeof agencyStore>

/** The ids of all agencies: one Query. */
export async function allAgencyIds(table: Pick<Table, 'all'>): Promise<AgencyId[]> {
  const items = await table.all(queryIndex('gsi1', agencies))
  return items.map(({ gsi1sk }) => agencyIdSchema.parse(gsi1sk))
}

/** An agency with the flags in force in place of its own. */
export const withServerFlags = (agency: AgencyRecord): AgencyRecord => ({
  ...agency,
  featureFlags: mergeFlags({ agency: agency.featureFlags, server: serverFlags() }),
})

/** The item of an agency. */
export const agencyItem = (agency: AgencyRecord): Item => ({
  ...agencyKey(agency.id),
  gsi1pk: agencies,
  gsi1sk: agency.id,
  ...agency,
})

/** The items of a person: the record, and the sign-in found by email. */
export const agentItems = (agent: AgentRecord, passwordHash: string): [Item, Item] => [
  { ...agentKey(agent.agencyId, agent.id), ...agent },
  { ...agentLoginKey(agent.email), agencyId: agent.agencyId, agentId: agent.id, passwordHash },
]
