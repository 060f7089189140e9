import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { partyBills } from '#shared/pricing/party-shares'

/**
 * Each party group of a record with what it pays, adding up to sell, deposit and balance to the
 * cent.
 */
export function partySharesOf({ parties, segments: stored, finance }: ItineraryRecord) {
  const segments = stored.map(({ id, sell = 0 }) => ({ id: String(id), sell }))
  const amounts = { sell: finance?.sell ?? 0, deposit: finance?.deposit ?? 0 }
  const names = new Map(parties.map((party) => [party.id, party]))
  return partyBills({ groups: parties, segments, finance: amounts }).map(
    ({ segments: own, ...bill }) => {
      const { name = '', travelerIds = [] } = names.get(bill.id) ?? {}
      return { ...bill, name, travelerIds, segments: [...own] }
    },
  )
}
