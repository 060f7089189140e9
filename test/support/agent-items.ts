import {
  type AgentRecord,
  agencyRecord,
  agentRecord,
} from '../../functions/data/people/agency-records'
import { agencyItem, agentItems } from '../../functions/data/people/agency-store'
import type { Item } from '../../functions/data/table/table-access'
import { anAgent } from './call-as'

/** The items of Marula Journeys and its agent, so that a session of theirs is somebody's. */
export function itemsOfAnAgent(named: Partial<AgentRecord> = {}): Item[] {
  const { agencyId, agentId, agencyCode } = anAgent()
  const agency = {
    id: agencyId,
    agencyCode,
    name: 'Marula Journeys',
    admins: [],
    currency: 'USD',
    model: 'net',
  }
  const agent = {
    id: agentId,
    agencyId,
    email: 'naledi@marula.example',
    firstName: 'Naledi',
    lastName: 'Mokoena',
  }
  return [
    agencyItem(agencyRecord.parse({ ...agency, pricingSettings: {}, featureFlags: [] })),
    ...agentItems(
      agentRecord.parse({
        ...agent,
        capabilities: [],
        objectives: { termsAccepted: true },
        ...named,
      }),
      'hash',
    ),
  ]
}
