import { clientDataRoutes } from '#shared/api/client-data'
import type { ClientListed, ClientUpdate } from '#shared/api/client-shapes'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Deps } from '../../runtime/use-case'
import { changeClient } from '../change-client'
import { clientMakers } from '../client-deps'

const makers = { ...clientMakers, itineraries: itineraryStore }

/**
 * Adds an update to a client's history: what happened, about which of the client's trips, and the
 * status from then on.
 */
export const updateClientStatus = useCaseOnce(
  clientDataRoutes.updateClientStatus,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { clientId, itineraryId, status, text } = call.body
    const trip = itineraryId && (await deps.itineraries.get(call.principal.agencyId, itineraryId))
    if (itineraryId !== undefined && trip?.record.clientId !== clientId) {
      refuseField('body.itineraryId', 'must be a trip of this client')
    }
    const itinerary = trip && { id: trip.record.id, name: trip.record.name }
    return changeClient(
      {
        id: clientId,
        call,
        keep,
        said: { text, itinerary },
        patch: (before) => ({ status: status ?? before.status }),
        answerOf: latestUpdateOf,
      },
      deps,
    )
  },
)

function latestUpdateOf({ clientData: { clientUpdates } }: ClientListed): ClientUpdate {
  const [latest] = clientUpdates
  if (latest === undefined) throw new AppError('record.malformed')
  return latest
}

export const handler = lambdaFor(updateClientStatus, makers)
