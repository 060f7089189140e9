import type { AgencyId, AgentId } from '#shared/ids/ids'
import { agencyKey, agentKey, agentLoginKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import {
  type AgencyRecord,
  type AgentLoginRecord,
  type AgentRecord,
  agencyRecord,
  agentLoginRecord,
  agentRecord,
} from './agency-records'

/** Agencies, their people, and how they sign in. */
export interface AgencyStore {
  agency(id: AgencyId): Promise<AgencyRecord | undefined>
  agent(agency: AgencyId, id: AgentId): Promise<AgentRecord | undefined>
  /** Whose an email address is; one Get, upper and lower case alike. */
  login(email: string): Promise<AgentLoginRecord | undefined>
}

/** Agencies in the table. */
export function agencyStore(table: Table): AgencyStore {
  return {
    agency: async (id) => parseFound(agencyRecord, await table.get(agencyKey(id))),
    agent: async (agency, id) => parseFound(agentRecord, await table.get(agentKey(agency, id))),
    login: async (email) => parseFound(agentLoginRecord, await table.get(agentLoginKey(email), { consistent: true })),
  }
}

/** The item of an agency, as the seeder and later the agency screens store it. */
export const agencyItem = (agency: AgencyRecord): Item => ({ ...agencyKey(agency.id), ...agency })

/** The items of a person: the record, and the sign-in found by email. */
export const agentItems = (agent: AgentRecord, passwordHash: string): Item[] => [
  { ...agentKey(agent.agencyId, agent.id), ...agent },
  { ...agentLoginKey(agent.email), agencyId: agent.agencyId, agentId: agent.id, passwordHash },
]
