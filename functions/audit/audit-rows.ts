import * as z from 'zod/mini'
import type { AuditRow } from '#shared/api/audit'
import { idsIn } from '#shared/audit/audit-details'
import {
  type AgencyId,
  agencyIdSchema,
  agentIdSchema,
  clientIdSchema,
  itineraryIdSchema,
} from '#shared/ids/ids'
import { listedFields } from '../data/itineraries/listed-itinerary'
import type { AuditEntry } from '../data/people/audit-store'
import { groupBy } from '../data/table/group-by'
import { agencyKey, agentKey, clientKey, itineraryKey } from '../data/table/keys'
import type { Item, Key, Table } from '../data/table/table-access'

/** Makes entries into rows: with the names that agencies, agents, clients and trips have now. */
export function auditRowMaker(table: Table) {
  return async (entries: readonly AuditEntry[]): Promise<AuditRow[]> => {
    const keys = new Map(entries.flatMap(keysOf).map((key) => [nameOfKey(key), key]))
    // One statement of a role allows agencies and their people, another their records, and a batch
    // is allowed by one statement.
    const byStatement = groupBy(keys.values(), isInAgencyItself)
    const items = await Promise.all([...byStatement.values()].map((some) => table.getMany(some)))
    const names = new Map(items.flat().map((item) => [nameOfKey(item), nameIn(item)]))
    const nameAt = (key: Key | undefined) => key && names.get(nameOfKey(key))
    return entries.map((entry) => {
      const { agency, agent, client, itinerary, by, masquerader } = placesOf(entry)
      const knownNames = idsIn(entry.details).flatMap((id) => {
        const name = nameAt(keyOfId(entry.agencyId, id))
        return name === undefined ? [] : [[id, name] as const]
      })
      return {
        ...entry,
        agencyName: nameAt(agency) ?? entry.agencyId,
        agentName: nameAt(agent),
        clientName: nameAt(client),
        itineraryName: nameAt(itinerary),
        by: {
          ...entry.by,
          name: entry.by.name === entry.by.id ? (nameAt(by) ?? 'Former colleague') : entry.by.name,
          masqueraderName: entry.by.masqueraderName ?? nameAt(masquerader),
        },
        ...(knownNames.length > 0 && { names: Object.fromEntries(knownNames) }),
      }
    })
  }
}

/** Whether it lies in the partition of an agency itself, as its people do: `AGENCY#agy_marula`. */
const isInAgencyItself = ({ pk }: Key): boolean => pk.split('#').length === 2

const nameOfKey = ({ pk, sk }: Item | Key): string => `${pk} ${sk}`
const keysOf = (entry: AuditEntry): Key[] =>
  [
    ...Object.values(placesOf(entry)),
    ...idsIn(entry.details).map((id) => keyOfId(entry.agencyId, id)),
  ].filter((key) => key !== undefined)

/** Where the record of an id in details lies: people and trips in the entry's own agency. */
function keyOfId(agencyId: AgencyId, id: string): Key | undefined {
  const [agency, agent] = [agencyIdSchema.safeParse(id).data, agentIdSchema.safeParse(id).data]
  const [client, itinerary] = [
    clientIdSchema.safeParse(id).data,
    itineraryIdSchema.safeParse(id).data,
  ]
  if (agency !== undefined) return agencyKey(agency)
  if (agent !== undefined) return agentKey(agencyId, agent)
  if (client !== undefined) return clientKey(agencyId, client)
  return itinerary && itineraryKey(agencyId, itinerary)
}

/** Where the records lie that an entry names, each in the entry's own agency. */
function placesOf({ agencyId, agentId, clientId, itineraryId, by, details }: AuditEntry) {
  const agent = agentIdSchema.safeParse(agentId).data
  const client = clientIdSchema.safeParse(clientId).data
  const itinerary = itineraryIdSchema.safeParse(itineraryId).data
  const [actor, other] = [by.id, by.masqueradedBy].map((id) => agentIdSchema.safeParse(id).data)
  const home = by.homeAgencyId ?? homeIn(details) ?? agencyId
  return {
    agency: agencyKey(agencyId),
    agent: agent && agentKey(agent === actor ? home : agencyId, agent),
    client: client && clientKey(agencyId, client),
    itinerary: itinerary && itineraryKey(agencyId, itinerary),
    by: actor && agentKey(home, actor),
    masquerader: other && agentKey(agencyId, other),
  }
}

/**
 * Entries of superadmins' accesses said where they belong in their details before they did in the
 * actor.
 */
const homeIn = (details: AuditEntry['details']): AgencyId | undefined =>
  agencyIdSchema.safeParse(typeof details === 'object' ? details.homeAgencyId : undefined).data

const nameFields = z.object({
  name: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  listed: z.optional(z.object({ name: z.optional(z.string()) })),
})

function nameIn(item: Item): string | undefined {
  if (Array.isArray(item.listed))
    return String(listedFields(item, ['name']).name ?? '') || undefined
  const { name, firstName, lastName, listed } = nameFields.safeParse(item).data ?? {}
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return name ?? listed?.name ?? (person === '' ? undefined : person)
}
