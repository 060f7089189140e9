import { nameOf } from '../../../functions/data/clients/client-records'
import type { Item } from '../../../functions/data/table/table-access'
import { storedClient, storedTrip } from '../stored'
import type { Law } from './law'

/**
 * A trip says a name that its client has or had, and none without a client; versions of a client go
 * up one by one, each with one entry of the audit trail. That it is the present name is looked at
 * when all is at rest.
 */
export function namesLaw(): Law {
  const had = new Map<string, Set<string>>()
  const audited = new Map<string, number>()
  let written: { readonly before: Item | undefined; readonly after: Item }[] = []
  return {
    hear({ before, after }) {
      if (after === undefined) return
      if (after.action === 'agent_updated_client') {
        const id = String(after.clientId)
        audited.set(id, (audited.get(id) ?? 0) + 1)
      }
      if (isClient(after)) {
        const client = storedClient(after)
        had.set(client.id, (had.get(client.id) ?? new Set()).add(nameOf(client)))
      }
      if (isClient(after) || after.sk === 'ITINERARY') written.push({ before, after })
    },
    broken() {
      const now = written
      written = []
      return now.flatMap(({ before, after }) =>
        isClient(after) ? clientBroken(before, after) : tripBroken(after),
      )
    },
  }

  function clientBroken(before: Item | undefined, after: Item): string[] {
    const { id, version } = storedClient(after)
    if (before === undefined) return []
    const entries = audited.get(id) ?? 0
    return [
      ...(version === Number(before.version) + 1
        ? []
        : [`${id}: ${version} after ${before.version}`]),
      ...(entries === version - 1 ? [] : [`${id}: ${entries} entries of ${version - 1} changes`]),
    ]
  }

  function tripBroken(item: Item): string[] {
    const { record, people } = storedTrip(item)
    const { id, clientId } = record
    const name = people.clientData?.name
    if (clientId === undefined)
      return name === undefined ? [] : [`${id}: ${name}, and it has no client`]
    return name !== undefined && had.get(clientId)?.has(name)
      ? []
      : [`${id}: ${name} was never ${clientId}`]
  }
}

/** Its own item: its email's has no name. */
const isClient = ({ sk, firstName }: Item): boolean => sk === 'CLIENT' && firstName !== undefined
