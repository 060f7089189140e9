import * as z from 'zod'
import { isSuperadmin } from '#shared/access/roles'
import type { Route } from '#shared/api/contract'
import { type AgencyId, type ClientId, clientIdSchema, type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'
import type { CrossAgencies } from '../../runtime/http-lambda'
import { clientKey, itineraryKey } from '../table/keys'
import type { Table } from '../table/table-access'
import type { AgencyRecord } from './agency-records'
import { agencyStore, allAgencyIds } from './agency-store'
import { auditStore } from './audit-store'
import { actorOf } from './people'

/**
 * Superadmins read and act across agencies (domain.md): a call of theirs that names a trip or a client of another agency
 * is made in that agency. Each such call is an entry of that agency's audit trail, so only routes that may write one cross.
 */
export const crossAgencies =
  (table: Table): CrossAgencies =>
  async (principal, { route, call, clock, makeId }) => {
    if (principal.kind !== 'agent' || !isSuperadmin(principal) || !mayLog(route)) return principal
    const named = namedIn(call)
    const agency = named && (await agencyOf(named, { table, own: principal.agencyId }))
    if (agency === undefined) return principal
    const { id: agencyId, agencyCode, featureFlags: flags } = agency
    await auditStore(table).add({
      ...{ ...named, agencyId, agentId: principal.agentId },
      id: makeId('audit'),
      action: named?.itineraryId === undefined ? 'agent_accessed_client' : 'agent_accessed_itinerary',
      details: { route: route.name, homeAgencyId: principal.agencyId },
      timestamp: clock.now().toISOString(),
      by: actorOf(principal, undefined),
    })
    return { ...principal, agencyId, agencyCode, flags, homeAgencyId: principal.agencyId }
  }

const mayLog = ({ touches }: Route): boolean => touches.includes('table:write') || touches.includes('audit')

/** Where path, query and body name the trip or the client that a call is about. */
const naming = z
  .object({ id: z.string(), itineraryId: z.string(), clientId: z.string(), filter: z.string(), where: z.string() })
  .partial()
  .catch({})

interface Named {
  readonly itineraryId?: ItineraryId
  readonly clientId?: ClientId
}

/** The first trip that a call names, else the first client. */
function namedIn(call: object): Named | undefined {
  const text = Object.values(call)
    .flatMap((part) => Object.values(naming.parse(part)))
    .join(' ')
  const [itineraryId, clientId] = [/\bitn_[0-9a-z]{4,32}\b/, /\bcli_[0-9a-z]{4,32}\b/].map((id) => id.exec(text)?.[0])
  if (itineraryId !== undefined) return { itineraryId: itineraryIdSchema.parse(itineraryId) }
  return clientId === undefined ? undefined : { clientId: clientIdSchema.parse(clientId) }
}

/** Most keys of one batch of Gets. */
const mostKeys = 100

/** Whose a trip or a client is; undefined when it is the superadmin's own agency's, or nobody's. */
async function agencyOf(
  { itineraryId, clientId }: Named,
  { table, own }: { readonly table: Table; readonly own: AgencyId },
): Promise<AgencyRecord | undefined> {
  const keyIn = (agency: AgencyId) =>
    itineraryId === undefined ? clientKey(agency, clientIdSchema.parse(clientId)) : itineraryKey(agency, itineraryId)
  if ((await table.get(keyIn(own))) !== undefined) return undefined
  const agencies = await allAgencyIds(table)
  for (let at = 0; at < agencies.length; at += mostKeys) {
    const [found] = await table.getMany(agencies.slice(at, at + mostKeys).map(keyIn))
    const owner = agencies.find((agency) => keyIn(agency).pk === found?.pk)
    if (owner !== undefined) return agencyStore(table).agency(owner)
  }
  return undefined
}
