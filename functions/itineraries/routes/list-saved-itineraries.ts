import { savedTripRoutes } from '#shared/api/saved-trips'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { type SavedListDeps, savedListMakers, savedPage } from '../saved/saved-page'

/** The agency's saved itineraries, whoever made them. */
export const listSavedItineraries = useCase(
  savedTripRoutes.listSavedItineraries,
  async ({ query, principal }, deps: SavedListDeps) => {
    const { answer, headers } = await savedPage({ principal, query }, deps)
    return reply(answer, headers)
  },
)

export const handler = lambdaFor(listSavedItineraries, savedListMakers)
