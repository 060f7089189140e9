import { presentationRoutes } from '#shared/api/presentations'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { editsOfTrip, presentationMakers, sourceParts } from '../presentation-parts'
import { presentationSource } from '../presentation-view'

const makers = { ...presentationMakers, itineraries: itineraryStore }

/** What the editor of a presentation begins with. */
export const getPresentationSource = useCase(
  presentationRoutes.getPresentationSource,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const trip = requireOwnTrip(
      principal,
      await deps.itineraries.get(principal.agencyId, params.id),
    )
    const [parts, { edits, clientBlocks }] = await Promise.all([
      sourceParts(trip, deps),
      editsOfTrip(trip, deps),
    ])
    return { source: presentationSource(parts), edits, clientBlocks }
  },
)

export const handler = lambdaFor(getPresentationSource, makers)
