import { presentationRoutes } from '#shared/api/presentations'
import { parseFilter } from '#shared/catalogue/filter'
import type { Whitelist } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'
import { clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { lambdaFor } from '../../data/table/lambda-for'
import { findDemanded } from '../../data/table/listing'
import { useCase } from '../../runtime/use-case'
import { type EditsDeps, editsMakers, requireEditsOf } from '../edits-access'

/** 2 §7.4: itineraryId or clientId. */
const whitelist: Whitelist = {
  filter: { itineraryId: 'string', clientId: 'string' },
  order: [],
  fields: [],
  include: [],
  limits: { limit: 10, defaultLimit: 10 },
}

/** The edits of the trip or client that a filter names. */
export const listPresentationEdits = useCase(
  presentationRoutes.listPresentationEdits,
  async ({ query, principal }, deps: EditsDeps) => {
    const { where } = parseFilter(query.filter, whitelist)
    const trip = itineraryIdSchema.safeParse(findDemanded(where, 'itineraryId'))
    const id = trip.success ? trip : clientIdSchema.safeParse(findDemanded(where, 'clientId'))
    if (!id.success) {
      throw new AppError('filter.invalid', {
        field: 'where.itineraryId',
        reason: 'must name an itinerary or a client',
      })
    }
    const edits = await deps.presentations.get(await requireEditsOf(principal, id.data, deps))
    return edits === undefined ? [] : [edits]
  },
)

export const handler = lambdaFor(listPresentationEdits, editsMakers)
