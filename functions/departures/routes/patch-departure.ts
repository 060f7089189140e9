import { departuresRoutes } from '#shared/api/departures'
import { refuseField } from '#shared/errors/refuse-field'
import { DepartureChanged, takenPlaces } from '../../data/itineraries/departure-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type DepartureDeps,
  departureAudit,
  departureMakers,
  requireOpen,
  viewOf,
} from '../departure-view'

/**
 * Changes or cancels a departure that has not begun. Trips on it stay: each has a client and
 * perhaps money of its own.
 */
export const patchDeparture = useCase(
  departuresRoutes.patchDeparture,
  async (
    { params: { id }, body: { version, cancelled, ...about }, principal },
    deps: DepartureDeps,
  ) => {
    const storedDeparture = await deps.departures.get(principal.agencyId, id, { consistent: true })
    if (storedDeparture.departure.version !== version) throw new DepartureChanged()
    requireOpen(storedDeparture, deps)
    const placesTaken = takenPlaces(storedDeparture)
    if (about.places < placesTaken)
      refuseField('body.places', `must be at least ${placesTaken}: so many are taken`)
    const departure = {
      ...storedDeparture.departure,
      price: undefined,
      note: undefined,
      ...about,
      version: version + 1,
      ...(cancelled && { cancelledAt: deps.clock.now().toISOString() }),
    }
    const action = cancelled ? 'agent_cancelled_departure' : 'agent_updated_departure'
    await deps.departures.save(
      departure,
      await departureAudit({ principal, action, departure }, deps),
    )
    return viewOf({ ...storedDeparture, departure }, principal)
  },
)

export const handler = lambdaFor(patchDeparture, departureMakers)
