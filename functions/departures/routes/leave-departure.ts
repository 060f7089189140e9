import { departuresRoutes } from '#shared/api/departures'
import { AppError } from '#shared/errors/app-error'
import { activeBookings } from '../../data/itineraries/departure-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import { useCase } from '../../runtime/use-case'
import { type DepartureDeps, departureAudit, departureMakers, viewOf } from '../departure-view'

/** Gives the places of a trip back; the trip itself stays as it is. */
export const leaveDeparture = useCase(
  departuresRoutes.leaveDeparture,
  async ({ params: { id, itineraryId }, principal }, deps: DepartureDeps) => {
    const storedDeparture = await deps.departures.get(principal.agencyId, id)
    const trip = storedDeparture.trips.get(itineraryId)
    const isThere = activeBookings(storedDeparture).some((one) => one.itineraryId === itineraryId)
    if (!isThere || trip === undefined || !isOwn(principal, trip.record))
      throw new AppError('record.not-found')
    const bookings = storedDeparture.departure.bookings.filter(
      (one) => one.itineraryId !== itineraryId,
    )
    const departure = {
      ...storedDeparture.departure,
      version: storedDeparture.departure.version + 1,
      bookings,
    }
    const action = 'agent_left_departure'
    await deps.departures.save(
      departure,
      await departureAudit({ principal, action, departure }, deps),
    )
    return viewOf({ ...storedDeparture, departure }, principal)
  },
)

export const handler = lambdaFor(leaveDeparture, departureMakers)
