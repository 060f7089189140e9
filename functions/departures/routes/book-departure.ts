import { departuresRoutes } from '#shared/api/departures'
import { AppError } from '#shared/errors/app-error'
import { isPattern } from '#shared/itinerary/states'
import { DepartureChanged, departureStore } from '../../data/itineraries/departure-store'
import { actorOf } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { copyOf } from '../../itineraries/create/make-copy'
import { tripMakers } from '../../itineraries/view/trip-deps'
import type { Deps } from '../../runtime/use-case'
import { bookingsOf, requireOpen, takenPlaces } from '../departure-view'

const makers = { ...tripMakers, departures: departureStore }
const maxTries = 5

/**
 * The trip and its places are one transaction. Who meets a colleague's booking counts the places
 * again.
 */
export const bookDeparture = useCaseOnce(
  departuresRoutes.bookDeparture,
  async (
    { params, body: { clientId, guests }, principal, requestId },
    deps: Deps<typeof makers>,
    keep,
  ) => {
    const { agencyId } = principal
    for (let tries = 1; ; tries++) {
      const stored = await deps.departures.get(agencyId, params.id)
      requireOpen(stored, deps)
      const { places, savedItineraryId, startDate, name, version } = stored.departure
      if (takenPlaces(stored) + guests > places) throw new AppError('departure.full')
      const pattern = await deps.itineraries.get(agencyId, savedItineraryId)
      if (pattern === undefined || !isPattern(pattern.record.state))
        throw new AppError('departure.closed')
      const copy = {
        principal,
        source: pattern.record,
        state: 'estimate',
        name,
        startDate,
        clientId,
      } as const
      const { agent, ...after } = await copyOf(copy, deps)
      const { id: itineraryId, version: tripVersion } = after.record
      const bookings = [...bookingsOf(stored), { itineraryId, guests }]
      const answer = { itineraryId }
      const at = deps.clock.now().toISOString()
      const action = `created from ${savedItineraryId} for ${params.id}`
      try {
        await deps.itineraries.save({
          after,
          answer: keep(answer, tripVersion),
          entry: { at, by: actorOf(principal, agent), action, changes: [], requestId },
          also: [deps.departures.write({ ...stored.departure, version: version + 1, bookings })],
        })
        return { answer, version: tripVersion }
      } catch (error) {
        if (!(error instanceof DepartureChanged) || tries === maxTries) throw error
      }
    }
  },
)

export const handler = lambdaFor(bookDeparture, makers)
