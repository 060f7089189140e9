import type { AgencyId, AgentId } from '#shared/ids/ids'
import { agencyKey, agentKey, agentLoginKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import { type AgencyRecord, type AgentRecord, agencyRecord, agentLoginRecord, agentRecord } from './agency-records'

/** Agencies, their people, and how they sign in. */
export function agencyStore(table: Table) {
  return {
    agency: async (id: AgencyId) => parseFound(agencyRecord, await table.get(agencyKey(id))),
    agent: async (agency: AgencyId, id: AgentId) => parseFound(agentRecord, await table.get(agentKey(agency, id))),
    /** Whose an email address is; one Get, upper and lower case alike. */
    login: async (email: string) =>
      parseFound(agentLoginRecord, await table.get(agentLoginKey(email), { consistent: true })),
  }
}
export type AgencyStore = ReturnType<typeof agencyStore>

/** The item of an agency, as the seeder and later the agency screens store it. */
export const agencyItem = (agency: AgencyRecord): Item => ({ ...agencyKey(agency.id), ...agency })

/** The items of a person: the record, and the sign-in found by email. */
export const agentItems = (agent: AgentRecord, passwordHash: string): Item[] => [
  { ...agentKey(agent.agencyId, agent.id), ...agent },
  { ...agentLoginKey(agent.email), agencyId: agent.agencyId, agentId: agent.id, passwordHash },
]
