import * as z from 'zod/mini'
import type { AuditRow } from '#shared/api/audit'
import { agentIdSchema, clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { listedFields } from '../data/itineraries/listed-itinerary'
import type { AuditEntry } from '../data/people/audit-store'
import { chunksOf } from '../data/table/group-by'
import { agencyKey, agentKey, clientKey, itineraryKey } from '../data/table/keys'
import type { Item, Key, Table } from '../data/table/table-access'

/** Makes entries into rows: with the names that agencies, agents, clients and trips have now. */
export function auditRowMaker(table: Table) {
  return async (entries: readonly AuditEntry[]): Promise<AuditRow[]> => {
    const keys = new Map(entries.flatMap(keysOf).map((key) => [nameOfKey(key), key]))
    const found = await Promise.all(chunksOf([...keys.values()], 100).map((some) => table.getMany(some)))
    const names = new Map(found.flat().map((item) => [nameOfKey(item), nameIn(item)]))
    const nameAt = (key: Key | undefined) => key && names.get(nameOfKey(key))
    return entries.map((entry) => {
      const { agency, agent, client, itinerary, by } = placesOf(entry)
      return {
        ...entry,
        agencyName: nameAt(agency) ?? entry.agencyId,
        agentName: nameAt(agent),
        clientName: nameAt(client),
        itineraryName: nameAt(itinerary),
        by: { ...entry.by, name: entry.by.name === entry.by.id ? (nameAt(by) ?? entry.by.name) : entry.by.name },
      }
    })
  }
}

const nameOfKey = ({ pk, sk }: Item | Key): string => `${pk} ${sk}`
const keysOf = (entry: AuditEntry): Key[] => Object.values(placesOf(entry)).filter((key) => key !== undefined)

/** Where the records lie that an entry names, each in the entry's own agency. */
function placesOf({ agencyId, agentId, clientId, itineraryId, by }: AuditEntry) {
  const agent = agentIdSchema.safeParse(agentId).data
  const client = clientIdSchema.safeParse(clientId).data
  const itinerary = itineraryIdSchema.safeParse(itineraryId).data
  const actor = agentIdSchema.safeParse(by.id).data
  return {
    agency: agencyKey(agencyId),
    agent: agent && agentKey(agencyId, agent),
    client: client && clientKey(agencyId, client),
    itinerary: itinerary && itineraryKey(agencyId, itinerary),
    by: actor && agentKey(by.homeAgencyId ?? agencyId, actor),
  }
}

const named = z.object({
  name: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  listed: z.optional(z.object({ name: z.optional(z.string()) })),
})

function nameIn(item: Item): string | undefined {
  if (Array.isArray(item.listed)) return String(listedFields(item, ['name']).name ?? '') || undefined
  const { name, firstName, lastName, listed } = named.safeParse(item).data ?? {}
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return name ?? listed?.name ?? (person === '' ? undefined : person)
}
