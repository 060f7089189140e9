import type { AgencyId } from '#shared/ids/ids'
import { heldOfAgency } from '../table/keys'
import type { Table } from '../table/table-access'
import { listedIn } from './listed-itinerary'

export const endingHolds = (table: Table) => ({
  /**
   * Holds of an agency that end after one instant and until another, the first to end first: one
   * Query.
   */
  async ofAgency(agencyId: AgencyId, { from, to }: { from: Date; to: Date }) {
    const items = await table.all({
      IndexName: 'gsi5',
      KeyConditionExpression: 'gsi5pk = :held AND gsi2sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':held': heldOfAgency(agencyId),
        ':from': `${from.toISOString()}~`,
        ':to': `${to.toISOString()}~`,
      },
    })
    return items.map((item) => ({
      trip: listedIn(item),
      until: String(item.gsi2sk).split('#')[0] ?? '',
    }))
  },
})
