import * as z from 'zod/mini'
import { type ClientUpdate, clientStatusSchema } from '#shared/api/client-shapes'
import { clientIdSchema } from '#shared/ids/ids'
import { clientItems, updateItem } from '../../../functions/data/clients/client-change'
import { noteItem } from '../../../functions/data/clients/client-log'
import { type ClientRecord, nameOf } from '../../../functions/data/clients/client-records'
import type { AgencyRecord, AgentRecord } from '../../../functions/data/people/agency-records'
import { agencyItem, agentItems } from '../../../functions/data/people/agency-store'
import { portalAccountItems } from '../../../functions/data/people/portal-accounts'
import type { Item } from '../../../functions/data/table/table-access'
import {
  agencyOf,
  agencyRow,
  agentOf,
  agentRow,
  clientOf,
  clientRow,
  noteOf,
} from '../../../functions/import/people-rows'
import { rowsOf } from './rows'

/** Who may sign in at /client/login: her trips are a confirmed one and two proposals. */
export const demoPortalClient = 'cli_astrid'

/** All demo people sign in with it. */
export const demoPassword = 'kgalagadi-2027'

/**
 * Three agencies: one with most flags, one that sells rack, one first-party without the second
 * builder.
 */
export const demoAgencies = rowsOf('agencies', 'agencyId', agencyRow)

/** Who may sign in at /login. The last two cannot: one is archived, one not yet activated. */
export const demoAgents = rowsOf('agents', 'agentId', agentRow)

/**
 * Invented people, most of them Naledi Mokoena’s; telephone numbers are from the ranges kept for
 * fiction where there are some.
 */
export const demoClients = rowsOf('clients', 'clientId', clientRow)

/** The agencies with their people and clients, as records. */
export interface DemoPeople {
  readonly agencies: readonly AgencyRecord[]
  readonly agents: readonly AgentRecord[]
  readonly clients: readonly ClientRecord[]
}

/** The people of the demo data as records. `now` is when the clients were entered. */
export const demoPeople = (now: Date): DemoPeople => ({
  agencies: demoAgencies.map(agencyOf),
  agents: demoAgents.map(agentOf),
  clients: demoClients.map((row) => {
    const client = clientOf(row, { agents: demoAgents, now })
    const [latestUpdate] = updatesOf(client)
    return latestUpdate === undefined ? client : { ...client, latestUpdate }
  }),
})

/** What has happened with some of the clients, the last first. */
const demoUpdates = rowsOf(
  'client-updates',
  'clientId daysAgo',
  z.strictObject({
    clientId: clientIdSchema,
    daysAgo: z.int(),
    status: clientStatusSchema,
    text: z.string(),
  }),
)

/** The history of a client, as their agent wrote it before the client was entered here. */
function updatesOf({ id, agentId, agencyId, agent, createdDate }: ClientRecord): ClientUpdate[] {
  const name = demoAgencies.find((agency) => agency.agencyId === agencyId)?.name ?? ''
  return demoUpdates
    .filter(({ clientId }) => clientId === id)
    .sort((one, other) => one.daysAgo - other.daysAgo)
    .map(({ daysAgo, status, text }) => ({
      id: `upd_${id.slice(4)}${daysAgo}`,
      status,
      text,
      timestamp: new Date(Date.parse(createdDate) - daysAgo * 86_400_000).toISOString(),
      agent: { id: agentId, fullName: nameOf(agent) },
      agency: { id: agencyId, name },
    }))
}

/** What the agents have noted about them. */
const notesOn = (client: ClientRecord): Item[] =>
  demoClients
    .filter(({ clientId }) => clientId === client.id)
    .flatMap((row) => noteOf(row, client))
    .map((note) => noteItem(client.agencyId, note))

const historyOf = (client: ClientRecord): Item[] =>
  updatesOf(client).map((update) => updateItem(client, update))

/** Their items. All sign in with one password; someone who has set none yet cannot. */
export function peopleItems(
  { agencies, agents, clients }: DemoPeople,
  passwordHash: string,
): Item[] {
  return [
    ...clients
      .filter(({ id }) => id === demoPortalClient)
      .flatMap((client) => portalAccountItems(client, passwordHash)),
    ...clients.flatMap((client) => [
      ...Object.values<Item>(clientItems(client)),
      ...notesOn(client),
      ...historyOf(client),
    ]),
    ...agents.flatMap((agent) =>
      agentItems(agent, agent.objectives.passwordSet ? passwordHash : ''),
    ),
    ...agencies.map(agencyItem),
  ]
}
