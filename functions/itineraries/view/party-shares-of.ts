import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { activeParties } from '#shared/pricing/active-parties'
import { partyBills } from '#shared/pricing/party-shares'

/**
 * Each party group of a record with what it pays, adding up to sell, deposit and balance to the
 * cent; without those that cancelled.
 */
export function partySharesOf(record: ItineraryRecord) {
  const { finance } = record
  const active = activeParties(record)
  const amounts = { sell: finance?.sell ?? 0, deposit: finance?.deposit ?? 0 }
  const byId = new Map(active.groups.map((party) => [party.id, party]))
  return partyBills({ ...active, finance: amounts }).map(({ segments: own, ...bill }) => {
    const { name = '', travelerIds = [] } = byId.get(bill.id) ?? {}
    return { ...bill, name, travelerIds, segments: [...own] }
  })
}
