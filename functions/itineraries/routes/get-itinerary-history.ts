import { itinerariesRoutes } from '#shared/api/itineraries'
import { refuseField } from '#shared/errors/refuse-field'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireOwnTrip } from '../view/require-own-trip'

const makers = { itineraries: itineraryStore }

/** Every stored change of an itinerary, the last first: who, when, and what in words. */
export const getItineraryHistory = useCase(
  itinerariesRoutes.getItineraryHistory,
  async ({ params, query: { limit, cursor }, principal }, { itineraries }: Deps<typeof makers>) => {
    const { agencyId: agency } = principal
    const below = cursor === undefined ? undefined : versionOf(cursor)
    const [stored, entries] = await Promise.all([
      itineraries.get(agency, params.id),
      itineraries.history({ agency, id: params.id }, { limit: limit + 1, below }),
    ])
    requireOwnTrip(principal, stored)
    const page = entries.slice(0, limit)
    const last = entries.length > limit ? page.at(-1) : undefined
    return reply(
      page,
      last === undefined ? {} : { headers: { 'x-next-cursor': String(last.version) } },
    )
  },
)

function versionOf(cursor: string): number {
  if (/^\d{1,8}$/.test(cursor)) return Number(cursor)
  refuseField('query.cursor', 'must be the cursor of an earlier page')
}

export const handler = lambdaFor(getItineraryHistory, makers)
