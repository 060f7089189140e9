import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { setAside } from '../../runtime/set-aside'
import { commit, putNew } from '../table/commit'
import { duePartitions, heldPartition, holdReminderKey } from '../table/keys'
import { itemKey, type Table } from '../table/table-access'
import { itinerariesIn } from './itinerary-reads'
import type { StoredItinerary } from './itinerary-records'

/** Thrown when an agent was told before that this hold ends. */
export class RemindedOfHold extends Error {
  override readonly name = 'RemindedOfHold'
}

type Trip = Pick<ItineraryRecord, 'agencyId' | 'id'>

/** Most itineraries of one reading. */
/** A claim is of no use long after its hold. */
const keptSeconds = 30 * 24 * 3600

/** Holds that end soon, and which of them their agents know of. */
export function holdReminders(table: Table) {
  return {
    /** Itineraries whose hold ends after one instant and until another, of all agencies. */
    async ending({ from, to }: { from: Date; to: Date }): Promise<StoredItinerary[]> {
      const ends = { ':from': `${from.toISOString()}~`, ':to': `${to.toISOString()}~` }
      const items = await Promise.all(
        duePartitions(heldPartition).map((partition) =>
          table
            .all({
              IndexName: 'gsi2',
              KeyConditionExpression: 'gsi2pk = :held AND gsi2sk BETWEEN :from AND :to',
              ExpressionAttributeValues: { ':held': partition, ...ends },
            })
            .catch((error: unknown) => {
              // Its holds are told of an hour later: the others need not wait for that.
              setAside('holds.unread', { partition, cause: String(error) })
              return []
            }),
        ),
      )
      const keys = items.flat().map(itemKey)
      return itinerariesIn(table, keys)
    },
    /** The claim to the reminder of one hold: it is granted once. @throws RemindedOfHold */
    async claim({ agencyId, id }: Trip, until: string): Promise<void> {
      const ttl = Math.floor(Date.parse(until) / 1000) + keptSeconds
      const claim = putNew(
        { ...holdReminderKey(agencyId, id, until), ttl },
        () => new RemindedOfHold(`${id} ${until}`),
      )
      await commit(table, [claim])
    },
    /** Gives the claim back, when the mail was not taken. */
    async unclaim({ agencyId, id }: Trip, until: string): Promise<void> {
      await commit(table, [{ write: { Delete: { Key: holdReminderKey(agencyId, id, until) } } }])
    },
  }
}
