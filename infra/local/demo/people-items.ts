import { clientItems } from '../../../functions/data/clients/client-change'
import { type ClientRecord, clientRecord } from '../../../functions/data/clients/client-records'
import {
  type AgencyRecord,
  type AgentRecord,
  agencyRecord,
  agentRecord,
} from '../../../functions/data/people/agency-records'
import { agencyItem, agentItems } from '../../../functions/data/people/agency-store'
import type { Item } from '../../../functions/data/table/table-access'
import type { DemoAgency, DemoAgent, DemoClient } from './people-types'
import type { DemoData } from './types'

/** The agencies with their people and clients, as records. */
export interface DemoPeople {
  readonly agencies: readonly AgencyRecord[]
  readonly agents: readonly AgentRecord[]
  readonly clients: readonly ClientRecord[]
}

type PeopleData = Pick<DemoData, 'agencies' | 'agents' | 'clients'>

/** The people of the demo data as records. `now` is when the clients were entered. */
export function demoPeople({ agencies, agents, clients }: PeopleData, now: Date): DemoPeople {
  const agentById = new Map(agents.map((agent) => [agent.agentId, agent]))
  return {
    agencies: agencies.map(agencyOf),
    agents: agents.map(agentOf),
    clients: clients.map((client) => clientOf(client, agentById.get(client.agentId), now)),
  }
}

/** Their items. All sign in with one password; someone who has set none yet cannot. */
export function peopleItems({ agencies, agents, clients }: DemoPeople, passwordHash: string): Item[] {
  return [
    ...clients.flatMap((client) => Object.values<Item>(clientItems(client))),
    ...agents.flatMap((agent) => agentItems(agent, agent.objectives.passwordSet ? passwordHash : '')),
    ...agencies.map(agencyItem),
  ]
}

function agencyOf(agency: DemoAgency): AgencyRecord {
  const { agencyId, termsAccepted, flags, ...own } = agency
  return agencyRecord.parse({ ...own, id: agencyId, featureFlags: flags, objectives: { termsAccepted } })
}

function agentOf({ agentId, objectives, ...own }: DemoAgent): AgentRecord {
  return agentRecord.parse({
    ...own,
    id: agentId,
    objectives: Object.fromEntries(objectives.map((key) => [key, true])),
  })
}

function clientOf(client: DemoClient, agent: DemoAgent | undefined, now: Date): ClientRecord {
  const { clientId, notes, ...own } = client
  const at = now.toISOString()
  const { firstName = '', lastName = '' } = agent ?? {}
  return clientRecord.parse({
    ...own,
    id: clientId,
    version: 1,
    agent: { firstName, lastName },
    clientNotes: notes,
    createdDate: at,
    updatedAt: at,
  })
}
