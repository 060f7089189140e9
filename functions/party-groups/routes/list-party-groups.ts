import { partyGroupsRoutes } from '#shared/api/party-groups'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { partOf, partsQuery } from '../../itineraries/view/parts-query'
import { partySharesOf } from '../../itineraries/view/party-shares-of'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { itineraries: itineraryStore }

/** The party groups of an itinerary, with what each pays. */
export const listPartyGroups = useCase(
  partyGroupsRoutes.listPartyGroups,
  async ({ query, principal }, { itineraries }: Deps<typeof makers>) => {
    const partsAsked = partsQuery(query.filter)
    const { record } = requireOwnTrip(
      principal,
      await itineraries.get(principal.agencyId, partsAsked.itineraryId),
    )
    const allocations = new Map(record.parties.map((party) => [party.id, party.allocations]))
    const groups = partOf(partySharesOf(record), partsAsked)
    return groups.map((group) => ({
      ...group,
      itineraryId: record.id,
      allocations: allocations.get(group.id) ?? {},
    }))
  },
)

export const handler = lambdaFor(listPartyGroups, makers)
